# La table du jour et le problème du jour.

day-title = Aujourd’hui
day-tables = La table du jour
day-about-house = Chaque jour, une table de chaque jeu : même donne, mêmes tirages et mêmes robots pour tous dans cette maison. C’est le premier essai qui compte.
day-about-ahead = Chaque jour, une table de chaque jeu, distribuée d’avance pour les poches : la même pour tous ceux qui ont emporté cette maison, mais ce n’est pas celle que la maison joue elle-même. C’est le premier essai qui compte, et pour vous seul : dans une poche, on pourrait lire la suite.
day-about-date = Chaque jour, une table de chaque jeu, tirée de la date seule : la même dans toutes les poches auxquelles aucune maison n’a distribué d’avance. C’est le premier essai qui compte, et pour vous seul : chacun pourrait calculer la suite.
day-pocket = dans la poche
day-in-pocket = Les tables du jour dans la poche
day-at-house = Les tables du jour de la maison
day-alone = en solitaire, aux points
day-play = Jouer
day-go-on = Continuer
day-look = Le bilan
day-practise = Encore une fois, pour l’entraînement
day-puzzle = Le problème du jour
day-puzzle-about = Une décision tirée d’une vraie partie. Une réponse est nettement la meilleure.
day-puzzle-solve = Chercher
day-puzzle-right = Résolu
day-puzzle-wrong = Revoir la réponse
day-all = Calendrier et série
day-streak =
    { $days ->
        [0] Tamponnez votre premier jour.
        [one] Un jour.
       *[other] { $days } jours d’affilée.
    }
day-streak-about = Un jour de relâche n’interrompt pas la série : la maison en offre un par semaine.
day-calendar = Les quatre dernières semaines
day-stamp =
    { $games ->
        [0] { $puzzle ->
            [right] { $date } : problème résolu
            [wrong] { $date } : problème tenté
           *[no] { $date } : rien joué
        }
        [one] { $date } : une partie{ $puzzle ->
            [right] , problème résolu
            [wrong] , problème tenté
           *[no] {""}
        }
       *[other] { $date } : { $games } parties{ $puzzle ->
            [right] , problème résolu
            [wrong] , problème tenté
           *[no] {""}
        }
    }
day-name-first = Comment vous appeler ?

## À la table

day-at-table = Table du jour, { $date }
day-counts = Votre premier essai : celui-ci compte. On ne reprend que ce qui n’a rien révélé ; un conseil en fait un entraînement.
day-practice = Pour l’entraînement : cela ne compte pas.

## Le bilan

day-result-title = { $game }, { $date }
day-result = Résultat
day-won = Vous avez gagné
day-shared = Victoire partagée
day-lost = { $rank ->
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
        [6] Sixième
       *[other] { $rank }e
    } sur { $seats }
day-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
day-given-up = Vous avez arrêté avant la fin.
day-without-luck = Sans la chance
day-without-luck-about = Votre résultat, moins ce que la donne et la chance ont apporté : le reste vient de vous, des autres et de ce que personne ne voyait.
day-choices = Vos choix
day-choices-about = Ce que vos choix ont apporté de plus que les choix habituels.
day-master = Le maître
day-master-about =
    { $done ->
        [0] Le maître de la maison est encore penché sur cette donne ; repassez plus tard.
        [one] Une partie du maître avec la même donne, sur { $runs }.
       *[other] Moyenne de { $done } parties du maître avec la même donne{ $runs ->
            [more] , d’autres suivront
           *[all] {""}
        }.
    }
day-par = Le par
day-par-about = Le maximum qu’on pouvait tirer de cette donne en connaissant d’avance toutes les cartes : calculé exactement.
day-share-value = { $points } %
day-doubt = ± { $doubt }
day-working = Calcul en cours…
day-apart-ahead = Joué dans la poche, sur une donne faite d’avance : ce résultat reste à part. Il n’est comparé à aucun autre et ne compte pas pour la cote.
day-apart-date = Joué dans la poche, sur la donne de la date : ce résultat reste à part. Il n’est comparé à aucun autre et ne compte pas pour la cote.
day-others = Dans cette maison
day-others-about = D’après ce que la chance n’explique pas. Qui se tient dans la marge d’un autre est à égalité avec lui.
day-others-none = Personne d’autre ne l’a encore terminée.
day-level = à égalité
day-you = vous
day-review = Analyse
day-replay = Revoir
day-share = Partager
day-shared-copied = Copié.
day-line =
    Comptoir, table du jour { $date }{ $where ->
        [pocket] {" "}(dans la poche)
       *[house] {""}
    } : { $game }, { $how }. Chance mise à part { $adjusted } ± { $doubt } ; mes choix { $own }.
