cafe-international-aim = Placez les clients aux tables de leur pays : chacun rapporte autant de points qu’il y a de clients à ses tables.

cafe-international-asks-turn = À vous : placez jusqu’à trois clients, ou piochez
cafe-international-asks-turn-draw = Personne de votre main ne trouve de place : piochez
cafe-international-asks-full-hand = Main pleine : placez jusqu’à trois clients, ou posez-en un face cachée
cafe-international-asks-full-hand-face-down = Main pleine, et personne ne trouve de place : posez un client face cachée
cafe-international-asks-more = Placez encore un client, ou arrêtez-vous là
cafe-international-asks-more-stop = Plus personne ne trouve de place : arrêtez-vous là
cafe-international-asks-follow = Personne ne reste seul : placez un second client à la même table
cafe-international-asks-empty-hand = Main vide : terminez la partie, ou laissez-la continuer
cafe-international-asks-fill = Remplissez la table annoncée

cafe-international-move-seat = Placer { $guest } : { $place }
cafe-international-move-draw = Piocher un client
cafe-international-move-face-down = Poser { $guest } face cachée
cafe-international-move-stop = S’arrêter là
cafe-international-move-end = Terminer la partie
cafe-international-move-declare = Remplir la table { $table } : rien que des { $sex }

cafe-international-event-dealt = Chacun reçoit { $cards } clients.
cafe-international-event-hand = Vos clients : { $guests }.
cafe-international-event-table = On dresse une table, { $table } : { $nation }.
cafe-international-event-begins = { $seat } commence.
cafe-international-event-opened = { $seat } ouvre avec { $guest } ({ $place }) : il faut lui tenir compagnie.
cafe-international-event-seated = { $seat } place { $guest } ({ $place }) : { $total } points ({ $nations } : { $points }).
cafe-international-event-cleared = Complet ! ({ $nations }) Ils s’en vont : { $guests }.
cafe-international-event-sum = { $seat } marque { $points } points ce tour-ci.
cafe-international-event-drew = { $left ->
    [0] { $seat } pioche le dernier client.
    [one] { $seat } pioche un client ; il en reste un.
   *[other] { $seat } pioche un client ; il en reste { $left }.
}
cafe-international-event-drawn = Vous piochez { $guest }.
cafe-international-event-face-down = { $seat } pose un client face cachée.
cafe-international-event-own-face-down = Vous posez { $guest } face cachée.
cafe-international-event-plays-on = { $seat } n’a plus de clients, mais laisse la partie continuer.
cafe-international-event-declared = { $seat } ne veut que des { $sex } à la table { $table } ({ $nation }).
cafe-international-event-joined = { $seat } place { $guest } ({ $place }).
cafe-international-event-salon = { $own ->
    [yes] Quatre { $sex } de la nation de leur table ({ $nation }) : { $points } points pour { $seat }.
   *[no] Quatre { $sex } à une table ({ $nation }) : { $points } points pour { $seat }.
}
cafe-international-event-ended = Le café ferme au tour de { $seat } : { $reason }.
cafe-international-event-penalty = { $cards ->
    [0] Il ne reste aucune carte à { $seat } : rien à payer.
    [one] Il reste une carte à { $seat } : moins { $points }.
   *[other] Il reste { $cards } cartes à { $seat } : moins { $points }.
}

