cli-review = Décortiquer une partie finie : la donne, le hasard, vos choix et ceux des autres.
cli-review-file = une partie enregistrée, ou un dossier : alors les moyennes de chaque joueur
cli-review-seat = parler à ce joueur, compté à partir de 1, et taire les phrases des autres
cli-review-thinking = combien y réfléchir ; 0.1 est un dixième du temps, et moins sûr
cli-review-report = écrire la courbe, les barres et les phrases dans ce fichier HTML ; il s’ouvre sans réseau
cli-review-progress = Lecture de { $file }
cli-review-thinking-least = --thinking veut un nombre supérieur à 0, comme 0.5.
cli-review-seat-unknown = Il n’y a pas de joueur { $seat } : { $seats ->
    [1] un seul joue
   *[other] ils sont { $seats }
}.
cli-review-none = { $folder } ne contient aucune partie finie à revoir.
cli-review-skipped = { $file } est laissé de côté : { $problem }

review-unfinished = Cette partie n’est pas finie : la revoir en dirait trop.
review-eyes = Vu à travers les yeux de nos robots : un choix compte par rapport à ce qu’ils feraient d’instinct, d’après ce que le joueur savait alors. D’autres yeux, d’autres chiffres.
review-unit-share = En points de chance de gagner, sur 100 ; ± : l’écart que d’autres essais ne dépasseraient pas, 95 fois sur 100 ; ce que nos robots jugent mal vient en plus. Chaque ligne tombe juste.
review-unit-score = En points de score ; ± : l’écart que d’autres essais ne dépasseraient pas, 95 fois sur 100 ; ce que nos robots jugent mal vient en plus. Chaque ligne tombe juste.
review-loss-about = Si « Écart au mieux » est négatif, on n’a, tout compte fait, rien trouvé de mieux que ce qui a été joué ; chaque choix d’un tour est compté à part : leur somme peut dépasser une victoire entière.
review-numbers-about = « N° » désigne la ligne de l’enregistrement : « comptoir replay » raconte ce qui s’y est passé.
review-title = { $game } : ce qui a fait la partie
review-title-averages = Ce qui a fait les parties
review-averages-about = Moyennes sur les parties, en points de chance de gagner, sur 100 ; en solitaire, en points de score. L’intervalle ± contient la vraie valeur 95 fois sur 100. Le hasard et la donne s’effacent à la longue ; vos choix, non.

review-line-start = Départ
review-line-deal = Donne
review-line-luck = Hasard
review-line-own = Ses choix
review-line-others = Choix des autres
review-line-unseen = Caché
review-line-drift = Révision
review-line-result = Résultat
review-line-loss = Écart au mieux
review-column-player = Joueur
review-column-games = Parties
review-column-game = Jeu
review-curve = Les chances de chacun, choix après choix
review-curve-score = Le score attendu, choix après choix
review-bars = Ce qui a fait les résultats
review-points = { $value } ± { $doubt }
review-points-alone = { $value }

