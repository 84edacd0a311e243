# La table après la partie : podium, relecture, hasard vérifié.

shell-ended = Arrêtée d’un commun accord
shell-standing = Les scores à ce moment
shell-won = { $count ->
    [1] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
shell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shell-points-espresso-doppio = { $points ->
    [one] { $points } grain
   *[other] { $points } grains
}
shell-rematch = Rejouer
shell-rematch-go = Aller à la partie suivante
shell-review = Analyser la partie
shell-record = Télécharger la partie
shell-sheet = Chaque point
shell-total = Total
shell-rank = { $rank ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}
shell-tie-cafe-race = À égalité de points, celui à qui il reste le plus de cafés passe devant.
shell-tie-cafe-international = À égalité de points, celui qui a payé le moins de pénalités passe devant.
shell-tie-top-race = À égalité d’argent, les places se partagent.
shell-tie-espresso-doppio = À égalité de grains, celui qui n’a pas fini ses cartes passe devant.
shell-marked = Des coups ont été repris d’un commun accord dans cette partie.
shell-replay = Revoir la partie
shell-replay-start = La table est mise.
shell-replay-choice = { $name } : { $choice }
shell-replay-play = Lire
shell-replay-pause = Pause
shell-replay-back = Un pas en arrière
shell-replay-on = Un pas en avant
shell-replay-moment = Moment de la partie
shell-replay-at = { $at } sur { $all }
shell-replay-round-back = { $game ->
    [cafe-race] Une manche en arrière
   *[other] Un tour en arrière
}
shell-replay-round-on = { $game ->
    [cafe-race] Une manche en avant
   *[other] Un tour en avant
}
shell-replay-round = { $game ->
    [cafe-race] Manche
   *[other] Tour
} { $round } sur { $rounds } ·
shell-replay-share = Partager ce moment
shell-continue-as = D’ici, vous jouez
shell-continue = Continuer d’ici
shell-verify = Le hasard était-il honnête ?
    .about = Avant la donne, la maison a promis son secret et le navigateur de chaque joueur un mot. Ensemble, ils ont décidé de chaque lancer et de chaque carte. Votre navigateur peut maintenant tout refaire.
shell-verify-do = Vérifier le hasard
shell-verify-good = { $draws ->
    [1] Le seul tirage de cette partie découle de ce qui était promis.
   *[other] Les { $draws } tirages découlent de ce qui était promis.
}
shell-verify-good-mine = { $draws ->
    [1] Le seul tirage de cette partie découle de ce qui était promis, votre mot compris.
   *[other] Les { $draws } tirages découlent de ce qui était promis, votre mot compris.
}
shell-verify-commitment = Le secret de la maison n’est pas celui qu’elle avait promis.
shell-verify-changed = La promesse a changé depuis que vous êtes à cette table.
shell-verify-promise = Le mot d’un joueur n’est pas celui qui était promis.
shell-verify-my-word = Le mot donné par votre navigateur n’a pas servi.
shell-verify-seed = La graine n’a pas été faite du secret et des mots.
shell-verify-draw = Un tirage de l’entrée { $entry } ne découle pas de la graine.
shell-verify-record = Le fichier de la partie ne donne pas les mêmes tirages que le journal.
shell-verify-good-part = { $draws ->
    [0] À cette table, rien n’a été tiré.
    [one] Le seul tirage fait à cette table découle de ce qui était promis.
   *[other] Les { $draws } tirages faits à cette table découlent de ce qui était promis.
}
shell-verify-unchecked = { $draws ->
    [1] Un tirage n’a pas pu être vérifié : il a été fait dans la partie que celle-ci continue, avec une autre graine.
   *[other] { $draws } tirages n’ont pas pu être vérifiés : ils ont été faits dans la partie que celle-ci continue, avec une autre graine.
}
shell-verify-origin = Voir cette partie
shell-verify-pocket = Ils ont été faits dans une poche, à l’abri des regards.
shell-verify-unfinished = La partie n’est pas allée jusqu’au bout.
shell-verify-call-offs = { $count ->
    [1] Un départ a été annulé avant cette partie
   *[other] { $count } départs ont été annulés avant cette partie
}
    .about = D’un départ annulé, rien ne reste : la maison et chaque navigateur promettent à nouveau, et qui a fait attendre les autres donne son mot avant de connaître les leurs.
shell-verify-call-off = Un mot n’est pas arrivé : { $names }. Ce que la maison avait promis jusque-là :
shell-verify-house = Ce que la maison a promis pour cette partie :
