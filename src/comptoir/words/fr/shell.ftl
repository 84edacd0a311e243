# La table sur le web, autour des jeux.

shell-house = Comptoir
shell-nav = La maison
shell-skip = Aller au contenu
shell-close = Fermer
shell-save = Enregistrer
shell-home = Retour au comptoir
shell-lost = Il n’y a rien à cette adresse, pas même un café froid.

## Home

shell-welcome = À quoi jouons-nous ?
shell-play-now = Jouer
    .label = Jouer : { $game }
shell-opening = Comment jouer…
    .label = Comment jouer : { $game }
shell-opening-is = { $seats ->
    [one] en solo
   *[other] { $seats } joueurs · { $level }
}
shell-opening-with = { $what } · { $set }
shell-opening-players = À combien
shell-opening-alone = seul
shell-opening-level = Les robots sont
shell-opening-set = Quelles règles
shell-opening-go = Jouer
shell-opening-kept = « Jouer » fera désormais ainsi.
shell-strength-novice = débutants
shell-strength-regular = intermédiaires
shell-strength-master = maîtres
shell-invite = Inviter des amis
    .label = Inviter des amis : { $game }
shell-same-screen = Même écran
    .label = Même écran : { $game }
shell-learn = Apprendre
    .label = Apprendre : { $game }
shell-my-tables = Vos tables
shell-finished-tables = Parties finies
shell-public-tables = Ouvertes à tous
shell-no-public-tables = Aucune table publique pour l’instant. Ouvrez-en une, on vous rejoindra.
shell-open-one = Ouvrir une table
shell-open-one-title = Une table pour qui viendra
shell-show-all = { $count ->
   *[other] Tout voir ({ $count })
}
shell-ticket-act = Que faire de cette table
    .label = { $game } : que faire de cette table
shell-table-remove = Supprimer cette table
    .about = Personne d’autre n’y a joué. Elle disparaîtra pour de bon.
shell-table-hide = La retirer de ma liste
    .about = La table reste ; son lien fonctionne toujours.
shell-table-leave = Quitter cette table
    .about = Votre place sera libre pour quelqu’un d’autre.
shell-table-stop = Arrêter la partie
    .about = Elle s’arrête ici, sans vainqueur.
shell-table-stop-ask = Demander aux autres de l’arrêter
    .about = Si tous acceptent, ou si personne ne s’y oppose d’ici demain, la partie s’arrête ici, sans vainqueur.
shell-table-asked = On demande aux autres.
shell-ticket-your-turn = À vous de jouer
shell-ticket-open = { $seats ->
    [0] Tout le monde est là
    [one] Une place libre
   *[other] { $seats } places libres
}
shell-ticket-dealing = Va commencer
shell-ticket-playing = En cours
shell-ticket-over = Terminée
shell-ticket-frozen = Arrêtée pour de bon
shell-ticket-ended = Arrêtée d’un commun accord
shell-player = Joueur { $n }

## Settings

shell-settings = Réglages
shell-settings-title = Réglages · Comptoir
shell-name = Votre nom
shell-name-saved = C’est sous ce nom qu’on vous connaîtra.
shell-language = Langue
shell-language-en = English
shell-language-fr = Français
shell-theme = Lumière
shell-theme-auto = Comme l’appareil
shell-theme-light = Après-midi
shell-theme-dark = Soirée
shell-speed = Vitesse des pièces
    .about = Le temps que prennent les pions, les dés et les cartes pour bouger.
shell-speed-slow = Tranquille
shell-speed-normal = Normale
shell-speed-fast = Vive
shell-speed-off = Immédiate
shell-forced = Jouer pour moi les coups forcés
    .about = Quand il n’y a qu’une chose à faire, elle se fait toute seule après un instant.
shell-reduced = Moins de mouvement
    .about = Tout apparaît en fondu au lieu de se déplacer.
shell-shapes = Des formes avec les couleurs
    .about = Chaque couleur porte aussi un signe à elle.
shell-sound = Sons
    .about = Un tintement, des dés sur le bois, un carillon quand c’est à vous.
shell-notify = M’appeler quand c’est à moi
    .about = Un message du navigateur quand vous êtes dans un autre onglet.
shell-notify-forbidden = Votre navigateur n’autorise pas les messages de cette page.

## Troubles