review-amount = { $points } { $unit ->
    [score] { $points ->
        [one] point
       *[other] points
    }
   *[share] { $points ->
        [one] point
       *[other] points
    } de chance de gagner
}
review-amount-more = { $points } { $unit ->
    [score] { $points ->
        [one] point
       *[other] points
    }
   *[share] { $points ->
        [one] point
       *[other] points
    } de chance
} de plus
review-amount-less = { $points } { $unit ->
    [score] { $points ->
        [one] point
       *[other] points
    }
   *[share] { $points ->
        [one] point
       *[other] points
    } de chance
} de moins
review-did = { $you ->
    [yes] vous a
   *[no] a
} { $way ->
    [gave] apporté
   *[cost] coûté
} { review-amount }{ $you ->
    [yes] {""}
   *[no] {" "}à { $who }
}
review-back = { $back ->
    [yes] {" "}Le coup a été repris ensuite.
   *[no] {""}
}
review-said-ending = { $you ->
    [yes] { $how ->
        [won] Vous avez gagné.
        [shared] Vous avez partagé la victoire.
       *[lost] Vous n’avez pas gagné cette fois.
    }
   *[no] { $how ->
        [won] { $who } a gagné.
        [shared] { $who } a partagé la victoire.
       *[lost] { $who } n’a pas gagné cette fois.
    }
} { $from ->
    [continued] La partie a repris à un moment qui promettait { $start } sur 100.
   *[fair] La juste part serait de { $start } sur 100.
}
review-said-score = { $you ->
    [yes] Vous avez marqué
   *[no] { $who } a marqué
} { $score } ; avant la donne, on pouvait s’attendre à { $start }.
review-said-deal = La donne { review-did } (±{ $doubt }).
review-said-luck = { $game ->
    [cafe-race] Le hasard des dés
    [cafe-international] La pioche
    [espresso-doppio] La pioche des cartes
   *[other] Le hasard en cours de partie
} { review-did } (±{ $doubt }).
review-said-own = { $you ->
    [yes] Vos propres choix vous ont
   *[no] Les choix de { $who } lui ont
} { $way ->
    [gave] apporté
   *[cost] coûté
} { review-amount } (±{ $doubt }), par rapport à ce que nos robots auraient fait d’instinct.
review-said-others = { $seats ->
    [2] Les choix de l’autre joueur
   *[other] Les choix des autres
} { $you ->
    [yes] vous ont
   *[no] ont
} { $way ->
    [gave] apporté
   *[cost] coûté
} { review-amount }{ $you ->
    [yes] {""}
   *[no] {" "}à { $who }
} (±{ $doubt }).
review-said-unseen = Ce que personne ne pouvait voir — { $hidden ->
    [choices] choix faits en même temps
    [cards] cartes cachées
   *[both] cartes cachées, choix faits en même temps
} — { review-did } (±{ $doubt }).
review-said-beyond = Plus de 100 points, ce n’est pas une coquille : chaque choix et chaque tirage est compté à part, et ce que l’un donne, l’autre peut le rendre.
review-said-quiet = Rien de net au total : { $lines }.
review-quiet-deal = la donne
review-quiet-luck = le hasard
review-quiet-own = ses propres choix
review-quiet-own-yours = vos propres choix
review-quiet-others = les choix des autres
review-quiet-other = les choix de l’autre joueur
review-quiet-unseen = ce qui était caché
review-said-drift = Notre estimation a changé d’avis de { review-amount } { $you ->
    [yes] { $way ->
        [gave] en votre faveur
       *[cost] à vos dépens
    }
   *[no] { $way ->
        [gave] en faveur de { $who }
       *[cost] aux dépens de { $who }
    }
} (±{ $doubt }) : c’est sa faiblesse, et cela ne tient à personne.
review-said-undone = Revenir en arrière une fois le hasard connu { review-did } : ni hasard ni choix, c’est compté sous « { review-line-drift } ».
review-asked = { $about ->
    [yes] {" "}({ $asked })
   *[no] {""}
}
review-said-choice = N° { $entry }{ review-asked } : { $by ->
    [bot] un robot a choisi « { $move } » { $you ->
        [yes] à votre place
       *[no] à la place de { $who }
    }
   *[player] { $you ->
        [yes] vous avez choisi
       *[no] { $who } a choisi
    } « { $move } »
} ; « { $best } » aurait apporté { review-amount-more } (±{ $doubt }){ $whole ->
    [yes] {" "}que tout le tour tel qu’il a été joué
   *[no] {""}
}, d’après ce qu’on pouvait savoir.{ $size ->
    [huge] {" "}Voilà qui a beaucoup pesé.
    [large] {" "}À retenir.
    [fair] {" "}À revoir à tête reposée.
   *[small] {""}
}{ review-back }
review-said-secret = N° { $entry }{ review-asked }, en secret : { $by ->
    [bot] un robot a choisi « { $move } » { $you ->
        [yes] à votre place
       *[no] à la place de { $who }
    }
   *[player] { $you ->
        [yes] vous avez choisi
       *[no] { $who } a choisi
    } « { $move } »
} ; face à des joueurs ordinaires, « { $best } » aurait apporté { review-amount-more } (±{ $doubt }).{ review-back }
review-said-swing = N° { $entry } : { $game ->
    [cafe-race] le hasard des dés
    [cafe-international] la pioche
    [espresso-doppio] la pioche des cartes
   *[other] le hasard
} { review-did } (±{ $doubt }).{ review-back }
review-said-no-mistake = { $count ->
    [1] Rien de nettement mieux n’a été trouvé pour { $you ->
        [yes] votre seul choix libre
       *[no] le seul choix libre de { $who }
    }.
   *[other] Pris un à un, rien de nettement mieux n’a été trouvé pour { $you ->
        [yes] vos { $count } choix libres
       *[no] les { $count } choix libres de { $who }
    }.
}
review-said-brief = Ce n’était qu’un coup d’œil, avec { $share } % de la réflexion habituelle : bien des choses restent incertaines.
review-said-not-looked-at = { $count ->
    [1] Un choix n’a pas été examiné
   *[other] { $count } choix n’ont pas été examinés
} : le temps était écoulé.

