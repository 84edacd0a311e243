espresso-doppio-aim = Récoltez le plus de grains : que le chemin de table montre ce que demandent vos cartes, puis marquez-les.
espresso-doppio-aim-solo = Gardez le plus de grains possible : chaque action en coûte un, chaque carte marquée en rapporte. Plus il en reste à la fin, plus votre grade est élevé.

espresso-doppio-asks-saucer = Posez une soucoupe
espresso-doppio-asks-cup = Posez une tasse
espresso-doppio-asks-spoon = Posez une cuillère
espresso-doppio-asks-action = À vous : déplacez ou échangez des pièces, jusqu’à trois fois
espresso-doppio-asks-more = Continuez, marquez vos cartes, ou finissez votre tour
espresso-doppio-asks-more-exchange-stop = Continuez, ou finissez votre tour
espresso-doppio-asks-score = Marquez vos cartes, ou finissez votre tour
espresso-doppio-asks-score-stop = Aucune carte à marquer : finissez votre tour
espresso-doppio-asks-master = À vous : déplacez ou échangez des pièces, ou marquez d’abord une carte
espresso-doppio-asks-master-exchange = À vous : déplacez ou échangez des pièces
espresso-doppio-asks-solo = Payez un grain pour une action, ou marquez une carte
espresso-doppio-asks-solo-exchange = Payez un grain pour une action
espresso-doppio-asks-last = Plus de grains : marquez une carte, ou arrêtez-vous là
espresso-doppio-asks-last-stop = Plus de grains ni de carte à marquer : arrêtez-vous là

espresso-doppio-move-place = Poser { $piece } sur la case { $space }
espresso-doppio-move-exchange = Cases { $left } et { $right } : échanger { $types }
espresso-doppio-move-stop = C’est tout
espresso-doppio-move-score = Marquer la carte { $card } ({ $about })

espresso-doppio-types-saucer = les soucoupes
espresso-doppio-types-cup = les tasses
espresso-doppio-types-spoon = les cuillères

espresso-doppio-piece-white-saucer = la soucoupe blanche
espresso-doppio-piece-caramel-saucer = la soucoupe caramel
espresso-doppio-piece-brown-saucer = la soucoupe brune
espresso-doppio-piece-white-cup = la tasse blanche
espresso-doppio-piece-caramel-cup = la tasse caramel
espresso-doppio-piece-brown-cup = la tasse brune
espresso-doppio-piece-white-spoon = la cuillère blanche
espresso-doppio-piece-caramel-spoon = la cuillère caramel
espresso-doppio-piece-brown-spoon = la cuillère brune

espresso-doppio-condition-row = trois à la suite
espresso-doppio-condition-set = ensemble à la suite
espresso-doppio-condition-lone = seule sur sa case
espresso-doppio-condition-stack = réunis sur une case
espresso-doppio-condition-pair = deux cases voisines
espresso-doppio-condition-duo = deux cases voisines, exactement
espresso-doppio-condition-run = une couleur à la suite
espresso-doppio-condition-special = cases vides

espresso-doppio-part-white-saucer = soucoupe blanche
espresso-doppio-part-caramel-saucer = soucoupe caramel
espresso-doppio-part-brown-saucer = soucoupe brune
espresso-doppio-part-saucer = soucoupe
espresso-doppio-part-white-cup = tasse blanche
espresso-doppio-part-caramel-cup = tasse caramel
espresso-doppio-part-brown-cup = tasse brune
espresso-doppio-part-cup = tasse
espresso-doppio-part-white-spoon = cuillère blanche
espresso-doppio-part-caramel-spoon = cuillère caramel
espresso-doppio-part-brown-spoon = cuillère brune
espresso-doppio-part-spoon = cuillère
espresso-doppio-part-white = blanc
espresso-doppio-part-caramel = caramel
espresso-doppio-part-brown = brun

