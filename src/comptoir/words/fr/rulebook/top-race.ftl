top-race-book-match =
    Six voitures en course : bleue, rouge, noire, jaune, blanche et verte. On achète des pilotes aux enchères, puis on joue des cartes qui font avancer les voitures de tout le monde. C’est l’argent qui décide.

    Un match compte une à trois courses : une seule, sauf si vous en décidez autrement, et trois dans le match de la règle. Chacun commence avec 200 et garde ce qui lui reste pour la suivante. Prix du premier au sixième : 200, 150, 100, 60, 30 et 10. Le plus riche à la fin gagne ; à égalité, la victoire est partagée.

    À chaque course on distribue les 48 cartes, autant à chacun. À cinq, trois cartes sont mises de côté sans être vues.
    .title = Le match
top-race-book-auction =
    Les pilotes sont retournés un à un. Le voisin de gauche du directeur de course mise le premier sur le premier pilote ; ensuite la première mise tourne dans le sens des aiguilles d’une montre. Chacun à son tour monte, par dizaines et dans la limite de son argent, ou passe. Qui a passé ne mise plus pour ce pilote. Le plus offrant paie la banque, prend le pilote et place la voiture sur la case libre de la grille qu’il veut. Sans mise, le pilote va sous la pile.

    - À six, un pilote chacun ; de trois à cinq, deux au plus ; à deux, trois.
    - Tant qu’il y a des joueurs sans pilote, ceux qui en ont ne peuvent miser que s’il en reste assez pour les autres.
    - Quand on retourne le dernier pilote et qu’un joueur n’en a pas, il le prend pour 30, sans enchère.
    - Si plus personne ne veut d’aucun pilote restant, on les donne dans cet ordre pour 10 chacun, à qui en a le moins ; le tout dernier, pour un joueur qui n’en a pas, coûte 30.
    .title = Les enchères
top-race-book-race =
    L’acheteur du dernier pilote commence ; on joue dans le sens des aiguilles d’une montre. Jouez une carte. Ses voitures avancent de haut en bas, et c’est vous qui les conduisez toutes.

    - Une voiture va tout droit ou en diagonale vers l’avant, par un chemin libre d’exactement autant de pas que son nombre, ou moins s’il passe la ligne d’arrivée.
    - S’il n’y en a pas, elle va aussi loin que possible. Le reste se perd dans le trafic.
    - Un nombre doré fait avancer une voiture absente de la carte. On peut même en nommer une déjà arrivée ou en panne ; les points sont alors perdus.
    - Les nombres des voitures arrivées ou en panne sont ignorés.

    Dans les virages, le couloir intérieur a moins de cases, plus longues : c’est le plus court chemin.
    .title = La course
top-race-book-links =
    Une carte Lien unit deux voitures. Tant qu’aucune des deux n’est arrivée ni en panne, elle se joue de deux façons :

    - Accélération : vous conduisez la voiture de derrière, par des cases libres, jusqu’à ce qu’il lui reste aussi peu de pas qu’à celle de devant. Si le chemin est bloqué, elle s’approche autant que possible.
    - Panne : la voiture de devant se range au bord. Sa case est libre et ses nombres sont perdus jusqu’à ce que l’autre ait strictement moins de pas à faire. Elle revient alors aussitôt sur sa case et roule normalement.
    .title = Cartes Lien
top-race-book-finish =
    Une voiture qui passe la ligne prend le prix suivant et quitte la piste. Quand toutes ses voitures sont arrivées, un joueur défausse sa main et sort.

    La course finit quand toutes sont arrivées ou que plus personne en course n’a de cartes. Celles qui restent en piste sont classées : le moins de pas restants d’abord ; à égalité, celle du couloir le plus à l’intérieur ; puis celle dont la case va le plus loin.
    .title = L’arrivée
top-race-book-bets =
    Avec les paris secrets, chacun désigne trois fois en secret la voiture qu’il voit gagner : quand la première voiture passe une ligne de pari, on finit la carte et tous parient, même ceux qui sont sortis. Les paris sont montrés à la fin de la course.

    - Le pari 1 rapporte, selon la place : 90, 60, 30, 0, −10, −30.
    - Le pari 2 : 60, 40, 20, −10, −30, −60.
    - Le pari 3 : 30, 20, 10, −20, −60, −90.
    .title = Les paris secrets
top-race-book-open-hand =
    On distribue une main par joueur, face visible, et les mains le restent. Chaque enchère donne le droit de prendre une main et une voiture au choix. Qui a une main ne mise plus tant qu’il en reste. Si tous passent, le premier à miser prend le lot pour 10. La dernière main n’est pas mise aux enchères : son preneur paie 10, ou 30 à six.

    Les pilotes restants sont ensuite mélangés et vendus comme d’habitude.
    .title = Mains ouvertes
