cli-about = Quatre jeux de société à jouer et à étudier. Ajoutez --lang en ou --lang fr pour choisir la langue.
cli-games = Quels jeux, à combien, avec quelles options.
cli-play = Jouer dans le terminal, contre des robots.
cli-simulate = Jouer beaucoup de parties au hasard et en donner les chiffres.
cli-replay = Raconter une partie enregistrée, et la vérifier.
cli-circuit = Vérifier un circuit de Top Race et le dessiner.
cli-arena = Faire jouer des robots entre eux et mesurer le plus fort.
cli-balance = Ce qu’une variante change, à côté des règles de base.
cli-train = Faire apprendre aux robots ce que vaut une position, en jouant contre eux-mêmes.
cli-serve = Ouvrir la table sur le web.
cli-tables = Montrer combien de tables sont gardées, et se défaire des anciennes.
cli-verify = Vérifier le hasard et les coups d’une partie finie.

cli-language = On ne parle pas cette langue ici. Au choix : { $known }.
cli-usage = { $problem } ({ $command } --help montre ce qu’on peut demander.)
cli-mistake-option = L’option { $option } n’existe pas.
cli-mistake-option-like = L’option { $option } n’existe pas ; peut-être { $like } ?
cli-mistake-extra = Il y a des mots de trop : { $words }.
cli-mistake-missing = Il manque quelque chose : { $name }.
cli-mistake-value = « { $value } » ne convient pas à { $name }.
cli-mistake-choice = « { $value } » ne convient pas à { $name }. Au choix : { $known }.
cli-file = Le fichier { $file } ne peut être ni lu ni écrit.
cli-no-file = Il n’y a pas de fichier « { $file } ».
cli-no-text = Le fichier { $file } ne peut pas être lu : ce n’est pas du texte.
cli-no-circuit = Il n’y a ni fichier « { $file } » ni circuit de ce nom. Connus : { $known }.
cli-system = Le système ne le permet pas : { $problem }.
cli-not-writable = Le fichier { $file } ne peut pas être écrit : le dossier n’existe pas, ou c’est lui-même un dossier.
cli-option-form = « { $option } » n’est pas de la forme option=valeur.
cli-missing = Cette commande demande plus que ce qui est installé ({ $module }) : pip install "comptoir[{ $extra }]".
cli-unknown = La commande « { $command } » n’existe pas. Connues : { $known }.
cli-positive = Il faut au moins une partie et un processus.

cli-help-usage = Usage : { $line }
cli-help-commands = Commandes
cli-help-arguments = À donner d’abord
cli-help-options = Options
cli-help-choices = ({ $choices })
cli-help-default = (par défaut { $default })
cli-help-help = Montrer ceci, et rien d’autre.
cli-help-version = Montrer la version, et rien d’autre.

cli-no-page = La page web n’a pas été construite dans cette installation : seuls des programmes peuvent y jouer. Dans les sources, make play la construit.
cli-client-usage = Usage : python -m comptoir.client LIEN, le lien que l’hôte d’une table vous enverrait.
cli-client-away = Personne ne répond à { $link }.

cli-game = un jeu, ou des règles comme cafe-race/auction
cli-seats = nombre de joueurs ; sinon autant que le jeu en permet, jusqu’à quatre
cli-seed = la graine du hasard ; même graine, même hasard
cli-jobs = nombre de processus qui se partagent le travail
cli-option = une option du jeu, nom=valeur ; peut être répétée
cli-json = donner les chiffres en JSON
cli-export-asked = Redemander tant de fois à chaque robot ce qu’il choisirait, pour connaître ses probabilités ; cela prend d’autant plus de temps.
cli-simulate-forced = Ne compter que les choix entre plusieurs possibilités ; les parties sont les mêmes.
cli-simulate-games = nombre de parties
cli-simulate-progress = Parties
cli-replay-file = la partie enregistrée
cli-replay-to = s’arrêter après cette entrée
cli-replay-choice = { $name } : { $choice }
cli-replay-score = { $name } : { $score }
cli-replay-undo = tout ce qui a été joué à partir de l’entrée { $to } est repris
cli-replay-verified = { $entries ->
    [1] Une entrée, vérifiée.
   *[other] { $entries } entrées, toutes vérifiées.
}
cli-replay-unfinished = La partie n’est pas finie. Points jusqu’ici :
cli-play-level = la force des robots
cli-play-name = votre nom
cli-play-save = enregistrer la partie dans ce fichier, à la fin ou quand vous partez
cli-play-how = Répondez par un numéro de la liste ; h : ce que ferait un bon joueur, u : reprendre votre dernier choix, q : partir.
cli-play-prompt = Votre choix :
cli-play-unclear = Répondez par un numéro de 1 à { $most }, ou h pour un conseil, u pour reprendre, q pour partir.
cli-play-chance = gagne { $chance } fois sur cent
cli-play-points = environ { $points } points
cli-play-saved = La partie est dans { $file }.
cli-play-saved-so-far = La partie jusqu’ici est dans { $file }.
cli-player = Joueur { $number }
cli-games-seats = { $least } à { $most } joueurs
cli-games-sets = Règles : { $sets }