espresso-doppio-grade-tea = le thé vous va mieux
espresso-doppio-grade-filter = un café filtre honnête
espresso-doppio-grade-plunger = à l’aise avec une cafetière à piston
espresso-doppio-grade-machine = on vous confie la grande machine
espresso-doppio-grade-barista = barista, rien de moins

espresso-doppio-event-began = { $seat } pose la première soucoupe.
espresso-doppio-event-placed = { $seat } pose { $piece } sur la case { $space }.
espresso-doppio-event-shown = { $seat } retourne la carte { $card } ({ $about }).
espresso-doppio-event-turn = À { $seat } de jouer.
espresso-doppio-event-moved = { $seat } déplace de { $start } à { $space } : { $pieces }.
espresso-doppio-event-exchanged = { $seat } échange entre { $left } et { $right } : { $going } contre { $coming }.
espresso-doppio-event-scored = { $times ->
    [1] { $seat } marque la carte { $card } ({ $about }) : { $beans ->
        [one] { $beans } grain
       *[other] { $beans } grains
    }.
   *[other] { $seat } marque la carte { $card } ({ $about }) { $times } fois : { $beans ->
        [one] { $beans } grain
       *[other] { $beans } grains
    }.
}
espresso-doppio-event-took = { $spaces ->
    [1] { $seat } joue la carte { $card } : une case vide, { $other } perd { $beans ->
        [one] { $beans } grain
       *[other] { $beans } grains
    }.
   *[other] { $seat } joue la carte { $card } : { $spaces } cases vides, { $other } perd { $beans ->
        [one] { $beans } grain
       *[other] { $beans } grains
    }.
}
espresso-doppio-event-finished = { $half ->
    [1] { $seat } a marqué toutes ses cartes : la première manche est finie !
   *[other] { $seat } a marqué toutes ses cartes : la partie est finie.
}
espresso-doppio-event-stalled = { $half ->
    [1] { $turns } tours sans une carte marquée : la première manche est finie.
   *[other] { $turns } tours sans une carte marquée : la partie est finie.
}
espresso-doppio-event-revealed = Dans la pioche de { $seat } il restait : { $cards }.
espresso-doppio-event-received = { $seat } reçoit les cartes { $cards }, mélangées.
espresso-doppio-event-purse = { $seat } commence avec { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}.
espresso-doppio-event-spent = { $left ->
    [0] C’était le dernier grain.
    [one] Un grain dépensé, il en reste un.
   *[other] Un grain dépensé, il en reste { $left }.
}
espresso-doppio-event-graded = { $seat } finit avec { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} : { $grade }.
    .mine = Vous finissez avec { $beans ->
        [one] { $beans } grain
       *[other] { $beans } grains
    } : { $grade }.
espresso-doppio-event-won = { $winner } gagne avec { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}.
espresso-doppio-event-tie = { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} chacun : { $winner } gagne, avec des cartes encore à marquer.
espresso-doppio-event-shared = { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} chacun : la victoire est partagée.

espresso-doppio-refusal-not-waiting = Ce n’est pas à vous de jouer.
espresso-doppio-refusal-no-such-choice = Ce choix n’existe pas dans ce jeu.
espresso-doppio-refusal-lay-first = D’abord, on pose les neuf pièces sur le chemin de table.
espresso-doppio-refusal-all-laid = Les pièces sont posées ; elles bougent maintenant par des actions.
espresso-doppio-refusal-other-type = Les soucoupes d’abord, puis les tasses, puis les cuillères.
espresso-doppio-refusal-already-laid = Cette pièce est déjà sur le chemin de table.
espresso-doppio-refusal-same-type = Il y a déjà une pièce de ce type sur la case.
espresso-doppio-refusal-same-colour = À la pose, une case ne reçoit pas deux pièces de même couleur.
espresso-doppio-refusal-nothing-there = Un de ces types n’est sur aucune des deux cases.
espresso-doppio-refusal-three-actions = Un tour n’a que trois actions.
espresso-doppio-refusal-after-scoring = Vous avez commencé à marquer : plus d’actions ce tour-ci.
espresso-doppio-refusal-act-first = Un tour commence par une action : déplacez ou échangez d’abord quelque chose.
espresso-doppio-refusal-not-shown = Cette carte n’est pas face visible devant vous.
espresso-doppio-refusal-not-met = Le chemin de table ne montre pas ce que demande cette carte.
espresso-doppio-refusal-no-bean = Une action coûte un grain, et vous n’en avez plus.
espresso-doppio-refusal-beans-left = Il vous reste des grains : continuez.

