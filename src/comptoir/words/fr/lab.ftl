bot-unknown = Il n’y a pas de robot « { $bot } ». Connus : { $known }.
lab-bot-unknown = Il n’y a pas de robot « { $bot } ». Connus : { $known } ; regular@0.1 est un regular qui réfléchit dix fois moins.
lab-bot-budget = « { $bot } » demande une réflexion impossible : après le @ vient un nombre supérieur à 0, comme 0.1.
lab-too-many-bots = { $bots } robots ne tiennent pas sur { $seats ->
    [1] une place
   *[other] { $seats } places
}.
lab-bots-seats = Il faut un robot par place : { $bots ->
    [1] un robot
   *[other] { $bots } robots
} pour { $seats ->
    [1] une place
   *[other] { $seats } places
}, ce n’est pas le compte.
lab-file-exists = « { $file } » contient déjà des résultats. Ajoutez --resume pour les compléter, ou nommez un autre fichier.
lab-file-unreadable = « { $file } » ne contient pas de résultats de Comptoir, ou est abîmé.
lab-file-other = « { $file } » contient les résultats d’une autre rencontre ; continuer mélangerait les deux.
lab-resume-what = Pour continuer, nommez le fichier avec --results.
lab-cluster = Aucun ordonnanceur Dask ne répond à { $address }.
lab-workers-died = Un processus s’est arrêté net. { $games ->
    [0] Aucune partie n’est gardée
    [one] Une partie est gardée
   *[other] { $games } parties sont gardées
}.
lab-interrupted = Arrêté. Les parties finies sont dans { $file } ; la même commande avec --resume continue.
lab-stopped = Arrêté.

lab-bots = les robots ; si aucun n’est nommé, master regular ; le dernier prend toutes les places restantes ; master@0.1 réfléchit dix fois moins
lab-seats = nombre de joueurs ; sinon un par robot si le jeu le permet, ou autant qu’il en permet, jusqu’à quatre
lab-games = combien de parties ; le même hasard est rejoué avec chaque robot à chaque place possible
lab-cluster-help = l’adresse d’un ordonnanceur Dask, comme tcp://10.0.0.5:8786, au lieu de processus locaux
lab-results = écrire chaque partie finie dans ce fichier
lab-resume = compléter le fichier de résultats là où il s’arrête
lab-report = écrire un rapport avec graphiques dans ce fichier HTML ; il s’ouvre sans réseau
lab-luck-help = mesurer aussi le hasard, et montrer les victoires sans lui ; c’est un peu plus long
lab-bot-help = le robot qui joue à toutes les places
lab-weak-help = les robots plus faibles contre lesquels on le mesure, pour distinguer hasard et habileté
lab-progress = Parties
lab-balance-progress = { $set }

lab-column-bot = Robot
lab-column-wins = Victoires
lab-column-score = Score moyen
lab-column-rating = Cote
lab-column-seat = Place
lab-column-set = Règles
lab-column-length = Choix par partie
lab-column-spread = Écart des scores
lab-column-margin = Avance du gagnant
lab-column-advantage = Avantage de la place
lab-column-luck = Part du hasard
lab-column-adjusted = Hors hasard
lab-column-upsets = Surprises
lab-title = { $game } : { $bots }
lab-about = { $games ->
    [1] Une partie
   *[other] { $games } parties
}, places permutées, même hasard pour chacun. Les intervalles contiennent la vraie valeur 95 fois sur 100 ; (–) : parties trop peu nombreuses, ou trop semblables, pour en donner un. Entre égaux, chaque place gagnerait { $fair } % des parties.
lab-seat = Place { $seat }
lab-length = Choix par partie : moyenne { $mean }, médiane { $median }, de { $least } à { $most }.
lab-decimal = { $whole },{ $part }
lab-share = { $value } % ({ $low }–{ $high })
lab-figure = { $value } ({ $low }–{ $high })
lab-share-alone = { $value } % (–)
lab-figure-alone = { $value } (–)
lab-fair = entre égaux
lab-plot-wins = Part des victoires
lab-plot-rating = Cote de Bradley–Terry
lab-plot-seats = Victoires par place, quel que soit l’occupant
lab-plot-length = Choix par partie
lab-plot-scores = Scores à la fin
lab-plot-course = Part des victoires au fil des parties
lab-axis-games = parties
lab-axis-count = combien
lab-balance-about = Avantage de la place : de combien la meilleure place dépasse sa juste part, en points de pourcentage. Part du hasard : ce que la donne et les tirages expliquent des résultats entre égaux ; le reste tient aux choix et à ce que nul ne pouvait voir. Surprises : à quelle fréquence { $strong } ne bat pas { $weak } ; à 100 % il ne gagne que sa juste part.
lab-balance-alone = –