shell-trouble-unreachable = La maison ne répond pas. Êtes-vous bien connecté ?
shell-trouble-missing = Introuvable.
shell-trouble-server = Quelque chose s’est mal passé chez nous. Réessayez, s’il vous plaît.
shell-reconnecting = La connexion est coupée. Nouvel essai…
shell-reconnecting-sent = La connexion est coupée. Votre choix partira dès qu’elle sera rétablie.
shell-slow = La connexion est lente. Votre choix est en route.
shell-forced-done = Il n’y avait qu’une chose à faire : c’est fait.
shell-sending = Envoi…
shell-reconnected = La connexion est rétablie.
shell-coming = On arrive…
shell-read-rule = Lire la règle

## Before the game

shell-rules = Règles
shell-own-rules = Mélange maison
shell-seats = Qui joue
shell-seat-open = Place libre
shell-seat-me = Moi
shell-seat-name = Nom du joueur { $n }
shell-seat-who = Qui joue à la place { $n }
shell-seat-add = Ajouter une place
shell-seat-remove = Retirer une place
shell-seat-fill = Des robots aux places libres
shell-bot-novice = Robot, débutant
shell-bot-regular = Robot, intermédiaire
shell-bot-master = Robot, maître
shell-level-novice = Robot débutant
shell-level-regular = Robot intermédiaire
shell-level-master = Robot maître
shell-sit = S’asseoir ici
shell-sit-down = Prendre place
shell-seat-free = Libérer la place
shell-name-ask = Comment vous appelle-t-on ?
    .about = Les autres verront ce nom. On ne vous le demande qu’une fois.
shell-name-sit = M’asseoir
shell-stand-up = Se lever
shell-is-ready = Prêt
shell-not-yet = Pas encore prêt
shell-ready = Je suis prêt
shell-not-ready = Pas encore !
shell-start = Commencer la partie
shell-start-bots = Commencer avec des robots
shell-dealing = On distribue…
shell-host-starts = La partie commence quand votre hôte le décide.
shell-invite-about = Il suffit de ce lien pour venir à la table. Aucun compte à créer.
shell-link = Lien vers la table
shell-link-here = Pour l’instant, seul cet ordinateur peut suivre ce lien.
    .about = Pour accueillir les autres appareils de votre réseau, fermez la maison et rouvrez-la avec :
shell-copy = Copier
shell-copied = Copié.
shell-copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou d’un appui long.
shell-share = Partager
shell-qr = Le lien sous forme de code à photographier
shell-game-rules = Quelles règles
shell-own-text = Écrire le mien
shell-rule-sets = Formules toutes prêtes
shell-clash = Certaines de ces règles ne vont pas ensemble.
shell-turn-off = Désactiver « { $option } »
shell-table-options = La table
shell-public = Ouverte à tous
    .about = Depuis l’accueil, chacun peut regarder et prendre une place libre.
shell-clock = Pendule
shell-clock-none = Aucune
shell-clock-live = En minutes
shell-clock-days = En jours
shell-clock-minutes = Minutes par joueur
shell-clock-increment = Secondes ajoutées par choix
shell-clock-each = Jours pour chaque choix
shell-clock-out = Quand le temps est écoulé
shell-clock-out-bot = Un robot continue
shell-clock-out-choice = Un robot choisit une fois
shell-chat-title = Discussion

## At the table