# La page après la partie.
review-heading = Ce qui a fait la partie
review-growing = Chaque choix est examiné…
review-ready = L’analyse est prête.
review-again = Réessayer
review-who = La partie vue par
review-moments = { $count ->
    [1] Un moment qui a compté
   *[other] { $count } moments qui ont compté
}
review-moment-choice = Moment { $place } : { $you ->
    [yes] votre choix
   *[no] le choix de { $name }
}
review-moment-luck = Moment { $place } : { $luck } { $points }
review-ask = { $you ->
    [yes] Que feriez-vous ?
   *[no] Que feriez-vous à la place de { $name } ?
}
review-show = Montrer la réponse
review-picked = « { $move } » :
review-answer-best = c’est aussi ce que nous avons trouvé de mieux.
review-answer-same = c’est ce qui a été joué.
review-answer-unseen = cela promettait moins à nos robots ; nous ne l’avons pas essayé.
review-answer-other = { $way ->
    [more] { review-amount-more } que ce qui a été joué (±{ $doubt }).
    [less] { review-amount-less } que ce qui a été joué (±{ $doubt }).
   *[same] ni nettement mieux ni nettement moins bien que ce qui a été joué (±{ $doubt }).
}
review-hindsight = Et en sachant tout ?
review-hindsight-said = { $game ->
    [cafe-race] Si l’on avait connu le choix de chacun :
   *[other] Toutes cartes sur table :
} { $way ->
    [more] « { $move } » aurait apporté { review-amount-more } que « { $made } » (±{ $doubt }).
    [less] « { $move } » aurait apporté { review-amount-less } que « { $made } » (±{ $doubt }). Personne ne pouvait le savoir.
   *[same] pas de différence nette entre « { $move } » et « { $made } » (±{ $doubt }).
}
review-go-on = Continuer d’ici
review-share = { $unit ->
    [score] { $chance } points attendus.
   *[share] { $you ->
        [yes] Vos chances à ce moment :
       *[no] Les chances de { $name } à ce moment :
    } { $chance } sur 100.
}{ $count ->
    [0] {""}
   *[other] {" "}{ $changes }.
}
review-tile-deal = Donne
review-tile-luck = { $game ->
    [cafe-race] Dés
    [cafe-international] Pioche
    [espresso-doppio] Pioche
   *[other] Hasard
}
review-tile-unseen = Caché
review-tile-others = Les autres
review-tile-own = Ses choix
review-tile-drift = Révision