cafe-international-refusal-not-waiting = Ce n’est pas à vous de jouer.
cafe-international-refusal-no-such-choice = Ce choix n’existe pas dans cette partie.
cafe-international-refusal-not-in-hand = Vous n’avez pas ce client en main.
cafe-international-refusal-three-seated = Vous avez placé trois clients : c’est le maximum en un tour.
cafe-international-refusal-seat-taken = Cette chaise est déjà prise.
cafe-international-refusal-no-own-table = Cette chaise ne touche aucune table de la nation du client.
cafe-international-refusal-must-follow = Votre dernier client est seul : le suivant doit le rejoindre, sur une autre chaise de la même table.
cafe-international-refusal-sexes = Femmes et hommes ne seraient plus en équilibre : deux de chaque au plus, et jamais deux de plus d’un côté que de l’autre.
cafe-international-refusal-last-alone = Le troisième client resterait seul, et plus personne ne peut le suivre.
cafe-international-refusal-nobody-follows = Ce client resterait seul : vous n’avez personne pour le rejoindre.
cafe-international-refusal-hand-full = Vous avez douze clients, le maximum d’une main : placez-en, ou posez-en un face cachée.
cafe-international-refusal-hand-not-full = On ne pose un client face cachée qu’avec douze clients en main.
cafe-international-refusal-already-seating = Une seule action par tour : vous êtes en train de placer des clients.
cafe-international-refusal-nobody-seated = Vous n’avez encore rien fait : placez un client, piochez, ou, avec douze en main, posez-en un face cachée.
cafe-international-refusal-hand-not-empty = On ne peut terminer la partie que la main vide.
cafe-international-refusal-too-late-to-end = On ne termine la partie qu’aussitôt son dernier client placé, pas plus tard.
cafe-international-refusal-must-fill = Vous avez annoncé une table : remplissez-la d’abord.
cafe-international-refusal-other-sex-there = Quelqu’un de l’autre sexe est assis à cette table.
cafe-international-refusal-cannot-fill = Vous n’avez pas en main de quoi remplir cette table.
cafe-international-refusal-other-table = Cette chaise n’est pas à la table annoncée.
cafe-international-refusal-wrong-sex = Vous avez annoncé la table pour l’autre sexe.
cafe-international-refusal-spoils-the-rest = Avec ce client sur cette chaise, la table ne pourrait plus être remplie.

cafe-international-sheet-plain = En compagnie mêlée
cafe-international-sheet-doubled = Tous de même nation, points doublés
cafe-international-sheet-salons = Tables de dames et de messieurs
cafe-international-sheet-hand = { $cards ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $cards } cartes en main
}
cafe-international-sheet-face-down = { $cards ->
    [0] Aucune carte face cachée
    [one] Une carte face cachée
   *[other] { $cards } cartes face cachée
}

cafe-international-end-none = il est encore ouvert
cafe-international-end-tables = il ne reste pas assez de tables à dresser
cafe-international-end-guests = le dernier client a été pioché
cafe-international-end-hand = une main est vide

cafe-international-ladies = dames
cafe-international-gentlemen = messieurs

cafe-international-table-tl = en haut à gauche
cafe-international-table-tr = en haut à droite
cafe-international-table-c = au centre
cafe-international-table-bl = en bas à gauche
cafe-international-table-br = en bas à droite

cafe-international-place-o1 = chaise extérieure 1
cafe-international-place-o2 = chaise extérieure 2
cafe-international-place-o3 = chaise extérieure 3
cafe-international-place-o4 = chaise extérieure 4
cafe-international-place-o5 = chaise extérieure 5
cafe-international-place-o6 = chaise extérieure 6
cafe-international-place-o7 = chaise extérieure 7
cafe-international-place-o8 = chaise extérieure 8
cafe-international-place-n = chaise nord
cafe-international-place-e = chaise est
cafe-international-place-s = chaise sud
cafe-international-place-w = chaise ouest

nation-africa = Afrique
nation-china = Chine
nation-cuba = Cuba
nation-england = Angleterre
nation-france = France
nation-germany = Allemagne
nation-india = Inde
nation-italy = Italie
nation-russia = Russie
nation-spain = Espagne
nation-turkey = Turquie
nation-usa = États-Unis

guest-africa-woman = une Africaine
guest-africa-man = un Africain
guest-china-woman = une Chinoise
guest-china-man = un Chinois
guest-cuba-woman = une Cubaine
guest-cuba-man = un Cubain
guest-england-woman = une Anglaise
guest-england-man = un Anglais
guest-france-woman = une Française
guest-france-man = un Français
guest-germany-woman = une Allemande
guest-germany-man = un Allemand
guest-india-woman = une Indienne
guest-india-man = un Indien
guest-italy-woman = une Italienne
guest-italy-man = un Italien
guest-russia-woman = une Russe
guest-russia-man = un Russe
guest-spain-woman = une Espagnole
guest-spain-man = un Espagnol
guest-turkey-woman = une Turque
guest-turkey-man = un Turc
guest-usa-woman = une Américaine
guest-usa-man = un Américain

