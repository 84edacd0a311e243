cafe-international-book-cafe =
    Cinq tables dans le café, chacune au drapeau d’une nation : quatre dans les coins, une au milieu. Entre elles et autour, douze chaises.

    Les quatre chaises du dedans touchent chacune trois tables, les huit du dehors une seule. Un client du milieu tient compagnie à la moitié de la salle.

    Il y a 96 clients, quatre femmes et quatre hommes de chacune des douze nations, et deux tables par nation. Chacun commence avec sept clients en main. Le sort désigne qui commence.
    .title = Le café
cafe-international-book-turn =
    À votre tour, faites une seule de ces choses :

    - asseoir un, deux ou trois clients de votre main, l’un après l’autre ;
    - tirer un client, si vous en avez moins de douze ;
    - avec exactement douze en main, en poser un face cachée devant vous, pour de bon.

    Après chaque client assis vous pouvez continuer, jusqu’à trois, ou vous arrêter. Une exception : qui ouvre une table vide doit continuer aussitôt.
    .title = Votre tour
cafe-international-book-seating =
    Un client prend une chaise libre qui touche au moins une table de sa nation. Et à chaque table que touche la chaise :

    - femmes et hommes restent en équilibre : deux au plus de chaque, et jamais deux de plus des uns que des autres ;
    - le client ne doit pas être seul : une de ses tables au moins a déjà de la compagnie.

    Un client resté d’une ancienne table compte aussi comme compagnie.
    .title = Trouver une chaise
cafe-international-book-opening =
    Si toutes les tables d’une chaise sont vides, un client peut s’y asseoir quand même et ouvrir, à condition que vous puissiez jouer encore un client ce tour-ci et qu’un de votre main puisse le rejoindre à l’une de ces tables. Ce sera obligatoirement le suivant.

    Qui ouvre ne marque rien. Nous ne proposons qu’une ouverture que vous pourrez suivre.
    .title = Ouvrir une table vide
cafe-international-book-scoring =
    Chaque client marque aussitôt, à chacune de ses tables où il a de la compagnie : autant de points que de clients y sont maintenant, de deux à quatre. Si tous sont de la nation de la table, les points doublent.

    Trois clients bien placés peuvent valoir plus de vingt points.

    L’option « Doublement » peut demander la compagnie à la place : des clients d’une même nation entre eux comptent double, quel que soit le drapeau.
    .title = Les points
cafe-international-book-clearing =
    Une table de quatre clients est débarrassée, avec toute autre remplie au même instant : ces tables quittent le jeu avec tous leurs clients. Un client partagé quitte aussi son autre table.

    De nouvelles tables arrivent, dans l’ordre de lecture : en haut à gauche, en haut à droite, au centre, en bas à gauche, en bas à droite. Ceux qui restent peuvent se trouver seuls, parmi des étrangers ou en déséquilibre. Ce n’est rien ; le prochain devra rétablir la parité.
    .title = Tables pleines
cafe-international-book-drawing =
    Vous ne pouvez ou ne voulez asseoir personne ? Tirez un client. Douze en main, c’est la limite : on en pose alors un face cachée, jusqu’à la fin.

    Chaque client encore en main ou face cachée à la fin coûte deux points.
    .title = Tirer et écarter
cafe-international-book-end =
    La partie s’arrête aussitôt

    - quand il ne reste pas assez de tables pour regarnir le café,
    - quand quelqu’un tire le dernier client,
    - ou quand un joueur à la main vide après avoir assis ses clients le décide, sur-le-champ.

    Chaque carte en main ou face cachée coûte deux points. Le plus grand total gagne ; à égalité : le moins de malus ; encore égal : partagé.
    .title = La fin
cafe-international-book-ladies =
    Avec cette variante vous pouvez, pour tout votre tour, remplir d’un coup toutes les chaises libres d’une table avec des clients du même sexe, pour y réunir quatre dames ou quatre messieurs. Ceux de ce sexe déjà à table comptent : il faut donc deux à quatre cartes de votre main. Chaque nouveau client doit toucher une table de sa nation.

    Cela rapporte 20, ou 40 si les quatre sont de la nation de la table, et rien d’autre. Les quatre partent aussitôt et une nouvelle table arrive ; aucune autre table n’est regardée.

    Vous annoncez d’abord la table, et dames ou messieurs, puis vous les asseyez un par un.
    .title = Tables de dames et de messieurs
cafe-international-book-rulings =
    Là où la règle imprimée se tait ou se trompe, nous jouons ainsi :

    - R1 · Deux couples de la nation de la table valent 8 ; le 4 imprimé est une coquille, son propre exemple le montre.
    - R2 · « Tous de même nationalité » veut dire celle de la table. Deux Russes à la table française valent 2. L’option « Doublement » peut le changer.
    - R3 · Une table où le nouveau venu est seul ne rapporte rien ; de la compagnie à une autre de ses tables suffit.
    - R4 · Les tables débarrassées sont remplacées dans l’ordre de lecture : haut gauche, haut droite, centre, bas gauche, bas droite.
    - R5 · Tables de dames et de messieurs : un seul coup ; les voisins ne comptent pas, puisque les quatre ne restent jamais.
    - R6 · Qui a la main vide et n’a pas arrêté la partie doit tirer à son tour suivant.
    - R7 · Une femme et un homme font une bonne compagnie, bien que la liste imprimée dise « une femme ou un homme ».
    .title = Nos décisions