espresso-doppio-sheet-row = Carte { $card } : trois à la suite
espresso-doppio-sheet-set = Carte { $card } : ensemble à la suite
espresso-doppio-sheet-lone = Carte { $card } : seule sur sa case
espresso-doppio-sheet-stack = Carte { $card } : réunis sur une case
espresso-doppio-sheet-pair = Carte { $card } : deux cases voisines
espresso-doppio-sheet-duo = Carte { $card } : deux cases voisines, exactement
espresso-doppio-sheet-run = Carte { $card } : une couleur à la suite
espresso-doppio-sheet-special = Carte { $card } : cases vides
espresso-doppio-sheet-lost = Perdus à cause de la carte spéciale
espresso-doppio-sheet-purse = Pour commencer
espresso-doppio-sheet-actions = { $actions ->
    [0] Aucune action
    [1] Une action
   *[other] { $actions } actions
}

# Ce qui se trouve sur le plateau.
espresso-doppio-board-label = Le chemin de table et ses cinq cases
espresso-doppio-board-space = Case { $space } : { $pieces }
espresso-doppio-board-empty = vide
espresso-doppio-board-types = Ce qui change de place
espresso-doppio-board-exchange = Échanger
espresso-doppio-board-leave = Laisser en place
espresso-doppio-board-lay = Prenez une pièce, puis touchez sa case.
espresso-doppio-board-where = Touchez maintenant sa case.
espresso-doppio-board-first = Touchez deux cases, ou glissez une pièce.
espresso-doppio-board-second = Et l’autre case ?
espresso-doppio-board-cards-now = Marquez les cartes qui brillent, ou finissez le tour.
espresso-doppio-board-nothing-now = Plus rien à marquer : finissez votre tour.
espresso-doppio-board-cards-last = Plus de grains. Marquez une carte qui brille, ou la partie s’arrête là.
espresso-doppio-board-nothing-last = Plus de grains ni de carte à marquer : la partie s’arrête là.
espresso-doppio-board-means-row = Côte à côte, dans cet ordre ou en miroir : { $parts }.
espresso-doppio-board-means-set = Côte à côte, dans cet ordre ou en miroir : { $parts }.
espresso-doppio-board-means-lone = Seule sur sa case : { $parts }. Chacune rapporte.
espresso-doppio-board-means-stack = Sur une même case, et rien d’autre : { $parts }.
espresso-doppio-board-means-pair = Deux cases voisines, chacune avec { $parts }. Chaque paire rapporte.
espresso-doppio-board-means-duo = Deux cases voisines, deux pièces sur chacune et rien d’autre : { $parts }.
espresso-doppio-board-means-run = Trois cases à la suite, chacune avec une pièce d’une même couleur. Chaque couleur rapporte.
espresso-doppio-board-means-special = { $beans ->
    [1] Vous gagnez un grain par case vide.
   *[other] Vous gagnez { $beans } grains par case vide.
}
espresso-doppio-board-means-special-takes = { $beans ->
    [1] L’autre joueur perd un grain par case vide.
   *[other] L’autre joueur perd { $beans } grains par case vide.
}
espresso-doppio-board-stop = Terminé
espresso-doppio-board-stop-sure = Terminé, sans marquer
espresso-doppio-board-stop-game = Finir la partie
espresso-doppio-board-stop-game-sure = Finir la partie sans marquer
espresso-doppio-board-score = { $beans ->
    [one] Marquer la carte { $card } : { $beans } grain
   *[other] Marquer la carte { $card } : { $beans } grains
}
espresso-doppio-board-score-takes = { $beans ->
    [0] Marquer la carte { $card } : l’autre n’a pas de grain à perdre
    [one] Marquer la carte { $card } : l’autre perd un grain
   *[other] Marquer la carte { $card } : l’autre perd { $beans } grains
}
espresso-doppio-board-not-yet = Pas encore
espresso-doppio-board-actions = { $left ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $left } actions
}
espresso-doppio-board-gives = +{ $beans }
espresso-doppio-board-takes = −{ $beans }
espresso-doppio-board-beans = { $beans ->
    [one] { $name } : { $beans } grain dans le bocal
   *[other] { $name } : { $beans } grains dans le bocal
}
espresso-doppio-board-piles = { $left ->
    [one] { $left } carte dans la pioche
   *[other] { $left } cartes dans la pioche
}, { $done ->
    [one] { $done } marquée
   *[other] { $done } marquées
}
espresso-doppio-board-scored = { $done } sur { $all } marquées
espresso-doppio-board-next-grade = Dès { $beans } grains : { $grade }.
espresso-doppio-board-card = Carte { $card }, { $condition } { $parts }, { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}{ $pays ->
    [0] {""}
    [one] {" "}: rapporte { $pays } maintenant
   *[other] {" "}: rapporte { $pays } maintenant
}
espresso-doppio-board-card-takes = Carte { $card }, { $condition } : l’autre perd { $beans ->
    [1] un grain
   *[other] { $beans } grains
} pour chacune{ $pays ->
    [0] {""}
   *[other] , { $pays } maintenant
}
espresso-doppio-board-has-card-takes = { $seat } montre la carte { $card }, { $condition } : l’autre perd { $beans ->
    [1] un grain
   *[other] { $beans } grains
} pour chacune{ $pays ->
    [0] .
   *[other] , { $pays } maintenant.
}
espresso-doppio-board-has-card = { $seat } montre la carte { $card }, { $condition } { $parts }, { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}{ $pays ->
    [0] .
   *[other] {" "}: rapporte { $pays } maintenant.
}