cli-figure-games = parties
cli-figure-decisions = décisions
cli-figure-seconds = secondes
cli-figure-games-per-second = parties par seconde
cli-figure-decisions-per-second = décisions par seconde
cli-figure-length = décisions par partie
cli-figure-score = score
cli-figure-least = minimum
cli-figure-median = médiane
cli-figure-most = maximum
cli-figure-mean = moyenne
cli-figure-deviation = écart type
cli-figure-seat = { $share } % de victoires, score moyen { $score }

cli-board-coffees = { $coffees ->
    [0] plus de café
    [one] un café
   *[other] { $coffees } cafés
}, case { $space }
cli-board-dice = Dés de vitesse : { $dice }
cli-board-beans = { $beans ->
    [0] aucun grain
    [one] { $beans } grain
   *[other] { $beans } grains
}
cli-board-espresso = carte { $card } : { $about }{ $parts ->
    [none] {""}
   *[other] , { $parts }
} · { $takes ->
    [yes] fait perdre { $beans }, maintenant { $now }
   *[no] vaut { $beans }, maintenant { $now }
}
cli-board-guests = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $cards } en main{ $hidden ->
    [0] {""}
   *[other] , { $hidden } face cachée
}
cli-board-piles = À venir : { $guests ->
    [one] { $guests } client
   *[other] { $guests } clients
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cli-board-money = { $money ->
    [0] plus d’argent
   *[other] { $money }
}
cli-board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cli-board-card = Sur la table : { $card }
cli-board-left = encore { $left }
cli-board-past = +{ $steps } après la ligne
cli-board-home = arrivée { $place ->
    [1] première
   *[other] { $place }e
}
cli-board-unsold = pas encore de pilote
cli-board-bought = pas encore sur la grille

server-cli-ready = La maison est ouverte : { $url }
server-cli-also = ou bien : { $url }
server-cli-lan = ouvrir la maison au réseau local : les téléphones peuvent y jouer
server-cli-host = l’adresse où écouter
server-cli-port = le port ; par défaut 8000 ou le premier libre ensuite
server-cli-database = un fichier pour SQLite, ou postgresql://…
server-cli-site = l’adresse que les gens utilisent, comme https://comptoir.example
server-cli-proxy = derrière un proxy inverse : se fier à son X-Forwarded-For
server-cli-bots = combien de processus réfléchissent pour les robots
server-cli-rate = multiplie toutes les limites de débit
server-cli-keep-finished = jours pendant lesquels on garde les tables terminées ; 0 : pour toujours
server-cli-keep-abandoned = jours pendant lesquels on garde les tables commencées où plus personne ne joue ; 0 : pour toujours
server-cli-keep-unbegun = jours pendant lesquels on garde les tables jamais commencées ; 0 : pour toujours
server-cli-keep-least = { $name } doit valoir au moins { $least } jours, ou 0 : quelqu’un réfléchit peut-être encore.
server-cli-log = quoi consigner : debug, info, warning ou error
server-cli-open = ouvrir la page dans un navigateur
server-cli-port-taken = Le port { $port } n’est pas libre, ou n’est pas permis.
server-cli-port-most = Il n’y a pas de port { $port } : les ports finissent à { $most }.
server-cli-above-zero = { $name } doit être un nombre supérieur à 0.
server-cli-no-address = Cette machine ne peut pas écouter à l’adresse { $host }.
server-cli-other-database = Les tables se gardent dans un fichier SQLite ou dans PostgreSQL (postgresql://…) ; { $kind }:// n’est ni l’un ni l’autre.
server-cli-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le d’abord, ou nommez un autre fichier avec --database.
server-cli-no-database = La base de données ne s’ouvre pas : { $problem }
server-cli-number = { $name } doit être un nombre, 0 ou plus.
server-verify-file = le fichier d’une partie finie
server-verify-no-secret = Ce fichier ne dit pas d’où venait son hasard ; la partie n’a pas été jouée à une table, ou pas jusqu’au bout.
server-verify-broken-promise = Le secret du serveur n’est pas celui qu’il avait promis avant la partie.
server-verify-wrong-draw = Le hasard du coup { $entry } n’est pas celui que donne la graine.
server-verify-broken-word = Le mot du joueur { $number } n’est pas celui qui était promis.
server-verify-no-promise = { $words ->
    [1] Il manque la promesse d’un mot : ce fichier ne dit pas s’il a été donné avant que les autres soient connus.
   *[other] Il manque la promesse de { $words } mots : ce fichier ne dit pas s’ils ont été donnés avant que les autres soient connus.
}
server-verify-no-number = Le fichier ne dit pas combien de ses coups viennent d’une partie plus ancienne.
server-verify-promise = Le serveur a tenu sa promesse : son secret est celui qu’il avait publié avant la partie, { $commitment }.
server-verify-called-off = Un départ a été annulé avant cette partie (promesse { $commitment }…) : un mot n’est pas arrivé, celui de { $names }.
server-verify-taken-back = { $times ->
    [1] Un coup repris ; le hasard qui avait servi ne sert pas deux fois.
   *[other] { $times } coups repris ; le hasard qui avait servi ne sert pas deux fois.
}
server-verify-unchecked = { $draws ->
    [1] Un tirage n’a pas été vérifié : il vient de la partie plus ancienne que celle-ci continue, et seul le fichier de cette partie-là dit comment il a été fait.
   *[other] { $draws } tirages n’ont pas été vérifiés : ils viennent de la partie plus ancienne que celle-ci continue, et seul le fichier de cette partie-là dit comment ils ont été faits.
}
server-verify-unfinished = { $entries ->
    [0] Ce fichier ne contient aucune partie.
    [one] Cette partie n’est pas finie : le fichier s’arrête après un coup, et nul ne peut dire ce qui a suivi.
   *[other] Cette partie n’est pas finie : le fichier s’arrête après { $entries } coups, et nul ne peut dire ce qui a suivi.
}
server-verify-draws = { $draws ->
    [0] Aucun tirage : rien n’a été laissé au hasard.
    [one] Un tirage, et c’est bien celui que donne la graine.
   *[other] { $draws } tirages, et chacun est bien celui que donne la graine.
}
server-verify-replays = { $entries ->
    [1] Un coup, et il se rejoue.
   *[other] { $entries } coups, et toute la partie se rejoue.
}
server-tables-prune = se défaire des tables qui ont fait leur temps
server-tables-dry-run = dire seulement lesquelles partiraient
server-tables-even-watched = y compris celles que quelqu’un regarde
server-tables-watched = { $count ->
    [1] Une autre reste : quelqu’un la regarde.
   *[other] { $count } autres restent : quelqu’un les regarde.
}
server-tables-finished = terminées
server-tables-abandoned = commencées
server-tables-unbegun = jamais commencées
server-tables-kept = { $kind } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $entries } entrées, { $megabytes } Mo ; la plus ancienne date d’il y a { $oldest ->
    [one] { $oldest } jour
   *[other] { $oldest } jours
}, on les garde { $days } jours
server-tables-kept-for-ever = { $kind } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $entries } entrées, { $megabytes } Mo ; la plus ancienne date d’il y a { $oldest ->
    [one] { $oldest } jour
   *[other] { $oldest } jours
}, on les garde pour toujours
server-tables-gone = { $kind } : { $count ->
    [0] aucune n’est partie
    [one] une est partie
   *[other] { $count } sont parties
}
server-tables-would-go = { $kind } : { $count ->
    [0] aucune ne partirait
    [one] une partirait
   *[other] { $count } partiraient
}
cli-export = Enregistrer de nombreuses parties comme données d’apprentissage.
cli-export-to = le fichier à écrire : des lignes JSON, que l’on pourra compléter, ou Parquet si son nom finit par .parquet
cli-exported = { $games ->
    [1] Une partie
   *[other] { $games } parties
} dans { $file }{ $before ->
    [0] .
   *[other] , dont { $before } déjà là.
}

cli-puzzles = Chercher des problèmes : dans des parties de robots intermédiaires, les décisions qui ont une réponse nettement meilleure.
puzzles-to = le fichier où écrire les plus nets
puzzles-book = ce qui a été trouvé, une partie par ligne ; la même commande reprend là où elle s’était arrêtée
puzzles-wanted = combien de problèmes chercher
puzzles-found = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} dans { $file }.
