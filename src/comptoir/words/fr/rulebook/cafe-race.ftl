cafe-race-book-board =
    Employé de bureau, vous voici au premier étage, la tasse pleine ; votre table est au rez-de-chaussée. Arrivez tôt, mais arrivez avec du café.

    L’escalier a une zone de départ avec les machines à café (case 0), trois volées de sept marches, un palier de trois cases entre deux volées, et deux journaux sur le paillasson, tout en bas : les cases 28 et 29.

    - La zone de départ accueille tout le monde. Toute autre case, deux employés au plus.
    - Chacun commence dans la zone de départ avec cinq cafés.
    .title = L’escalier
cafe-race-book-round =
    Une partie dure quelques manches. Chaque manche se déroule ainsi :

    - Qui a la tasse vide reçoit cinq cafés et retourne au départ.
    - On lance un dé de vitesse par joueur ; ils restent visibles, du plus fort au plus faible.
    - Chacun choisit son élan en secret, puis tous le montrent ensemble.
    - Les dés de vitesse sont distribués selon l’élan.
    - Les employés avancent, le plus rapide d’abord.

    Dès qu’un employé est sur un journal, la partie se termine avec cette manche : tous avancent encore.
    .title = Une manche
cafe-race-book-thrust =
    Choisissez un nombre de 1 à 6. Le plus grand élan prend le dé le plus fort, le deuxième élan le deuxième dé, et ainsi de suite.

    L’élan vous vaut de la vitesse, et c’est la somme des deux que votre équilibre devra atteindre. Un grand élan pour un petit dé, c’est perdre des deux côtés.

    Élans égaux : l’employé le plus loin derrière passe avant ; puis celui qui a le moins de cafés ; puis le meilleur jet des deux dés blancs, que relancent ceux qui restent à égalité.
    .title = Élan et vitesse
cafe-race-book-moving =
    Le plus rapide avance d’abord. Vitesses égales : le plus d’élan, puis le plus loin derrière, puis le moins de cafés, puis les dés blancs.

    Un employé avance exactement de sa vitesse. Il ne peut ni entrer ni passer sur une case où il y a deux employés : il freine sur la case d’avant, et le reste est perdu.

    S’arrêter juste devant une case pleine, sans pas perdu, n’est pas freiner : c’est arriver poliment.
    .title = Avancer
cafe-race-book-balance =
    On lance les deux dés blancs pour l’équilibre quand

    - l’employé s’arrête sur une marche,
    - il a dû freiner, où que ce soit, même sur un palier,
    - ou il a dépassé les journaux.

    Il faut faire votre élan plus votre vitesse, ou mieux. Moins, et un café est sur les marches. Sur un palier ou un journal atteint sans freiner ni dépasser, on ne lance rien.

    Les chances de rester au sec, de 2 à 12 : 100, 97, 92, 83, 72, 58, 42, 28, 17, 8 et 3 pour cent.
    .title = Garder l’équilibre
cafe-race-book-score =
    On classe les employés selon leur case, le plus avancé d’abord. Sur une même case on partage la place, et la place suivante vient juste après : premier, deuxième, deuxième, troisième.

    La première place vaut autant de points qu’il y a de joueurs, chaque place suivante un de moins. Ajoutez un point par café restant.

    Le plus grand total gagne. À égalité : le plus de cafés. Encore à égalité : la victoire est partagée.
    .title = Le score
cafe-race-book-auction =
    Avec les enchères, plus de secret : les dés de vitesse sont mis en vente un à un, et votre mise devient votre élan.

    À la première manche, un joueur tiré au sort lance les enchères ; ensuite, celui qui est le plus avancé (à égalité : le plus de cafés, puis les dés blancs). Il met en vente un des dés restants et doit ouvrir, de 1 à 6. Puis, dans le sens des aiguilles d’une montre, chaque joueur sans dé monte ou passe, une seule fois. Une mise de 6 conclut aussitôt.

    Le plus offrant prend le dé comme vitesse, sa mise comme élan, et ne mise plus de la manche. Tant qu’il n’a pas de dé, celui qui a lancé les enchères en met un autre en vente. Dès qu’il en a un, c’est au plus avancé des joueurs sans dé. Le dernier joueur prend le dernier dé pour la mise de son choix.
    .title = Les enchères
cafe-race-book-rulings =
    Là où la règle imprimée se tait, nous jouons ainsi :

    - R1 · Qui dépasse s’arrête sur la case 29 et lance une fois. Si la 29 est pleine, il s’arrête sur la 28 et lance, même si sa vitesse menait juste à la 29. Si la 28 est pleine, il s’arrête sur la 27, lance, et n’est pas arrivé.
    - R2 · Qui renverse son dernier café à la dernière manche n’est pas resservi : zéro café, seulement les points de sa place.
    - R3 · Un employé bloqué au départ parce que la case 1 est pleine lance aussi pour l’équilibre.
    - R4 · C’est la case à la fin qui donne la place, pas l’ordre d’arrivée : la 29 bat la 28.
    - R5 · Pour départager, on regarde les cases et les cafés au moment où l’ordre se décide. Un jet des dés blancs ne règle qu’une égalité ; la suivante se relance. Pour lancer les enchères, tout est réglé dès que l’un est seul en tête : les autres ne relancent plus.
    - R6 · Il y a deux paliers, et les deux journaux sont l’un derrière l’autre.
    - R7 · Égalité aux dés blancs : seuls les ex æquo relancent. Une tasse vide reste sur sa case jusqu’au début de la manche suivante. On lance pour l’équilibre même quand on ne peut pas échouer.
    .title = Nos décisions
