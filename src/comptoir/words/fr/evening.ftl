# Une soirée : un code, du monde, des manches.

evening-title = Une soirée
evening-pitch = Un écran, le téléphone de chacun, des tables qui se forment d’elles-mêmes.
evening-open = Organiser une soirée
evening-open-about = De deux à vingt-quatre personnes. Vous montrez un code, chacun tape son nom, et les tables de chaque manche se forment d’elles-mêmes. Personne n’a besoin de compte.
evening-name = Nom de la soirée
evening-name-usual = Soirée jeux
evening-menu = Au menu
evening-menu-about = Un jeu par manche, dans cet ordre ; après le dernier, on reprend au premier.
evening-menu-add = Ajouter une manche
evening-menu-box = Une vraie boîte
evening-menu-box-name = Comment s’appelle-t-elle ?
evening-menu-box-players = joueurs
evening-menu-box-seats = Joueurs par table, de … à …
evening-menu-remove = Retirer la manche { $number } du menu
evening-menu-change = Changer le menu
evening-menu-round = Manche { $number }
evening-rules = Règles
evening-minutes = Minutes par manche
evening-level = Niveau des robots
evening-begin = Ouvrir les portes
evening-save = Enregistrer

evening-lan = Les téléphones ne peuvent pas encore joindre cette maison : elle n’écoute que son propre ordinateur. Fermez-la et relancez-la avec
evening-lan-plain = Le simple http suffit pour toute la soirée. Seuls l’installation de la page et le jeu sans réseau demandent https.
evening-scan = Scannez, tapez votre nom, jouez
evening-late = En retard ? Scannez et jouez dès la prochaine manche :
evening-address = ou tapez
evening-people =
    { $count ->
        [one] { $count } personne est là
       *[other] { $count } personnes sont là
    }
evening-nobody = Personne encore. Montrez le code !
evening-host = Organisation
evening-screen = Grand écran
evening-screen-open = Ouvrir le grand écran
evening-second = Un second organisateur
evening-second-about = Qui ouvre ce lien peut tout faire comme vous. Gardez-le pour quelqu’un de confiance : si votre téléphone s’éteint, la soirée continue.
evening-renew = Changer de lien
evening-renew-about = Si ce lien est tombé en de mauvaises mains, changez-le : l’ancien ne servira plus, et qui organisait grâce à lui n’organisera plus.
evening-door-open = La porte est ouverte
evening-door-closed = La porte est fermée
evening-door-shut = Fermer la porte
evening-door-unlock = Ouvrir la porte
evening-add = Ajouter quelqu’un, ou vous-même
evening-add-here = pour jouer sur cet appareil
evening-more = À propos de { $name }
evening-leaves = { $name } s’en va
evening-back = { $name } est de retour
evening-bar = Mettre dehors
evening-bar-about = { $name } et tous ceux qui jouent sur ce téléphone s’en vont et ne rentrent plus.
evening-bar-sure = Mettre { $name } dehors pour de bon
evening-phone = Un autre téléphone
evening-phone-about = { $name } scanne ceci avec l’autre téléphone et y continue aussitôt. Le lien ne sert qu’une fois.
evening-asleep = téléphone en veille
evening-left = au revoir
evening-next = Lancer la manche { $number } : { $game }
evening-next-short = Ensuite : { $game }
evening-round = Manche { $number }
evening-table = Table { $number }
evening-with = avec { $names }
evening-you-and = Vous jouez à { $game } avec { $names }.
evening-you-here = Vous jouez ici, tous ensemble, à { $game }.
evening-bot = robot
evening-playing = en cours
evening-done = terminée
evening-overtime = temps dépassé
evening-time-left = encore { $minutes } min
evening-time-seconds = { $seconds } s
evening-time-over = C’est l’heure
evening-end-table = L’arrêter en l’état
evening-end-table-sure = Arrêter la table { $number } en l’état ? Le score compte tel qu’il est.
evening-correct = Corriger le résultat
evening-enter = Saisir le résultat
evening-place-of = Place de { $name }
evening-result = Résultat de la table { $number }
evening-watch = Regarder
evening-close = Clore la soirée
evening-close-sure = Clore la soirée et montrer le podium ? Il n’y aura plus de manche.
evening-standing = Classement
evening-points = points
evening-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
evening-out = passe son tour
evening-outs = Passent leur tour à cette manche : { $names }
evening-how-over = jouée jusqu’au bout
evening-how-ended = arrêtée en l’état
evening-how-void = pas jouée
evening-how-hand = saisie à la main

