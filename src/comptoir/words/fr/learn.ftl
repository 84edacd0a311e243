learn-title = { $game } · les règles · Comptoir
learn-chapters = Chapitres
learn-variants = Façons de jouer
learn-first-game = Une première partie, pas à pas
learn-try = Essayez un choix et voyez ce qui arrive.
learn-tried = Voici ce qui est arrivé.
learn-do = Essayer : { $choice }
learn-not-asked = Ici, ce n’est pas votre tour.
learn-example = Essayez vous-même
learn-again = Essayer autre chose
learn-name-0 = Colette
learn-name-1 = Marcel
learn-name-2 = Odile
learn-name-3 = Basile
learn-name-4 = Simone
learn-name-5 = Pablo

learn-guide = Votre guide
learn-guide-best = À vous : « { $choice } ». C’est ce qui brille sur le plateau.
learn-guide-more = Lire les règles
learn-guide-alone = Continuer sans guide
learn-guide-wait = Regardez ce qui se passe ; ce sera bientôt à vous.
learn-guide-over = Voilà une partie entière ! La feuille de score explique chaque point.

learn-guide-cafe-race-thrust = Choisissez votre élan. Le plus grand prend le dé le plus fort, mais sur une marche deux dés devront atteindre la somme des deux. Tournez le cadran pour voir vos chances.
learn-guide-cafe-race-die = Choisissez le dé à mettre en vente : celui que vous voulez, ou celui qui coûtera cher aux autres.
learn-guide-cafe-race-opening = Il faut ouvrir. Une petite mise peut suffire pour un dé dont personne ne veut.
learn-guide-cafe-race-raise = Montez pour gagner ce dé, ou passez et attendez-en un autre. La mise devient votre élan.

learn-guide-cafe-international-turn = Placez des clients à une table de leur nation, femmes et hommes en équilibre. Chacun rapporte à chaque table où il a de la compagnie. Personne ne trouve de place ? Piochez.
learn-guide-cafe-international-full-hand = Douze clients, c’est le maximum : placez-en, ou posez-en un face cachée. Il coûtera deux points.
learn-guide-cafe-international-more = Jusqu’à trois clients par tour. Encore un, ou vous arrêtez-vous là ?
learn-guide-cafe-international-follow = Vous avez ouvert une table vide : quelqu’un doit rejoindre ce client.
learn-guide-cafe-international-empty-hand = Votre main est vide ! Terminez la partie si vous menez, ou laissez-la continuer.
learn-guide-cafe-international-fill = Remplissez la table annoncée, client par client.

learn-guide-top-race-bid = Un pilote est à vendre. Regardez les points par couleur dans votre main : plus vous en avez de cette couleur, plus la voiture vaut pour vous. La victoire paie 200.
learn-guide-top-race-place = Placez votre voiture sur la grille. Le premier rang a un pas d’avance, et le couloir intérieur est le plus court.
learn-guide-top-race-card = Jouez une carte. Toutes ses voitures avancent, de haut en bas, et vous les conduisez toutes : la vôtre au plus court, les autres dans le trafic.
learn-guide-top-race-gold = Un nombre doré fait avancer une voiture absente de la carte.
learn-guide-top-race-drive = Choisissez où s’arrête cette voiture. Les nombres montrent les points perdus dans le trafic.
learn-guide-top-race-link = Faire revenir la voiture de derrière, ou mettre en panne celle de devant ?
learn-guide-top-race-bet = Qui va gagner ? Les premiers paris paient le mieux, et se tromper coûte cher.
learn-guide-top-race-draw = Retournez la première carte de la pioche.

learn-guide-espresso-doppio-saucer = Posez une soucoupe. Pendant la mise en place, pas deux du même type ni de la même couleur sur une case. Pensez à ce que demandent vos trois cartes.
learn-guide-espresso-doppio-cup = Maintenant une tasse.
learn-guide-espresso-doppio-spoon = Et une cuillère.
learn-guide-espresso-doppio-action = Choisissez deux cases et les pièces qui changent de place. Trois actions au plus ; visez ce que montrent vos cartes.
learn-guide-espresso-doppio-more = Faites encore une action, marquez les cartes qui brillent, ou finissez votre tour.
learn-guide-espresso-doppio-score = Plus d’action : marquez les cartes qui brillent, puis finissez votre tour.
