# La table sur le web, autour des jeux.

shell-house = Comptoir
shell-nav = La maison
shell-skip = Aller au contenu
shell-close = Fermer
shell-save = Enregistrer
shell-home = Retour au comptoir
shell-lost = Il n’y a rien à cette adresse, pas même un café froid.

## Home

shell-invite = Inviter des amis
    .label = Inviter des amis : { $game }
shell-same-screen = Même écran
    .label = Même écran : { $game }
shell-player = Joueur { $n }

## Settings

shell-my-games = Mes parties
shell-settings = Réglages
shell-name = Votre nom

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
shell-copied = Copié.
shell-copy-this = Copiez cette adresse : { $url }
shell-read-rule = Lire la règle

## Before the game

shell-rules = Règles
shell-own-rules = Mélange maison
shell-bot-novice = Robot, débutant
shell-bot-regular = Robot, intermédiaire
shell-bot-master = Robot, maître
shell-level-novice = Robot débutant
shell-level-regular = Robot intermédiaire
shell-level-master = Robot maître
shell-clock = Pendule

## At the table

shell-line-mine = { $others ->
    [1] { $question } · un joueur réfléchit encore
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
    [1] Une personne regarde
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
shell-story-none = Tout est calme pour l’instant.
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
shell-curtain = { $name }, c’est à vous
    .about = Passez l’écran. Que personne d’autre ne regarde maintenant.
shell-curtain-lift = Je suis { $name }

shell-absent = { $name } n’est plus là.
shell-absent-hold = Laisser jouer un robot
shell-absent-hold-soon = Laisser jouer un robot ({ $seconds })
shell-absent-wait = Attendre
