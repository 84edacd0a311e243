# Le serveur : tables, places, et pourquoi quelque chose n'est pas possible.
server-already = C’est déjà le cas.
server-ask-once = Vous l’avez déjà demandé. Jouez d’abord.
server-ask-open = Quelqu’un demande déjà la même chose. Laissez d’abord les autres répondre.
server-book-full = Vous avez assez écrit dans le livre de cette table. Ouvrez-en une nouvelle pour continuer.
server-busy = La table est très animée. Réessayez, s’il vous plaît.
server-chat-empty = Il n’y a rien à lire dans ce message.
server-chat-full = Cette table a assez bavardé pour ce soir.
server-chat-muted = L’hôte vous a coupé la parole à cette table.
server-closing = La maison ferme un instant. Vous retrouverez votre place tout seul.
server-continued = Cette table reprend une partie plus ancienne : options et places restent comme elles étaient.
server-dealing = La donne est en cours. Demandez un autre lien dans un instant.
server-frozen = Les règles ont changé depuis le début de cette partie ; à partir du coup { $entry }, elle ne se rejoue plus à l’identique. Chacun garde la vue qu’il avait ; on pourra la revoir et la télécharger quand ses joueurs auront décidé d’y mettre fin.
server-full = Il y a trop de curieux à cette table. Revenez dans un instant.
server-held = Un robot garde votre place. Reprenez-la d’abord.
server-hold-soon = { $seat } va peut-être revenir. Un robot pourra garder la place au bout d’une demi-minute.
server-hold-present = { $seat } est là.
server-host-only = Seul l’hôte de la table peut faire cela.
server-link-used = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un autre.
server-malformed = Le serveur n’a pas compris.
server-missing-ready = { $count ->
    [one] { $seats } n’est pas encore prêt.
   *[other] Pas encore prêts : { $seats }.
}
server-missing-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
server-moved-on = La partie a avancé. Regardez encore et choisissez à nouveau.
server-name-empty = Choisissez un nom qui puisse se lire.
server-need-name = Dites-nous d’abord votre nom.
server-no-hint = Pas de conseil cette fois. Réessayez dans un instant.
server-no-moment = La partie ne peut pas reprendre à cet endroit.
server-no-seat = Cette place n’existe pas.
server-no-such-move = Ce coup n’existe pas dans ce jeu.
server-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
server-no-word = On n’attend rien de vous.
server-not-asked = Ce n’est pas à vous de choisir.
server-not-held = Personne ne garde cette place pour vous.
server-not-here = Il n’y a personne de tel à cette table.
server-not-over = Cela se montre quand la partie est finie.
server-not-playing = Aucune partie n’est en cours ici.
server-not-your-seat = Ce n’est pas votre place.
server-one-seat = Une personne, une place : nul ne doit voir deux mains.
server-origin = Cette demande venait d’un autre site.
server-out-of-time = Votre temps est écoulé ; le robot joue cette partie jusqu’au bout.
server-seat-taken = Cette place est prise.
server-spent-word = Ce mot était promis pour un départ annulé. Promettez-en un autre.
server-started = La partie a commencé ; cela ne peut plus changer.
server-too-big = C’est trop à la fois.
server-too-fast = Pas si vite, s’il vous plaît. Respirez et réessayez.
server-trouble = Quelque chose s’est mal passé chez nous. Réessayez, s’il vous plaît.
server-undo-learned = Ce coup vous a appris quelque chose.
server-undo-luck = Des dés ont roulé ou des cartes ont été tirées.
server-undo-no-question = Plus personne ne demande cela.
server-undo-nothing = Vous n’avez rien à reprendre.
server-undo-others = D’autres ont joué depuis.
server-undo-over = La partie est finie.
server-upgraded = La maison vient d’être rénovée. Rechargez la page pour continuer.
server-wrong-word = Ce n’est pas le mot que votre navigateur avait promis.