train-game = On ne peut rien apprendre sur « { $game } ». Connus : { $known }.
train-scale = la part de l’apprentissage habituel : 0.1 joue un dixième des parties
train-rounds = combien de fois jouer et apprendre ; au premier tour les joueurs ne réfléchissent pas, ce qui va vite
train-folder = garder ici les parties déjà jouées ; la même commande repart de là
train-weights = écrire dans ce fichier ce qui a été appris
train-stopped = Arrêté. Les parties jouées sont dans { $folder } ; la même commande repart de là.
train-written = { $file } : { $size ->
    [1] un octet
   *[other] { $size } octets
}.
train-title = { $game } : ce qui a été appris
train-about = Appris de { $games ->
    [1] une partie
   *[other] { $games } parties
}, avec la graine { $seed }. Une partie sur dix n’a jamais servi à apprendre ; tous les chiffres viennent de celles-là.
train-columns = Perte : l’écart entre ce qui était annoncé et ce qui est arrivé ; plus il est petit, mieux c’est ; à côté, la perte de qui ne sait rien. Pente : 1 quand tout arrive comme annoncé, moins quand on était trop sûr de soi. Points : l’erreur sur les points à venir, rapportée à leur dispersion.
train-column-round = Tour
train-column-chapter = Chapitre
train-column-loss = Perte
train-column-blank = Sans rien savoir
train-column-slope = Pente
train-column-points = Points
train-plot-loss = Perte dans les parties mises de côté
train-plot-slope = Pente de ce qui est arrivé, face à l’annonce
train-axis-lesson = leçons
lab-luck-about = La donne et les tirages expliquent { $part } des résultats. Hors hasard, une part de victoires veut dire la même chose, en plus sûr ; ce qu’il faut retrancher est estimé sur d’autres parties.
lab-without-luck = { $bot }, hors hasard