top-race-book-long-distance =
    Les 48 cartes sont distribuées et jouées. Personne n’arrive ni ne sort : on repart pour un tour. Quand les cartes sont épuisées, la voiture la plus loin gagne, et les prix suivent l’ordre.

    Les positions se comptent depuis la ligne d’arrivée : −1 est le dernier pas avant, +1 le premier après. Il n’y a pas de 0.
    .title = Longue distance
top-race-book-tokens =
    La longue distance, et juste après avoir placé sa voiture, on pose un jeton sur la position qu’on espère, du premier rang de la grille (−56 sur le circuit classique) à +99. Il n’y a pas de 0.

    - Pas atteint : 10 à payer par pas manquant.
    - Atteint : 10 par pas entre la ligne et le jeton, rien si le jeton est avant la ligne.
    - Au-delà du jeton, rien de plus.
    .title = Longue distance avec jetons
top-race-book-blocking =
    Une voiture peut s’arrêter plus tôt, après un pas au moins, sur une case juste devant une autre voiture en piste, tout droit ou en diagonale, qui pourrait encore y passer : une voiture dont le prochain pas franchit l’arrivée n’est pas bloquée par ce qui se trouve au-delà. Jamais avec une accélération.
    .title = Blocage
top-race-book-free-order =
    Vous choisissez dans quel ordre se jouent les lignes de votre carte, nombres dorés compris.
    .title = Ordre libre
top-race-book-total =
    Tous les joueurs encore en course posent une carte face cachée, puis on les montre ensemble. Le plus grand total joue d’abord ; l’or compte, un lien vaut 0. À égalité : celui dont la meilleure voiture est le plus loin derrière.

    Un lien avec une voiture arrivée ne se pose que faute d’autre carte, et reste sans effet.
    .title = Déplacement total
top-race-book-bingo =
    Rien n’est distribué. À votre tour, on joue la première carte de la pioche. Une carte injouable reste sans effet, ceux qui sont sortis ne piochent pas, et la pioche vide se refait avec les cartes jouées. La course finit quand toutes sont arrivées.
    .title = Bingo
top-race-book-lucky =
    Six cartes chacun, les autres forment la pioche. Après avoir joué une carte, on en pioche une, tant qu’il en reste ; puis on joue ce qu’on a en main.
    .title = La course chanceuse
top-race-book-children =
    Ni argent ni liens, une seule course. Voitures et pilotes sont répartis au hasard : deux pilotes chacun à deux ou trois joueurs, sinon un. Chacun a une pile face cachée et en retourne la première carte à son tour.

    La course finit dès que la voiture d’un joueur passe la ligne, ou quand il n’y a plus de cartes. La première arrivée, ou la plus avancée, gagne pour son propriétaire. Les voitures sans pilote courent aussi mais ne gagnent pas.
    .title = La course des enfants
top-race-book-rulings =
    Là où la règle imprimée se tait, nous jouons ainsi :

    - R1 · « Devant » veut dire moins de pas restants par le meilleur chemin ; à égalité, le couloir intérieur ; puis la case qui va le plus loin ; puis une voiture en piste avant une voiture en panne ; de deux voitures en panne, celle qui l’est depuis le plus longtemps.
    - R2 · Qui revient de panne sur une case occupée recule colonne par colonne jusqu’à la première libre : son couloir d’abord, puis le plus proche, l’intérieur d’abord. Une case d’où il resterait moins de pas que de la sienne est sautée : personne ne revient plus avancé.
    - R3 · Une carte qui passe deux lignes de pari donne deux paris. Chaque ligne compte une fois par course, même passée par une accélération ; une ligne jamais passée, ou passée par la carte qui finit la course, n’en donne pas.
    - R4 · Qui n’a que des liens injouables en défausse un sans effet.
    - R5 · Qui a passé ne mise plus pour ce pilote, et les pilotes dont personne ne veut sont donnés.
    - R6 · Ce qui doit être payé est dû même sans argent : on peut descendre sous zéro.
    - R7 · La cinquième place du pari 1 coûte 10 ; sur notre exemplaire, le nombre est illisible.
    - R8 · À égalité d’argent, la victoire est partagée.
    - R9 · Une mise ne dépasse pas 990.
    - R10 · Une main défaussée n’est pas montrée.
    - R11 · Vous choisissez où une voiture s’arrête ; le chemin suit à chaque pas le moins de pas restants, puis le couloir intérieur.
    - R12 · Une voiture qui accélère ne se bloque jamais elle-même : sa case de départ lui reste ouverte quand elle y repasse.
    .title = Nos décisions
