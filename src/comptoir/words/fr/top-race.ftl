top-race-aim = Finissez le plus riche : avec vos 200, achetez les voitures que vos cartes mènent le mieux, et arrivez en tête.
top-race-aim-long-distance = Finissez le plus riche : avec vos 200, achetez les voitures que vos cartes mènent le plus loin. Personne n’arrive : on roule jusqu’à la dernière carte.
top-race-aim-tokens = Finissez le plus riche : achetez des voitures et annoncez jusqu’où elles iront. Tenir parole rapporte, rester en deçà coûte.
top-race-aim-bingo = Finissez le plus riche : avec vos 200, achetez des voitures. C’est la pioche qui les fait avancer, et vous qui les conduisez.
top-race-aim-children = Que la première voiture arrivée soit à vous : chaque carte retournée fait avancer les voitures qu’elle montre.

top-race-asks-bid = Misez pour une main et une voiture, ou passez
top-race-asks-bid-blue = Misez pour la bleue, ou passez
top-race-asks-bid-red = Misez pour la rouge, ou passez
top-race-asks-bid-black = Misez pour la noire, ou passez
top-race-asks-bid-yellow = Misez pour la jaune, ou passez
top-race-asks-bid-white = Misez pour la blanche, ou passez
top-race-asks-bid-green = Misez pour la verte, ou passez
top-race-asks-place-blue = Placez la bleue sur la grille
top-race-asks-place-red = Placez la rouge sur la grille
top-race-asks-place-black = Placez la noire sur la grille
top-race-asks-place-yellow = Placez la jaune sur la grille
top-race-asks-place-white = Placez la blanche sur la grille
top-race-asks-place-green = Placez la verte sur la grille
top-race-asks-token-blue = Jusqu’où ira la bleue ?
top-race-asks-token-red = Jusqu’où ira la rouge ?
top-race-asks-token-black = Jusqu’où ira la noire ?
top-race-asks-token-yellow = Jusqu’où ira la jaune ?
top-race-asks-token-white = Jusqu’où ira la blanche ?
top-race-asks-token-green = Jusqu’où ira la verte ?
top-race-asks-hand = Prenez l’une des mains
top-race-asks-car = Prenez une voiture
top-race-asks-card = À vous : jouez une carte
top-race-asks-line = Quelle ligne de la carte vient maintenant ?
top-race-asks-gold = Quelle voiture le nombre doré fait-il avancer ?
top-race-asks-link = Accélération ou panne ?
top-race-asks-drive-blue = Où va la bleue ?
top-race-asks-drive-red = Où va la rouge ?
top-race-asks-drive-black = Où va la noire ?
top-race-asks-drive-yellow = Où va la jaune ?
top-race-asks-drive-white = Où va la blanche ?
top-race-asks-drive-green = Où va la verte ?
top-race-asks-bet-1 = Votre premier pari, en secret : quelle voiture gagnera ?
top-race-asks-bet-2 = Votre deuxième pari, en secret : quelle voiture gagnera ?
top-race-asks-bet-3 = Votre troisième pari, en secret : quelle voiture gagnera ?
top-race-asks-draw = À vous : retournez la première carte
top-race-asks-secret = Posez une carte face cachée

top-race-move-pass = Passer
top-race-move-bid = Miser { $amount }
top-race-move-card = Jouer la carte { $card }
top-race-move-gold = Nombre doré pour la { $car }
top-race-move-accelerate = Accélération : la voiture de derrière revient à hauteur
top-race-move-break-down = Panne : la voiture de devant s’arrête jusqu’à ce qu’on la dépasse
top-race-move-bet = Parier sur la { $car }
top-race-move-place = Rang { $row }, couloir { $lane }
top-race-move-hand = Main { $hand }
top-race-move-take-car = Prendre la { $car }
top-race-move-line = Ligne { $line }
top-race-move-draw = Retourner la première carte
top-race-move-token = { $position } par rapport à la ligne
top-race-move-drive = Colonne { $column }, couloir { $lane }
top-race-move-finish = Franchir la ligne d’arrivée

