learn-title = { $game } · les règles · Comptoir
learn-chapters = Chapitres
learn-first-game = Une première partie, pas à pas
learn-try = Essayez un choix et voyez ce qui arrive.
learn-tried = Voici ce qui est arrivé.
learn-again = Essayer autre chose
learn-name-0 = Colette
learn-name-1 = Marcel
learn-name-2 = Odile
learn-name-3 = Basile

learn-guide = Votre guide
learn-guide-best = Un bon choix : { $choice }
learn-guide-more = Lire les règles
learn-guide-alone = Continuer sans guide
learn-guide-wait = Regardez ce qui se passe ; ce sera bientôt à vous.
learn-guide-over = Voilà une partie entière ! La feuille de score explique chaque point.

learn-guide-cafe-race-thrust = Choisissez votre élan. Le plus grand prend le dé le plus fort, mais sur une marche deux dés devront atteindre la somme des deux. Tournez le cadran pour voir vos chances.
learn-guide-cafe-race-die = À vous de choisir le dé à vendre. Lequel voulez-vous, ou lequel doit coûter cher aux autres ?
learn-guide-cafe-race-opening = Il faut ouvrir. Une petite mise peut suffire pour un dé dont personne ne veut.
learn-guide-cafe-race-raise = Montez pour gagner ce dé, ou passez et attendez-en un autre. La mise devient votre élan.

learn-guide-cafe-international-turn = Asseyez des clients à une table de leur drapeau, femmes et hommes en équilibre. Chacun marque à chaque table où il a de la compagnie. Personne ne va ? Tirez-en un.
learn-guide-cafe-international-full-hand = Douze clients, c’est la limite : asseyez quelqu’un, ou posez-en un face cachée. Il coûtera deux points.
learn-guide-cafe-international-more = Jusqu’à trois clients par tour. Encore un, ou on s’arrête ?
learn-guide-cafe-international-follow = Vous avez ouvert une table vide : quelqu’un doit rejoindre ce client.
learn-guide-cafe-international-empty-hand = Votre main est vide ! Arrêtez la partie si vous menez, ou jouez encore.
learn-guide-cafe-international-fill = Complétez la table annoncée, client par client.

learn-guide-top-race-bid = Un pilote est à vendre. Regardez les points par couleur dans votre main : plus vous en avez de cette couleur, plus la voiture vaut pour vous. La victoire paie 200.
learn-guide-top-race-place = Placez votre voiture sur la grille. La première ligne a un pas d’avance, et l’intérieur est le plus court.
learn-guide-top-race-card = Jouez une carte. Toutes ses voitures avancent, de haut en bas, et vous les conduisez toutes : la vôtre au plus court, les autres dans le trafic.
learn-guide-top-race-gold = Un nombre doré fait avancer une voiture absente de la carte.
learn-guide-top-race-drive = Choisissez où s’arrête cette voiture. Les nombres montrent les points perdus dans le trafic.
learn-guide-top-race-link = Ramener la voiture de derrière, ou mettre en panne celle de devant ?
learn-guide-top-race-bet = Qui va gagner ? Les premiers paris paient le mieux, et se tromper coûte cher.
learn-guide-top-race-draw = Retournez la première carte de la pile.

learn-guide-espresso-doppio-saucer = Posez une soucoupe. Pendant la mise en place, pas deux du même type ni de la même couleur sur une case. Pensez à ce que demandent vos trois cartes.
learn-guide-espresso-doppio-cup = Maintenant une tasse.
learn-guide-espresso-doppio-spoon = Et une cuillère.
learn-guide-espresso-doppio-action = Choisissez deux cases et les pièces qui changent de place. Trois actions au plus ; visez ce que montrent vos cartes.
learn-guide-espresso-doppio-more = Encore une action, marquer les cartes allumées, ou finir votre tour.
learn-guide-espresso-doppio-score = Plus d’action : marquez les cartes allumées, puis finissez votre tour.