day-line-plain =
    Comptoir, table du jour { $date }{ $where ->
        [pocket] {" "}(dans la poche)
       *[house] {""}
    } : { $game }, { $how }.
day-line-solo =
    Comptoir, table du jour { $date }{ $where ->
        [pocket] {" "}(dans la poche)
       *[house] {""}
    } : { $game }, { $points } sur les { $par } points possibles.
day-back = Toutes les tables du jour

## Le problème

day-puzzle-title = Problème, { $date }
day-puzzle-you = C’est votre place : que faites-vous ?
day-puzzle-pick = { $many ->
        [yes] Choisissez sur le plateau.
       *[no] Choisissez sur le plateau, ou ici :
    }
day-puzzle-list = Ou dans la liste des { $count } possibilités
day-puzzle-sure = Est-ce votre réponse ?
day-puzzle-take = Oui, celle-ci
day-puzzle-other = Une autre
day-right = Bien vu.
day-wrong = Pas tout à fait : voici le meilleur choix.
day-your-answer = Votre réponse : { $move }.
day-your-chance = Elle gagne { $chance } fois sur cent.
day-why = Pourquoi
day-why-not = Et pourquoi pas le deuxième choix ?
day-why-best = « { $move } » gagne { $chance } parties sur cent.
day-why-points =
    { $what ->
        [mine] En moyenne, ce choix vous rapporte { $mine ->
            [one] { $mine } point
           *[other] { $mine } points
        } de plus que « { $second } ».
        [others] Ce choix laisse au plus fort adversaire { $others ->
            [one] { $others } point
           *[other] { $others } points
        } de moins que « { $second } ».
        [dear] Ce choix vous coûte { $mine ->
            [one] { $mine } point
           *[other] { $mine } points
        } de plus que « { $second } », mais en coûte { $others } au plus fort adversaire.
        [shared] En moyenne, ce choix vous rapporte { $mine ->
            [one] { $mine } point
           *[other] { $mine } points
        } de plus que « { $second } », et seulement { $others } au plus fort adversaire.
       *[both] En moyenne, ce choix vous rapporte { $mine ->
            [one] { $mine } point
           *[other] { $mine } points
        } de plus que « { $second } » et en laisse { $others } de moins au plus fort adversaire.
    }
day-why-reply = Ensuite, { $who } répond le plus souvent par « { $reply } » ({ $times } fois sur cent).
day-why-second = « { $move } » en gagne { $chance } sur cent : { $less } de moins.
day-why-second-reply = Ensuite, { $who } répond le plus souvent par « { $reply } » ({ $times } fois sur cent).
day-novices =
    { $novices ->
        [0] Aucun débutant ne la trouve.
       *[other] Sur cent débutants, { $novices } la trouvent.
    }
day-puzzle-line-right = Comptoir, problème du { $date } ({ $game }) : résolu.
day-puzzle-line-wrong = Comptoir, problème du { $date } ({ $game }) : pas aujourd’hui.

## Ce que dit la maison

server-day-fixed = La table du jour est la même pour tous : rien n’y change.
server-day-carry = La table du jour reste à qui l’a commencée. Pour la continuer sur un autre appareil, emportez-y votre carte.
server-day-undo = À la table du jour, on ne reprend que ce qui n’a rien révélé.
server-day-first = Terminez d’abord votre premier essai ; ensuite, entraînez-vous autant que vous voulez.
server-day-not-yet = Jouez d’abord vous-même la table de ce jour : vous pourrez alors regarder celles des autres.
server-day-unfinished = Terminez d’abord la table de ce jour.
server-day-seed = La graine d’un jour est révélée deux jours plus tard.
server-day-unknown = Ce jour n’existe pas.