top-race-event-race = { $races ->
    [1] Les voitures gagnent la grille.
   *[other] Course { $race } sur { $races }.
}
top-race-event-controller = Directeur de course : { $seat }.
top-race-event-dealt = { $seat } reçoit { $count } cartes.
top-race-event-own-hand = Vos cartes : { $cards }.
top-race-event-open-hand = Main { $hand } : { $cards }.
top-race-event-driver = Le pilote de la { $car } est aux enchères ; { $seat } mise en premier.
top-race-event-lot = Une main et une voiture sont aux enchères ; { $seat } mise en premier.
top-race-event-bid = { $seat } mise { $amount }.
top-race-event-passed = { $seat } passe.
top-race-event-no-bid = Personne ne veut du pilote de la { $car } : il retourne sous la pile.
top-race-event-sold = { $seat } achète la { $car } pour { $amount }.
top-race-event-lot-sold = { $seat } paie { $amount } pour une main et une voiture.
top-race-event-given = { $seat } prend la { $car } sans enchère, pour { $amount }.
top-race-event-by-lot = { $seat } conduit la { $car }.
top-race-event-hand-taken = { $seat } prend la main { $hand }.
top-race-event-car-taken = { $seat } prend la { $car }.
top-race-event-placed = La { $car } est au rang { $row }, couloir { $lane }.
top-race-event-token = { $seat } pose le jeton de la { $car } sur { $position }.
top-race-event-chose = { $seat } a posé une carte.
top-race-event-own-card = Vous avez posé la carte { $card }.
top-race-event-shown = { $seat } montre la carte { $card } : { $total } en tout.
top-race-event-card = { $seat } joue la carte { $card }.
top-race-event-turned = { $seat } retourne la carte { $card }.
top-race-event-no-effect = La carte { $card } n’a plus d’effet.
top-race-event-drew = { $seat } pioche une carte.
top-race-event-own-draw = Vous piochez la carte { $card }.
top-race-event-reshuffled = La pioche est vide : on mélange les { $count } cartes jouées.
top-race-event-gold = { $seat } donne le { $points } doré à la { $car }.
top-race-event-gold-lost = Aucune voiture ne peut profiter du { $points } doré.
top-race-event-moved = { $lost ->
    [0] La { $car } avance de { $steps }.
   *[other] La { $car } avance de { $steps }, en perd { $lost } dans le trafic.
}
top-race-event-stuck = La { $car } est bloquée dans le trafic et perd { $lost }.
top-race-event-ignored = La { $car } n’est pas en piste : son { $points } ne compte pas.
top-race-event-bet-line = La { $car } passe la première la ligne de pari { $number }.
top-race-event-finished = { $place ->
    [1] La { $car } franchit la ligne en tête !
    [2] La { $car } arrive deuxième.
    [3] La { $car } arrive troisième.
    [4] La { $car } arrive quatrième.
    [5] La { $car } arrive cinquième.
   *[other] La { $car } arrive dernière.
}
top-race-event-lap = La { $car } franchit la ligne et continue.
top-race-event-accelerated = { $seat } fait accélérer la { $car } jusqu’à hauteur de la { $rival }.
top-race-event-broke-down = { $seat } met la { $car } en panne, jusqu’à ce que la { $rival } l’ait dépassée.
top-race-event-returned = La { $car } est dépassée et repart.
top-race-event-out = { $count ->
    [0] Les voitures de { $seat } sont toutes arrivées.
    [one] Les voitures de { $seat } sont toutes arrivées ; sa dernière carte est défaussée.
   *[other] Les voitures de { $seat } sont toutes arrivées ; { $count } cartes sont défaussées.
}
top-race-event-bet-made = { $seat } a déposé son pari { $number }.
top-race-event-own-bet = Pari { $number } : vous pariez sur la { $car }.
top-race-event-bet-paid = { $amount ->
    [0] Le pari { $number } de { $seat } était sur la { $car } : ni gain ni perte.
   *[other] Le pari { $number } de { $seat } était sur la { $car } : { $amount }.
}
top-race-event-classified = La { $car } reste en piste et prend la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
top-race-event-prize = { $place ->
    [1] 1re
   *[other] { $place }e
} place, la { $car } : { $amount } pour { $seat }.
top-race-event-token-paid = { $amount ->
    [0] La { $car } est allée à { $position }, son jeton était à { $token } : rien pour { $seat }.
   *[other] La { $car } est allée à { $position }, son jeton était à { $token } : { $amount } pour { $seat }.
}
top-race-event-won = { $seat } gagne avec la { $car } !
top-race-event-match-over = { $amount ->
    [0] { $seat } : { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place, sans un sou.
   *[other] { $seat } : { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place, avec { $amount }.
}

top-race-refusal-not-waiting = Ce n’est pas à vous de choisir.
top-race-refusal-not-asked = Ce n’est pas ce qui se décide maintenant.
top-race-refusal-too-low = Une mise doit dépasser la précédente.
top-race-refusal-too-dear = Vous n’avez pas autant d’argent.
top-race-refusal-grid-taken = Une autre voiture occupe cette case de la grille.
top-race-refusal-no-such-token = Un jeton se pose entre le premier rang et +99, et il n’y a pas de 0.
top-race-refusal-hand-taken = Cette main n’est pas à prendre.
top-race-refusal-car-taken = Cette voiture a déjà un propriétaire.
top-race-refusal-not-in-hand = Vous n’avez pas cette carte.
top-race-refusal-link-stopped = L’une des deux voitures est arrivée ou en panne : ce lien ne peut pas être joué maintenant.
top-race-refusal-no-such-line = Cette ligne n’est pas sur la carte, ou elle est déjà jouée.
top-race-refusal-shown-on-card = Un nombre doré fait avancer une voiture absente de la carte.
top-race-refusal-not-an-end = La voiture ne peut pas s’arrêter là : elle avance de tout son nombre, ou aussi loin que la route est libre.

top-race-sheet-start = Pour commencer
top-race-sheet-drivers = Course { $race } : payé pour des pilotes
top-race-sheet-prizes = Course { $race } : prix
top-race-sheet-bets = Course { $race } : paris
top-race-sheet-tokens = Course { $race } : jetons
top-race-sheet-winner = Première voiture arrivée

top-race-car-blue = bleue
top-race-car-red = rouge
top-race-car-black = noire
top-race-car-yellow = jaune
top-race-car-white = blanche
top-race-car-green = verte
top-race-car-gold = dorée

top-race-card-0 = verte 6 · noire 5 · blanche 4 · jaune 3 · bleue 2 · rouge 1
top-race-card-1 = rouge 6 · verte 5 · noire 4 · blanche 3 · jaune 2 · bleue 1
top-race-card-2 = bleue 6 · rouge 5 · verte 4 · noire 3 · blanche 2 · jaune 1
top-race-card-3 = jaune 6 · bleue 5 · rouge 4 · verte 3 · noire 2 · blanche 1
top-race-card-4 = blanche 6 · jaune 5 · bleue 4 · rouge 3 · verte 2 · noire 1
top-race-card-5 = noire 6 · blanche 5 · jaune 4 · bleue 3 · rouge 2 · verte 1
top-race-card-6 = bleue 6 · blanche 4 · verte 2 · rouge 1
top-race-card-7 = jaune 6 · blanche 4 · rouge 2 · verte 1
top-race-card-8 = blanche 6 · bleue 4 · noire 2 · verte 1
top-race-card-9 = blanche 6 · jaune 4 · noire 2 · rouge 1
top-race-card-10 = bleue 6 · jaune 4 · verte 2 · noire 1
top-race-card-11 = jaune 6 · bleue 4 · rouge 2 · noire 1
top-race-card-12 = verte 6 · noire 4 · bleue 2 · jaune 1
top-race-card-13 = rouge 6 · noire 4 · jaune 2 · bleue 1
top-race-card-14 = noire 6 · verte 4 · blanche 2 · bleue 1
top-race-card-15 = noire 6 · rouge 4 · blanche 2 · jaune 1
top-race-card-16 = verte 6 · rouge 4 · bleue 2 · blanche 1
top-race-card-17 = rouge 6 · verte 4 · jaune 2 · blanche 1
top-race-card-18 = bleue 6 · blanche 4 · dorée 2 · jaune 1
top-race-card-19 = jaune 6 · bleue 4 · dorée 2 · blanche 1
top-race-card-20 = blanche 6 · jaune 4 · dorée 2 · bleue 1
top-race-card-21 = noire 6 · verte 4 · dorée 2 · rouge 1
top-race-card-22 = verte 6 · rouge 4 · dorée 2 · noire 1
top-race-card-23 = rouge 6 · noire 4 · dorée 2 · verte 1
top-race-card-24 = bleue 10
top-race-card-25 = rouge 10
top-race-card-26 = noire 10
top-race-card-27 = jaune 10
top-race-card-28 = blanche 10
top-race-card-29 = verte 10
top-race-card-30 = bleue 5
top-race-card-31 = rouge 5
top-race-card-32 = noire 5
top-race-card-33 = jaune 5
top-race-card-34 = blanche 5
top-race-card-35 = verte 5
top-race-card-36 = dorée 5 · bleue 2
top-race-card-37 = dorée 5 · rouge 2
top-race-card-38 = dorée 5 · noire 2
top-race-card-39 = dorée 5 · jaune 2
top-race-card-40 = dorée 5 · blanche 2
top-race-card-41 = dorée 5 · verte 2
top-race-card-42 = dorée 5
top-race-card-43 = bleue ↔ rouge
top-race-card-44 = noire ↔ jaune
top-race-card-45 = blanche ↔ verte

# Le plateau.
top-race-board-label = Le circuit
top-race-board-track = Le circuit { $name }
top-race-board-whole = Voir tout le circuit, ou s’approcher
top-race-board-no-circuit = Le circuit n’est pas arrivé.
top-race-board-again = Redemander
top-race-board-hand = Vos cartes
top-race-board-hands = Les mains ouvertes
top-race-board-mine = La mienne
top-race-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
top-race-board-face-down = Une carte, face cachée
top-race-board-pile = { $count ->
    [one] La pioche : { $count } carte
   *[other] La pioche : { $count } cartes
}
top-race-board-points = Points de chaque voiture dans cette main
top-race-board-points-word = dans cette main
top-race-board-points-of = { $car } : { $points }
top-race-board-steps = Prix et ordre des voitures
top-race-board-step = { $place }. La { $car }, { $owner }
top-race-board-step-home = La { $car } est arrivée, place { $place }, { $owner }
top-race-board-left = encore { $left }
top-race-board-nth = { $place ->
    [1] 1re
   *[other] { $place }e
}
top-race-board-minus = −{ $points }
top-race-board-position = { $position }
top-race-board-end-lost = { $end }, en perd { $lost }
top-race-board-auction = Les enchères
top-race-board-driver = Le pilote de la { $car }
top-race-board-lot = Une main et une voiture au choix
top-race-board-has = a { $amount }
top-race-board-passed = passe
top-race-board-sold = adjugé
top-race-board-bid-slider = Combien miser
top-race-board-leaves = il vous reste { $amount }
top-race-board-race = Course { $race } sur { $races }.
top-race-board-choose-card = Touchez une carte pour voir ce qu’elle ferait.
top-race-board-choose-secret = Touchez la carte à poser face cachée.
top-race-board-card-clear = Pour l’instant, la route est libre.
top-race-board-card-loses = { $points ->
    [one] Pour l’instant, { $points } point se perd dans le trafic.
   *[other] Pour l’instant, { $points } points se perdent dans le trafic.
}
top-race-board-play = Jouer cette carte
top-race-board-lay = La poser face cachée
top-race-board-laid = C’est la carte que vous avez posée. Une autre peut encore la remplacer.
top-race-board-draw = La prochaine carte décide.
top-race-board-gold = { $points } doré : quelle voiture le prend ?
top-race-board-line = Touchez la ligne à jouer.
top-race-board-line-of = { $car } { $points }
top-race-board-take-hand = Regardez les mains, puis prenez-en une.
top-race-board-take-this-hand = Prendre { $hand }
top-race-board-take-car = Quelle voiture prenez-vous ?
top-race-board-drive = La { $car } avance de { $points } : touchez son arrivée.
top-race-board-accelerate = La { $car } revient à hauteur : touchez l’endroit.
top-race-board-drive-there = Y aller
top-race-board-place = La { $car } va sur la grille : touchez une case.
top-race-board-place-there = La poser là
top-race-board-token = Jusqu’où ira la voiture
top-race-board-token-less = Un pas de moins
top-race-board-token-more = Un pas de plus
top-race-board-token-pays = { $amount ->
    [0] Ne rapporte rien s’il est atteint ; chaque pas manquant coûte 10.
   *[other] Rapporte { $amount } s’il est atteint ; chaque pas manquant coûte 10.
}
top-race-board-token-sure = Poser le jeton
top-race-board-bet = Pari { $number }
top-race-board-slip = Pari { $number } : la { $car }
top-race-board-bet-how = Cochez la voiture en qui vous croyez. Personne ne voit votre bulletin avant la fin.
top-race-board-bet-pays = Ce que rapporte le pari, selon la place de sa voiture
top-race-board-bet-car = Votre voiture
top-race-board-bet-hand-in = Déposer le bulletin
top-race-board-bet-made = Déposé : la { $car }
top-race-board-money = L’argent de la course
top-race-board-ledger = { $races ->
    [1] L’argent
   *[other] L’argent de la course { $race }
}
top-race-board-ledger-before = avant
top-race-board-ledger-drivers = pilotes
top-race-board-ledger-prizes = prix
top-race-board-ledger-bets = paris
top-race-board-ledger-tokens = jetons
top-race-board-ledger-now = en main
top-race-board-ledger-close = Ranger
top-race-board-nobody = personne
top-race-board-car-home = La { $car } est arrivée, place { $place }, pour { $seat }.
top-race-board-car-running = La { $car }, pour { $seat } : encore { $left }.
top-race-board-car-broken = La { $car }, pour { $seat }, est en panne, encore { $left }.
top-race-board-car-bought = La { $car } est à { $seat } et n’est pas encore sur la grille.
top-race-board-car-unsold = La { $car } n’a pas encore de pilote.
top-race-board-offered = Le pilote de la { $car } est à vendre ; personne n’a misé.
top-race-board-offered-bid = Le pilote de la { $car } est à vendre ; { $seat } mise { $amount }.
top-race-board-my-hand = Vos cartes : { $cards }.
top-race-board-my-money = Vous avez { $amount }.

## What is being shown, above the board

top-race-now-race = On prépare la grille
top-race-now-driver = Un pilote est aux enchères
top-race-now-lot = Une main et une voiture sont aux enchères
top-race-now-bid = { $mine ->
    [yes] Vous misez
   *[no] { $name } mise
}
top-race-now-passed = { $mine ->
    [yes] Vous passez
   *[no] { $name } passe
}
top-race-now-sold = { $mine ->
    [yes] Vous achetez un pilote
   *[no] { $name } achète un pilote
}
top-race-now-given = { $mine ->
    [yes] Vous prenez un pilote
   *[no] { $name } prend un pilote
}
top-race-now-placed = Les voitures se rangent
top-race-now-card = { $mine ->
    [yes] Vous conduisez votre carte
   *[no] { $name } joue sa carte
}
top-race-now-turned = { $mine ->
    [yes] Vous retournez une carte
   *[no] { $name } retourne une carte
}
top-race-now-moved = Les voitures roulent
top-race-now-bet-line = Une ligne de pari est passée
top-race-now-finished = Une voiture arrive
top-race-now-prize = On paie la course

# Ce qui parle pour un conseil.
top-race-why-sale = { $points ->
    [0] aucune de vos cartes ne la fait avancer
    [one] vos cartes la font avancer de { $points } point
   *[other] vos cartes la font avancer de { $points } points
}
top-race-why-drive = { $lost ->
    [0] ne perd aucun point
    [one] perd { $lost } point
   *[other] perd { $lost } points
}
top-race-why-own = { $steps ->
    [0] laisse votre voiture où elle est
    [one] fait avancer votre voiture d’une case au plus
   *[other] fait avancer votre voiture de { $steps } cases au plus
}
top-race-why-others = ne fait avancer aucune de vos voitures