server-notice-asked-end = { $name } demande à arrêter la partie ici.
server-notice-asked-seat = { $name } demande à prendre la place { $number }.
server-notice-asked-take-back = { $name } demande à reprendre un coup.
server-notice-begun = La partie commence.
server-notice-called-off = { $count ->
    [0] Le départ est annulé.
    [one] { $names } : le navigateur n’a pas donné son mot à temps. Le départ est annulé.
   *[other] Ces navigateurs n’ont pas donné leur mot à temps : { $names }. Le départ est annulé.
}
server-notice-declined-end = La partie continue.
server-notice-declined-seat = { $name } n’obtient pas la place { $number }.
server-notice-declined-take-back = Le coup de { $name } reste joué.
server-notice-ended = La partie s’arrête ici, d’un commun accord.
server-notice-held = Un robot garde un moment la place de { $seat }.
server-notice-ran-out-bot = { $seat } n’a plus de temps ; un robot continue.
server-notice-ran-out-choice = { $seat } n’a plus de temps ; un robot fait ce choix-ci.
server-notice-returned = { $seat } est de retour.
server-notice-seat-bot = Un robot prend la place { $number }.
server-notice-seat-open = La place { $number } est libre.
server-notice-seat-person = { $name } prend la place { $number }.
server-notice-seat-screen = { $name } prend la place { $number }, sur un écran partagé.
server-notice-taken-back = { $seat } reprend un coup.

server-cli-ready = La maison est ouverte : { $url }
server-cli-host = l’adresse où écouter
server-cli-port = le port ; par défaut 8000 ou le premier libre ensuite
server-cli-database = un fichier pour SQLite, ou postgresql://…
server-cli-site = l’adresse que les gens utilisent, comme https://comptoir.example
server-cli-proxy = derrière un mandataire inverse : croire son X-Forwarded-For
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
server-cli-above-zero = { $name } doit être un nombre au-dessus de 0.
server-cli-no-address = Cette machine ne peut pas écouter à l’adresse { $host }.
server-cli-other-database = Les tables se gardent dans un fichier SQLite ou dans PostgreSQL (postgresql://…) ; { $kind }:// n’est ni l’un ni l’autre.
server-cli-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le d’abord, ou nommez un autre fichier avec --database.
server-cli-no-database = La base de données ne s’ouvre pas : { $problem }
server-cli-number = { $name } doit être un nombre, et pas au-dessous de 0.

server-verify-file = le fichier d’une partie finie
server-verify-no-secret = Ce fichier ne dit pas de quoi sa chance était faite ; la partie n’a pas été jouée à une table, ou pas jusqu’au bout.
server-verify-broken-promise = Le secret du serveur n’est pas celui qu’il avait promis avant la partie.
server-verify-wrong-draw = La chance du coup { $entry } n’est pas celle que donne la graine.
server-verify-broken-word = Le mot du joueur { $number } n’est pas celui qui était promis.
server-verify-no-number = Le fichier ne dit pas combien de ses coups viennent d’une partie plus ancienne.
server-verify-promise = Le serveur a tenu sa promesse : son secret est celui qu’il avait publié avant la partie, { $commitment }.
server-verify-called-off = Un départ a été annulé avant cette partie (promesse { $commitment }…) : un mot n’est pas arrivé, celui de { $names }.
server-verify-taken-back = { $times ->
    [one] Une reprise ; la chance qui avait servi ne sert pas deux fois.
   *[other] { $times } reprises ; la chance qui avait servi ne sert pas deux fois.
}
server-verify-unchecked = { $draws ->
    [one] Un tirage n’a pas été vérifié : il vient de la partie plus ancienne que celle-ci continue, et seul le fichier de cette partie-là dit comment il a été fait.
   *[other] { $draws } tirages n’ont pas été vérifiés : ils viennent de la partie plus ancienne que celle-ci continue, et seul le fichier de cette partie-là dit comment ils ont été faits.
}
server-verify-unfinished = { $entries ->
    [0] Ce fichier ne contient aucune partie.
    [one] Cette partie n’est pas finie : le fichier s’arrête après un coup, et nul ne peut dire ce qui a suivi.
   *[other] Cette partie n’est pas finie : le fichier s’arrête après { $entries } coups, et nul ne peut dire ce qui a suivi.
}
server-verify-draws = { $draws ->
    [one] Un tirage, et c’est bien celui que donne la graine.
   *[other] { $draws } tirages, et chacun est bien celui que donne la graine.
}
server-verify-replays = { $entries ->
    [one] Un coup, et il se rejoue.
   *[other] { $entries } coups, et toute la partie se rejoue.
}

server-tables-prune = se défaire des tables qui ont fait leur temps
server-tables-dry-run = dire seulement lesquelles partiraient
server-tables-finished = terminées
server-tables-abandoned = commencées
server-tables-unbegun = jamais commencées
server-tables-kept = { $kind } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $entries } entrées, { $megabytes } Mo ; la plus ancienne date d’il y a { $oldest } jours, on les garde { $days } jours
server-tables-kept-for-ever = { $kind } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $entries } entrées, { $megabytes } Mo ; la plus ancienne date d’il y a { $oldest } jours, on les garde pour toujours
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
