cafe-international-book-cafe =
    Cinq tables dans le café, chacune au drapeau d’une nation : quatre dans les coins, une au milieu. Entre elles et autour, douze chaises.

    Les quatre chaises intérieures touchent chacune trois tables, les huit chaises extérieures une seule. Au milieu, un client tient compagnie à la moitié de la salle.

    Il y a 96 clients, quatre femmes et quatre hommes de chacune des douze nations, et deux tables par nation. Chacun commence avec sept clients en main. Le sort désigne qui commence.
    .title = Le café
cafe-international-book-turn =
    À votre tour, faites une seule de ces choses :

    - placer un, deux ou trois clients de votre main, l’un après l’autre ;
    - piocher un client, si vous en avez moins de douze ;
    - avec douze clients en main, en poser un face cachée devant vous, pour de bon.

    Après chaque client placé, vous pouvez continuer, jusqu’à trois, ou vous arrêter là. Une exception : qui ouvre une table vide doit continuer aussitôt.
    .title = Votre tour
cafe-international-book-seating =
    Un client prend une chaise libre qui touche au moins une table de sa nation. Et à chaque table que touche la chaise :

    - femmes et hommes restent en équilibre : deux au plus de chaque, et jamais deux de plus d’un côté que de l’autre ;
    - le client ne doit pas rester seul : il trouve de la compagnie à l’une au moins de ses tables.

    Un client resté là après le départ d’une table pleine compte aussi.
    .title = Trouver une chaise
cafe-international-book-opening =
    Si toutes les tables d’une chaise sont vides, on peut quand même y placer un client et ouvrir, à condition de pouvoir en placer encore un ce tour-ci et d’en avoir un en main qui puisse le rejoindre à l’une de ces tables. Ce sera obligatoirement le suivant.

    Ouvrir ne rapporte rien. Seules vous sont proposées les ouvertures que vous pourrez suivre.
    .title = Ouvrir une table vide
cafe-international-book-scoring =
    Chaque client rapporte aussitôt, à chacune de ses tables où il a de la compagnie, autant de points qu’il y a maintenant de clients : de deux à quatre. Si tous sont de la nation de la table, les points doublent.

    Trois clients bien placés peuvent valoir plus de vingt points.

    L’option « Les points sont doublés » peut regarder la compagnie plutôt que le drapeau : des clients tous d’une même nation comptent alors double à n’importe quelle table.
    .title = Les points
cafe-international-book-clearing =
    Une table de quatre clients est débarrassée, comme toute autre remplie au même instant : ces tables quittent le jeu avec tous leurs clients. Un client partagé quitte aussi son autre table.

    De nouvelles tables arrivent, dans l’ordre de lecture : en haut à gauche, en haut à droite, au centre, en bas à gauche, en bas à droite. Ceux qui restent peuvent se trouver seuls, parmi des étrangers ou en déséquilibre. Ce n’est pas grave ; le prochain client devra rétablir l’équilibre.
    .title = Tables pleines
cafe-international-book-drawing =
    Vous ne pouvez ou ne voulez placer personne ? Piochez un client. Douze en main, c’est le maximum : on en pose alors un face cachée, jusqu’à la fin.

    Chaque client encore en main ou face cachée à la fin coûte deux points.
    .title = Piocher et écarter
cafe-international-book-end =
    La partie s’arrête aussitôt

    - quand il ne reste pas assez de tables pour regarnir le café,
    - quand quelqu’un pioche le dernier client,
    - ou quand un joueur qui vient de placer son dernier client le décide, sur-le-champ.

    Chaque carte en main ou face cachée coûte deux points. Le plus grand total gagne. À égalité : le moins de pénalités. Encore à égalité : la victoire est partagée.
    .title = La fin
cafe-international-book-ladies =
    Avec cette variante, votre tour peut consister à remplir d’un coup toutes les chaises libres d’une table, pour y réunir quatre dames ou quatre messieurs. Celles ou ceux qui y sont déjà comptent : il faut donc de deux à quatre cartes de votre main. Chaque nouveau client doit toucher une table de sa nation.

    Cela rapporte 20, ou 40 si les quatre sont de la nation de la table, et rien d’autre. Les quatre partent aussitôt et une nouvelle table arrive ; les autres tables ne comptent pas.

    Vous annoncez d’abord la table, et dames ou messieurs, puis vous les placez un par un.
    .title = Tables de dames et de messieurs
cafe-international-book-rulings =
    Là où la règle imprimée se tait ou se trompe, nous jouons ainsi :

    - R1 · Deux couples de la nation de la table valent 8 ; le 4 imprimé est une coquille, son propre exemple le montre.
    - R2 · « Tous de même nationalité » veut dire celle de la table. Deux Russes à la table française valent 2. L’option « Les points sont doublés » peut le changer.
    - R3 · Une table où le nouveau venu est seul ne rapporte rien ; de la compagnie à une autre de ses tables suffit.
    - R4 · Les tables débarrassées sont remplacées dans l’ordre de lecture : haut gauche, haut droite, centre, bas gauche, bas droite.
    - R5 · Tables de dames et de messieurs : c’est un seul coup ; les tables voisines ne comptent pas, puisque les quatre ne restent jamais.
    - R6 · Qui a la main vide et n’a pas terminé la partie doit piocher à son tour suivant.
    - R7 · Une femme et un homme font une bonne compagnie, bien que la liste imprimée dise « une femme ou un homme ».
    .title = Nos décisions