## What is being shown, above the board

espresso-doppio-now-placed = { $mine ->
    [yes] Vous posez une pièce
   *[no] { $name } pose une pièce
}
espresso-doppio-now-moved = { $mine ->
    [yes] Vous déplacez la porcelaine
   *[no] { $name } déplace la porcelaine
}
espresso-doppio-now-exchanged = { $mine ->
    [yes] Vous échangez
   *[no] { $name } échange
}
espresso-doppio-now-scored = { $mine ->
    [yes] Vous marquez une carte
   *[no] { $name } marque une carte
}
espresso-doppio-now-took = { $mine ->
    [yes] Vous faites perdre des grains
   *[no] { $name } fait perdre des grains
}
espresso-doppio-now-shown = { $mine ->
    [yes] Vous retournez une carte
   *[no] { $name } retourne une carte
}
espresso-doppio-now-turn = { $mine ->
    [yes] Votre tour commence
   *[no] { $name } commence son tour
}

# Ce qui parle pour un conseil.
espresso-doppio-why-pays = { $beans ->
    [one] vos cartes rapportent alors { $beans } grain
   *[other] vos cartes rapportent alors { $beans } grains
}
espresso-doppio-why-takes = { $beans ->
    [one] coûte { $beans } grain à l’autre
   *[other] coûte { $beans } grains à l’autre
}
espresso-doppio-why-prepares = ne rapporte rien pour l’instant
espresso-doppio-why-reply = { $beans ->
    [0] ne laisse rien à l’autre
    [one] l’autre fera ensuite environ { $beans } grain
   *[other] l’autre fera ensuite environ { $beans } grains
}
