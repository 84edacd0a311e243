espresso-doppio-book-setup =
    Neuf pièces se partagent un chemin de table de cinq cases : une tasse, une soucoupe et une cuillère en blanc, caramel et brun. Une case ne porte jamais deux pièces du même type.

    On mélange les seize cartes, huit chacun. Chacun retourne les trois premières de sa pioche ; personne ne regarde les autres.

    Puis on dresse la table. Un joueur commence et on alterne : trois soucoupes, trois tasses, trois cuillères. À chaque fois, on choisit une des pièces restantes de ce type et une case. Pendant la mise en place, une case ne porte ni deux pièces du même type ni deux de la même couleur. Celui qui n’a pas commencé pose la deuxième soucoupe, la première et la dernière tasse et la deuxième cuillère, puis joue le premier tour.
    .title = Dresser la table
espresso-doppio-book-turn =
    À votre tour :

    - faites une action, c’est obligatoire, et deux de plus si vous voulez ;
    - puis marquez celles de vos trois cartes visibles dont la condition est remplie.

    Les cartes marquées sont rangées ; vous en retournez d’autres jusqu’à trois, ou ce qu’il reste. Puis vous finissez votre tour.
    .title = Votre tour
espresso-doppio-book-action =
    Une action touche deux cases. Ou bien vous déplacez une ou plusieurs pièces de l’une vers l’autre, ou bien vous échangez une à trois pièces de l’une contre une à trois de l’autre.

    En bref : choisissez deux cases et les types qui changent de place. À la fin, aucune case ne porte deux pièces du même type.

    Une tasse, une soucoupe et une cuillère ne peuvent donc rejoindre ensemble une case où se trouve une cuillère que si celle-ci part en échange.
    .title = Déplacer et échanger
espresso-doppio-book-scoring =
    Une carte peut être retournée tête-bêche : son motif compte de gauche à droite ou de droite à gauche, mais dans un seul sens à la fois. Une condition remplie plusieurs fois rapporte chaque fois.

    Marquer est votre choix, carte par carte. On peut garder une carte pour un meilleur moment.
    .title = Marquer
espresso-doppio-book-cards =
    - Cartes 1 à 3 : les trois pièces d’un type côte à côte, dans les couleurs montrées. Chaque type qui le montre rapporte.
    - Carte 4 : les trois cuillères côte à côte, dans les couleurs montrées.
    - Cartes 5 à 7 : tasse, soucoupe et cuillère d’une couleur sur des cases voisines, dans l’ordre montré.
    - Cartes 8 à 10 : une tasse, une soucoupe ou une cuillère seule sur sa case. Chacune rapporte.
    - Cartes 11 et 12 : exactement ces trois pièces sur une case.
    - Carte 13 : deux cases voisines, chacune avec une tasse et une soucoupe de n’importe quelle couleur, avec ou sans cuillère. Chaque paire de cases rapporte.
    - Carte 14 : deux cases voisines avec exactement les tasses et soucoupes montrées, sans cuillère.
    - Carte 15 : trois cases voisines, chacune avec une pièce d’une même couleur, dans n’importe quel ordre. Chaque couleur rapporte.
    - Carte 16, la carte spéciale : l’autre joueur perd un grain par case vide. En solo, c’est vous qui les gagnez.

    Sauf si la carte dit « exactement » ou « seule », les autres pièces ne comptent pas. Nous n’avons pas les images des cartes imprimées : les nôtres suivent chaque explication de la règle. Qui possède la boîte peut saisir les siennes ; c’est alors ce qu’elles disent qui compte, numéros et grains compris.
    .title = Les seize cartes
espresso-doppio-book-halves =
    Quand un joueur a marqué ses huit cartes, la première manche finit aussitôt. Chacun reprend ses huit cartes, les mélange et les donne à l’autre. On en retourne trois. Les pièces restent en place, les grains sont gardés, et celui qui ne vient pas de jouer continue.

    La seconde manche finit de même, et la partie avec elle. Qui a le plus de grains gagne. À égalité : celui qui n’a pas fini ses cartes.
    .title = Deux manches
espresso-doppio-book-solo =
    Seul à table, vous posez les neuf pièces vous-même, dans le même ordre et avec les mêmes limites. Les seize cartes forment une pioche ; retournez-en trois et prenez trois grains.

    Pas de tours. Chaque action coûte un grain. Dès qu’une carte visible est remplie, vous pouvez la marquer, prendre ses grains et retourner la suivante. La carte spéciale ne coûte rien à personne : elle vous rapporte un grain par case vide.

    La partie finit avec la seizième carte, ou sans grains quand vous ne pouvez ou ne voulez plus marquer. On ne s’arrête pas avant. Comptez alors :

    - 0 à 6 : le thé vous va peut-être mieux.
    - 7 à 10 : du café filtre, et pas mauvais.
    - 11 à 13 : la cafetière à piston est en bonnes mains.
    - 14 ou 15 : la grande machine vous obéit.
    - 16 et plus : barista !
    .title = Espresso en solo
espresso-doppio-book-master =
    Pour deux qui connaissent le jeu : on peut marquer avant, entre et après les actions, chaque carte une fois. Une action reste obligatoire, et l’on ne retourne de nouvelles cartes qu’en fin de tour.

    La huitième carte finit la manche aussitôt, même avant toute action.
    .title = Le maître de l’espresso
espresso-doppio-book-rulings =
    Là où la règle imprimée se tait, nous jouons ainsi :

    - R1 · Marquer est facultatif, carte par carte.
    - R2 · La carte spéciale demande au moins une case vide. Les grains retournent à la réserve et personne ne descend sous zéro ; on peut la marquer, et elle compte, même si l’autre joueur n’a rien. Seul, vous gagnez au contraire un grain par case vide.
    - R3 · Il y a toujours assez de grains.
    - R4 · Un tour demande une action, même si l’on préférerait ne rien bouger.
    - R5 · La huitième carte finit la manche aussitôt, quel que soit celui qui avait commencé.
    - R6 · À deux : quarante tours de suite, ceux des deux joueurs ensemble et comptés de nouveau à chaque manche, sans carte marquée finissent la manche comme si elle était achevée. Si la partie finit ainsi à égalité, la victoire est partagée.
    - R7 · Carte 13 : des paires qui se chevauchent comptent toutes ; trois cases ainsi garnies à la suite rapportent deux fois.
    - R8 · Les valeurs que nous avons dû deviner sont signalées.
    - R9 · Après une première manche au point mort, les cartes inconnues sont réparties au hasard entre les deux pioches et montrées avant l’échange.
    - R10 · Seul, sans plus de grains, une carte dont la condition est déjà remplie peut encore être marquée ; la règle imprimée arrête là.
    .title = Nos décisions