shell-line-mine = { $others ->
    [one] { $question } · un joueur réfléchit encore
   *[other] { $question } · { $others } joueurs réfléchissent encore
}
shell-line-others = { $others ->
    [0] Un instant…
   *[other] On attend { $names }
}
shell-line-bots = { $others ->
    [0] Un instant…
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
shell-line-over = La partie est finie
shell-your-turn = C’est à vous.
shell-title-turn = ● À vous · { $title }
shell-skip-scene = Passer l’animation
shell-scene-turn = À vous
shell-choices = Vos choix
shell-all-choices = { $count ->
    [0] Rien à choisir pour l’instant
    [one] Le seul choix en liste
   *[other] Les { $count } choix en liste
}
shell-filter = Écrivez pour filtrer
shell-found = { $found } sur { $all }
shell-recent = À l’instant
shell-in-words = La table en mots
shell-players = Joueurs
shell-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
shell-thinking = réfléchit
shell-score = Score
shell-role-you = Vous
shell-role-here = Présent
shell-role-away-soon = Absent ({ $seconds })
shell-role-away = Absent
shell-role-held = Un robot garde la place
shell-role-screen = Sur cet écran
shell-story = Récit
shell-story-and-chat = Récit et discussion
shell-story-empty = Tout est calme. Dites bonjour !
shell-story-missed = Pas encore vu
shell-again = Revoir
shell-chat = Écrire à la table
shell-send = Envoyer
shell-undo = Reprendre
shell-undo-ask = Reprendre ?
shell-undo-asked = { $why } On demande aux autres.
shell-undo-own = { $why } Face à des robots, c’est à vous d’en décider ; la partie en gardera la trace.
shell-undo-nothing = Vous n’avez rien à reprendre.
shell-hint = Conseil
shell-hint-thinking = Je réfléchis…
shell-hint-not-now = Un conseil viendra quand ce sera à vous.
shell-hint-says = Un bon joueur envisagerait :
shell-hint-win = { $percent } % de victoires
shell-why = Pourquoi c’est impossible ?
    .about = Choisissez ce que vous pouviez faire plus tôt et ne pouvez plus maintenant, ou touchez-le sur le plateau.
shell-why-nothing = Tout ce qu’on vous a proposé jusqu’ici reste permis. Sur le plateau, touchez ce qui vous intrigue.
shell-why-allowed = Vous pouvez le faire maintenant.
shell-consent-take-back = { $name } demande à reprendre un coup. Êtes-vous d’accord ?
    .mine = Vous demandez à reprendre un coup. On attend { $names }.
shell-consent-seat = { $name } demande à prendre la place de { $seat }. Êtes-vous d’accord ?
    .mine = Vous demandez à prendre la place de { $seat }. On attend { $names }.
shell-consent-end = { $name } demande à arrêter la partie ici, sans vainqueur. Êtes-vous d’accord ?
    .mine = Vous demandez à arrêter la partie ici. On attend { $names } ; si personne ne s’y oppose d’ici { $until }, elle s’arrête.
shell-consent-yes = D’accord
shell-consent-no = Non
shell-seat-return = Reprendre ma place
    .about = C’est de nouveau vous qui décidez.
shell-seat-kept = Un robot joue pour vous.
shell-seat-hold-soon = Laisser un robot garder la place ({ $seconds })
    .about = { $name } vient de partir et va peut-être revenir.
shell-seat-hold = Laisser un robot garder la place
    .about = La partie continue sans { $name }, qui peut revenir à tout moment.
shell-seat-to-bot = Laisser un robot jouer pour moi
    .about = Il continue pour vous ; vous pourrez reprendre votre place à tout moment.
shell-seat-take = Jouer cette place moi-même
    .about = Le robot se lève, et vous continuez la partie ici.
shell-seat-ask = Demander cette place
    .about = On demande aux autres. Si tous acceptent dans la minute, le robot vous laisse sa place.
shell-seat-ask-too = Demander à jouer aussi cette place
    .about = On demande aux autres. Si tous acceptent, vous jouez les deux places sur cet écran, un rideau entre elles.
shell-seat-take-too = Jouer aussi cette place
    .about = Le robot se lève : vous jouez les deux places sur cet écran, un rideau entre elles.
shell-seat-carry = Emporter cette place sur un autre appareil
    .about = Pour continuer sur votre téléphone, par exemple : un lien y emmène votre place.
shell-seat-mute = Faire taire dans la discussion
    .about = Personne d’autre ne voit ce que { $name } écrit.
shell-seat-unmute = Laisser parler de nouveau
    .about = Tout le monde revoit ce que { $name } écrit.
shell-seat-about-person = { $name } joue à cette place.
shell-seat-about-bot = { $level } de la maison.
shell-seat-about-me = C’est vous qui jouez à cette place.
shell-seat-about-open = Personne n’est encore assis ici.
shell-seat-about-screen = { $name } joue sur un écran partagé.
shell-seat-about-held = Un robot garde cette place jusqu’au retour de { $name }.
shell-carry-about = Ouvrez ce lien sur l’autre appareil dans { $minutes ->
    [one] la minute
   *[other] les { $minutes } minutes
}. Il ne sert qu’une fois.
shell-curtain = { $name }, c’est à vous
    .about = Passez l’écran. Que personne d’autre ne regarde maintenant.
shell-curtain-lift = Je suis { $name }

shell-absent = { $name } n’est plus là.
shell-absent-hold = Laisser jouer un robot
shell-absent-hold-soon = Laisser jouer un robot ({ $seconds })
shell-absent-wait = Attendre

shell-end = Arrêter la partie…
shell-end-asks = On demande aux autres. Si tous acceptent, ou si personne ne s’y oppose d’ici demain, la partie s’arrête ici, sans vainqueur.
shell-end-alone = La partie s’arrête ici, sans vainqueur.
shell-end-ask = Demander aux autres
shell-end-now = L’arrêter
shell-end-no = Continuer

## After the game

shell-ended = Arrêtée d’un commun accord
shell-standing = Les scores à ce moment
shell-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
shell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shell-rematch = Rejouer
shell-rematch-go = Venir à la partie suivante
shell-review = Analyser la partie
shell-record = Télécharger la partie
shell-sheet = Chaque point
shell-total = Total
shell-rank = { $rank ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}
shell-tie-cafe-race = À égalité de points, celui à qui il reste le plus de cafés passe devant.
shell-tie-cafe-international = À égalité de points, celui qui a payé le moins de pénalités passe devant.
shell-tie-top-race = À égalité d’argent, les places se partagent.
shell-tie-espresso-doppio = À égalité de grains, celui qui n’a pas fini ses cartes passe devant.
shell-marked = Des coups ont été repris d’un commun accord dans cette partie.
shell-replay = Revoir la partie
shell-replay-start = La table est mise.
shell-replay-choice = { $name } : { $choice }
shell-replay-play = Lire
shell-replay-pause = Pause
shell-replay-back = Un pas en arrière
shell-replay-on = Un pas en avant
shell-replay-moment = Moment de la partie
shell-replay-at = { $at } sur { $all }
shell-continue-as = D’ici, vous jouez
shell-continue = Continuer d’ici
shell-verify = Le hasard était-il honnête ?
    .about = Avant la donne, la maison a promis son secret et le navigateur de chaque joueur un mot. Ensemble, ils ont fait chaque lancer et chaque carte. Votre navigateur peut maintenant tout refaire.
shell-verify-do = Vérifier le hasard
shell-verify-good = { $draws ->
    [one] Le seul tirage de cette partie découle de ce qui était promis.
   *[other] Les { $draws } tirages découlent de ce qui était promis.
}
shell-verify-good-mine = { $draws ->
    [one] Le seul tirage de cette partie découle de ce qui était promis, votre mot compris.
   *[other] Les { $draws } tirages découlent de ce qui était promis, votre mot compris.
}
shell-verify-commitment = Le secret de la maison n’est pas celui qu’elle avait promis.
shell-verify-changed = La promesse a changé depuis que vous êtes assis.
shell-verify-promise = Le mot d’un joueur n’est pas celui qui était promis.
shell-verify-my-word = Le mot donné par votre navigateur n’a pas servi.
shell-verify-seed = La graine n’a pas été faite du secret et des mots.
shell-verify-draw = Un tirage de l’entrée { $entry } ne découle pas de la graine.
shell-verify-record = Le fichier de la partie ne donne pas les mêmes tirages que le journal.
shell-verify-good-part = { $draws ->
    [0] À cette table, rien n’a été tiré.
    [one] Le seul tirage fait à cette table découle de ce qui était promis.
   *[other] Les { $draws } tirages faits à cette table découlent de ce qui était promis.
}
shell-verify-unchecked = { $draws ->
    [one] Un tirage n’a pas pu être vérifié : il a été fait dans la partie que celle-ci continue, avec une autre graine.
   *[other] { $draws } tirages n’ont pas pu être vérifiés : ils ont été faits dans la partie que celle-ci continue, avec une autre graine.
}
shell-verify-origin = Voir cette partie
shell-verify-unfinished = La partie n’est pas allée jusqu’au bout.
shell-verify-call-offs = { $count ->
    [one] Un départ a été annulé avant cette partie
   *[other] { $count } départs ont été annulés avant cette partie
}
    .about = D’un départ annulé, rien ne reste : la maison et chaque navigateur promettent à nouveau, et qui a fait attendre les autres donne son mot avant de connaître les leurs.
shell-verify-call-off = Un mot n’est pas arrivé : { $names }. Ce que la maison avait promis jusque-là :
shell-verify-house = Ce que la maison a promis pour cette partie :