# Ce qui se trouve sur le plateau lui-même.
cafe-international-board-label = Le café
cafe-international-board-hand = Vos clients
cafe-international-board-card = { $nation } : { $guest }
cafe-international-board-card-seats = { $seats ->
    [0] { $nation } : { $guest }, aucune chaise pour l’instant
    [one] { $nation } : { $guest }, une chaise
   *[other] { $nation } : { $guest }, { $seats } chaises
}
cafe-international-board-empty-hand = Tous vos clients sont placés.
cafe-international-board-seat = { $place } ({ $nations })
cafe-international-board-taken = { $seat } : { $guest }
cafe-international-board-free = { $seat } : libre
cafe-international-board-may-sit = { $seat } : possible
cafe-international-board-may-open = { $seat } : ouvre, quelqu’un devra suivre
cafe-international-board-would-pay = { $points ->
    [1] { $seat } : un point
   *[other] { $seat } : { $points } points
}
cafe-international-board-pile = { $cards ->
    [0] La pioche est vide
    [1] Piocher un client ; il en reste un
   *[other] Piocher un client ; il en reste { $cards }
}
cafe-international-board-tray = { $cards ->
    [0] Plateau des cartes face cachée, vide
    [one] Plateau : une carte face cachée
   *[other] Plateau : { $cards } cartes face cachée
}
cafe-international-board-earlier = Jusqu’ici
cafe-international-board-opens = ouvre
cafe-international-board-sum = Total
cafe-international-board-drew = A pioché un client.
cafe-international-board-face-down = A posé un client face cachée.
cafe-international-board-no-guest-yet = Aucun client placé pour l’instant.
cafe-international-board-pays-up-to = Rapporte jusqu’à { $points } points.
cafe-international-board-rather-not = Finalement, non
cafe-international-board-go-on = Laisser continuer
cafe-international-board-hint-guest-first = Touchez un client, puis une chaise.
cafe-international-board-hint-guest = Qui placez-vous là ?
cafe-international-board-hint-chair = Chaque chaise montre ce qu’elle rapporte.
cafe-international-board-hint-opens = Ne rapporte rien : un second client doit suivre.
cafe-international-board-hint-nobody = Aucun de vos clients ne trouve de place.
cafe-international-board-hint-tray = Placez un client, ou choisissez-en un et touchez le plateau.
cafe-international-board-hint-tray-only = Choisissez un client, puis touchez le plateau.
cafe-international-board-hint-tray-picked = Touchez le plateau pour poser ce client face cachée ; il coûtera deux points à la fin.
cafe-international-board-holds = { $cards ->
    [0] aucun client en main
    [one] un client en main
   *[other] { $cards } clients en main
}{ $hidden ->
    [0] {""}
    [one] , une carte face cachée
   *[other] , { $hidden } cartes face cachée
}
cafe-international-board-table = { $nation } ({ $table }) : { $guests }.
cafe-international-board-table-empty = { $nation } ({ $table }) : personne encore.
cafe-international-board-so-far = { $seat } a marqué { $points } points ce tour-ci.
cafe-international-board-piles = À venir : { $guests ->
    [one] { $guests } client
   *[other] { $guests } clients
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.

## What is being shown, above the board

cafe-international-now-opened = { $mine ->
    [yes] Vous ouvrez une table
   *[no] { $name } ouvre une table
}
cafe-international-now-seated = { $mine ->
    [yes] Vous placez un client
   *[no] { $name } place un client
}
cafe-international-now-joined = { $mine ->
    [yes] Vous placez un client
   *[no] { $name } place un client
}
cafe-international-now-drew = { $mine ->
    [yes] Vous piochez un client
   *[no] { $name } pioche un client
}
cafe-international-now-face-down = { $mine ->
    [yes] Vous posez un client face cachée
   *[no] { $name } pose un client face cachée
}
cafe-international-now-cleared = Une table complète se lève
cafe-international-now-ended = Le café ferme

# Ce qui parle pour un conseil.
cafe-international-why-points = { $points ->
    [0] aucun point tout de suite
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
}
cafe-international-why-clears = { $points } points tout de suite, et une table se libère
cafe-international-why-opens = ouvre une table : rien pour l’instant
cafe-international-why-reply = { $points ->
    [0] ne laisse rien aux autres
    [one] les autres feront ensuite environ { $points } point
   *[other] les autres feront ensuite environ { $points } points
}