evening-join = Entrer
evening-join-name = Votre nom
evening-join-agree = Une table qui traîne au-delà de son temps peut être arrêtée par l’organisateur ; elle compte alors en l’état. Entrer, c’est l’accepter.
evening-join-shut = La porte est fermée : adressez-vous à l’organisateur.
evening-joined = Vous y êtes, { $name }.
evening-gone = À bientôt, { $name }.
evening-wait-first = La première manche commence dès que l’organisateur place tout le monde. Votre table s’ouvrira ici toute seule.
evening-wait-next = Votre table s’ouvrira ici toute seule à la prochaine manche.
evening-wait-others = Les autres tables jouent encore.
evening-wait-late = Vous jouez dès la prochaine manche. D’ici là, vous pouvez regarder, ou demander à une table la chaise d’un robot.
evening-wait-out = Vous passez votre tour à cette manche, et cela vaut cinq points. La prochaine fois, ce ne sera pas vous.
evening-share = Quelqu’un d’autre joue sur cet appareil
evening-share-add = Ajouter
evening-leave = Je dois partir
evening-leave-about = Ce que vous avez joué compte. Vous pouvez revenir à tout moment.
evening-return = Je suis de retour
evening-my-phone = Continuer sur un autre téléphone
evening-to-evening = Retour à la soirée
evening-as-guest = Ma page
evening-to-table = À ma table
evening-gather = On dresse votre table
evening-gather-wait = On attend { $names }. La table commence dans { $seconds } s quoi qu’il arrive ; un robot tient la place des absents jusqu’à leur arrivée.
evening-gather-now = Tout le monde est là.
evening-closed = La soirée est finie
evening-podium = Podium
evening-honours = Palmarès
evening-honour-choices = Les meilleurs choix
evening-honour-choices-about =
    { $amount ->
        [one] { $amount } point de chance de gagner par partie grâce à ses choix
       *[other] { $amount } points de chance de gagner par partie grâce à ses choix
    }
evening-honour-luck = La bonne étoile
evening-honour-luck-about =
    { $amount ->
        [one] { $amount } point de chance de gagner par partie grâce à la donne et aux dés
       *[other] { $amount } points de chance de gagner par partie grâce à la donne et aux dés
    }
evening-honour-comeback = La remontée
evening-honour-comeback-about =
    { $amount ->
        [one] { $amount } place gagnée
       *[other] { $amount } places gagnées
    }
evening-honours-left =
    { $count ->
        [one] { $count } partie est encore à l’étude…
       *[other] { $count } parties sont encore à l’étude…
    }
evening-take-table = Les résultats en tableau
evening-take-all = Tout, parties comprises
evening-wall = Le mur de la maison
evening-wall-about = Les soirées de cette maison, pour qui connaît cette adresse.
evening-wall-none = Aucune soirée n’est encore close.
evening-ladder = Classement de la maison
evening-ladder-about = Une cote sur toutes les soirées, par nom. Après le ±, sa marge d’erreur, qui diminue à chaque partie.
evening-ladder-name = Nom
evening-ladder-rating = Cote
evening-ladder-evenings = Soirées
evening-ladder-games = Tables
evening-ladder-wins = Gagnées
evening-again = Une autre soirée
evening-lost = Cette soirée n’existe pas.
evening-hosting = Vous organisez maintenant cette soirée.
evening-moved = Vous continuez ici.

evening-refusal-closed = La soirée est finie.
evening-refusal-host-only = Seul un organisateur peut le faire.
evening-refusal-course = Aucune table de ce jeu n’accueille deux personnes ou plus, ou la boîte n’a pas de nom.
evening-refusal-link = Ce lien a déjà servi, ou n’est pas pour cette soirée.
evening-refusal-playing = Une manche est encore en cours.
evening-refusal-barred = L’organisateur vous a demandé de rester dehors.
evening-refusal-door = La porte est fermée : adressez-vous à l’organisateur.
evening-refusal-full = Une soirée accueille { $most } personnes au plus.
evening-refusal-device = { $most } personnes au plus par appareil.
evening-refusal-name = Quelqu’un s’appelle déjà { $name } ici : ajoutez une lettre.
evening-refusal-not-yours = C’est réservé aux invités de la soirée.
evening-refusal-bar-host = On ne met pas un organisateur dehors.
evening-refusal-too-few = Il faut être au moins deux.
evening-refusal-rounds = Une soirée compte { $most } manches au plus.
evening-refusal-no-table = Cette table n’existe plus.
evening-refusal-time-left = Cette table a encore du temps.
evening-refusal-still-playing = On joue encore à cette table.
evening-refusal-places = Il faut un rang pour chaque chaise.

evening-csv-round = manche
evening-csv-table = table
evening-csv-game = jeu
evening-csv-chair = chaise
evening-csv-name = nom
evening-csv-place = place
evening-csv-score = score
evening-csv-points = points
evening-csv-how = comment
evening-csv-games = tables
evening-csv-wins = gagnées
evening-csv-bot = robot
evening-csv-over = jouée
evening-csv-ended = arrêtée
evening-csv-void = pas jouée
evening-csv-hand = à la main