# Ce qu’une table dit d’elle-même en Python.
study-seat = Place { $seat }
study-seats = { $seats ->
    [1] une place
   *[other] { $seats } places
}
study-waiting = on attend { $count ->
    [one] la place { $seats }
   *[other] les places { $seats }
}
study-asked = { $name } : { $question }
study-over = terminée, scores { $scores }
study-no-field = Une vue de ce jeu n’a pas de champ « { $field } ». Connus : { $known }.
study-wrong-field = « { $field } » ne peut pas être { $given } : c’est quelque chose comme { $like }.
study-no-position = Aucune position de ce genre ne peut être sur la table : { $problem }.
study-no-bag = Il n’y a pas de sac « { $bag } » dans ce jeu. Connus : { $known }.
study-no-number = « { $bag } » prend des nombres entiers.
study-no-kind = Il n’y a pas de « { $kind } » dans ce sac. Connus : { $known }.
study-too-many = Plus de { $most } choses peuvent arriver ici : augmentez « most », ou jouez plutôt le coup un grand nombre de fois.
study-no-record = Cette table a commencé à une position de votre choix : rien ne dit comment on y est arrivé. Sa ligne dit où elle en est.
study-no-line = On ne comprend pas « { $word } » dans la ligne d’une position de ce jeu.
study-no-name = On demande un jeu par son nom, comme « cafe-race », et non par { $given }.
study-no-luck = Le hasard est quelque chose comme comptoir.Fast(seed=1), et non { $given }.
study-no-switch = « { $name } » est True ou False, et non { $given }.
study-no-whole = « { $name } » est un nombre entier, au moins { $least }, et non { $given }.
study-no-language = Cette table parle « en » et « fr », et non { $given }.
study-no-start = Une table part d’une position, comme en donne comptoir.position, et non de { $given }.
study-no-view = Une position se fait à partir d’une vue, comme table.view(seat=0), et non de { $given }.
study-no-file = Un fichier se nomme par un texte ou un chemin, et non par { $given }.
study-no-wishes = « { $bag } » prend un souhait ou une liste de souhaits, et non { $given }.
study-field-follows = « { $field } » découle des autres champs et vaut ici { $given } : changez plutôt ceux-là.
study-out-of-range = Aucune position de ce genre ne peut être sur la table : un nombre sort des limites, une liste est trop courte ou trop longue, ou il y a plus de quelque chose que dans la boîte.
study-nobody-chooses = Aucune position de ce genre ne peut être sur la table : personne n’y a rien à choisir, et la partie n’est pas finie.
study-line-seats = La ligne d’une position dit combien sont à la table, par exemple « seats=3 ».
study-no-bot = Un robot s’appelle par son nom, comme « regular » ou « master@0.1 », et non { $given }.
study-file-kind = « { $file } » devrait finir par .jsonl ou .parquet : c’est ce qui dit comment l’écrire.
study-no-choice = Il n’y a pas de choix numéro { $choice } dans ce jeu : ils vont de 0 à { $last }.
study-number = « { $field } » ne peut pas être { $given } : cela va de { $least } à { $most }.
study-no-thinking = « thinking » est un nombre supérieur à 0, au plus { $most }, et non { $given }.
study-no-executor = « executor » est un exécuteur comme ceux de concurrent.futures, et non { $given }.
study-no-progress = « progress » est une fonction à laquelle on annonce l’avancement, et non { $given }.
study-speed = vitesse { $value }
study-thrust = élan { $value }
study-bet = Votre pari à la ligne { $line } : { $car }
study-no-chance = « chance » vaut « sampled » ou « explicit », et non « { $given } ».
study-no-actions = Il faut un choix pour chacune des { $count } tables, en nombre entier, et non { $given }.
study-missing-file = Il n’y a pas de fichier « { $file } ».
study-missing-folder = Il n’y a pas de dossier « { $folder } » où ranger « { $file } ».
study-folder = « { $file } » est un dossier ; on attendait un fichier.
study-bad-file = On ne peut ni lire ni écrire « { $file } ».
study-no-rows = « { $file } » ne contient pas de décisions exportées, ou est abîmé.
study-no-puzzle = Un problème est l’un de ceux que donnent puzzles() ou comptoir.review.puzzles, et non { $given }.
study-no-game = Une analyse se fait à partir d’un enregistrement, comme table.record ou comptoir.load("partie.txt"), et non de { $given }.
study-no-seen = Un robot choisit d’après une vue, comme table.view(seat=0), et non d’après { $given }.
study-no-budget = « budget » est un nombre supérieur à 0, au plus { $most }, et non { $given }.
study-no-memory = « memory » est une liste de nombres entiers, comme en donne comptoir.bots.heard, et non { $given }.
study-no-standing = Il faut une position, comme table.position, et non { $given }.
study-no-journal = Il faut un journal, comme table.journal, et non { $given }.
study-no-row = Une ligne de nombres se fait à partir d’une vue, comme table.view(seat=0), et non de { $given }.
study-no-options = « options » sont celles de { $game }, comme table.options, et non { $given }.
study-no-space = « space » dit combien de choix a le jeu, game.space(options), et non { $given }.
lab-first-deal = La première donne, vue de la première place
lab-picture = Avant le n° { $entry }, vu par { $who }
puzzles-report = écrire les problèmes, avec leur dessin et la réponse repliée, dans ce fichier HTML ; il s’ouvre sans réseau
puzzles-title = Que feriez-vous ?
puzzles-number = { $number }. { $game }
puzzles-answer = La réponse
puzzles-best = Le mieux : { $move }. Gagne dans { $chance } des cas.
puzzles-second = Ensuite : { $move }. Gagne dans { $chance } des cas.
puzzles-novices = { $novices } des débutants le trouvent.
