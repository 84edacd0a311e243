# Ma carte, mes parties, mes progrès.

mine-nav = Mes pages
mine-card = Ma carte
mine-games = Mes parties
mine-progress = Mes progrès

mine-card-line = Un nom et un secret, gardés par ce navigateur
mine-nobody = Encore personne
mine-no-card = Vous n’avez pas encore de carte ici. Donnez-vous un nom ou jouez une partie : vous en aurez une.
mine-card-used = C’est votre carte, ici aussi désormais.
mine-card-gone = Ce navigateur n’a plus de carte.
mine-arriving = Une carte est arrivée
mine-arriving-about = Ici, vous êtes { $name }. Si vous prenez la carte qui arrive, ce navigateur oublie celle-ci : mettez-la d’abord à l’abri si vous y tenez.
mine-arriving-yes = Prendre la nouvelle carte
mine-arriving-no = Garder la mienne
mine-carry = Sur un autre appareil
mine-carry-about = Scannez le code avec votre téléphone, ou ouvrez-y le lien : les deux appareils auront votre carte, vos tables et vos parties.
mine-carry-do = Créer un lien
mine-carry-link = Lien pour votre autre appareil
mine-carry-once = Il sert une seule fois, pendant { $minutes } minutes.
mine-paper = Sur papier
mine-paper-about = Ni compte ni adresse électronique : si vous perdez le dernier appareil où elle se trouve, votre carte est perdue. Une carte imprimée la fait revenir. Gardez-la comme une clé : qui la possède joue à votre place.
mine-paper-do = Créer une carte à garder
mine-paper-link = La clé de votre carte
mine-print = Imprimer
mine-save = Enregistrer dans un fichier
mine-take = Tout emporter
mine-take-about = Vos parties, vos progrès et le texte de chaque partie que la maison garde encore, en un seul fichier.
mine-take-do = Tout télécharger
mine-leave = Partir
mine-leave-about = Oublier, c’est pour un appareil prêté : votre carte continue de vivre ailleurs. Effacer, c’est pour de bon et partout.
mine-forget = L’oublier ici
mine-forget-about = Ce navigateur ne vous connaîtra plus. Si la carte n’est sur aucun autre appareil ni sur papier, elle est perdue, avec vos tables et vos parties.
mine-forget-yes = L’oublier
mine-erase = Tout effacer
mine-erase-about = Votre nom disparaît de toutes les listes et de toutes les tables, vos parties ne vous connaissent plus, des robots prennent vos places. Personne ne peut revenir en arrière, nous non plus.
mine-erase-yes = Effacer pour de bon
mine-keep = La garder

mine-next = { $count ->
    [1] À la table qui m’attend
   *[other] La prochaine table qui m’attend ({ $count })
}
mine-running = En cours
mine-finished = Terminées
mine-none-running = Aucune partie en cours.
mine-none-finished = Aucune partie terminée pour l’instant.
mine-to-shelf = Choisir un jeu
mine-solo-best = Votre record : { $score }.
mine-search = Chercher : un jeu, un nom
mine-which-game = Quel jeu
mine-all-games = Tous les jeux
mine-starred = Seulement les étoiles
mine-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
mine-more = Tout montrer ({ $count })
mine-star = Mettre une étoile : { $game }
mine-remove = Retirer de ma liste : { $game }
mine-gone = quelqu’un
mine-own-rules = règles personnalisées
mine-unfinished = Arrêtée avant la fin
mine-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
mine-place = { $place ->
    [0] Arrêtée avant la fin
    [1] Gagnée
   *[other] { $place }e sur { $seats }
}
mine-with = avec { $names }
mine-review = La revoir
mine-review-line = Hasard { $luck } · vos choix { $own }
mine-unrated = pour le plaisir
mine-unrated-unfinished = Ne compte pas : elle n’a pas été jouée jusqu’au bout.
mine-unrated-alone = Ne compte pas : personne ne jouait contre vous.
mine-unrated-pocket = Ne compte pas : elle a été jouée sans la maison.
mine-unrated-continued = Ne compte pas : elle part d’une autre partie.
mine-unrated-seats = Ne compte pas : une place a changé de mains, ou quelqu’un en tenait deux.
mine-unrated-helped = Ne compte pas : un robot a joué pour quelqu’un qui le lui demandait.
mine-unrated-taken-back = Ne compte pas : des coups ont été repris d’un commun accord.
mine-unrated-hint = Ne compte pas : quelqu’un a demandé un conseil.

mine-private = Vous seul voyez cette page.
mine-played = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}
mine-wins = Vous avez remporté { $won } % des parties ; à chances égales, ce serait { $fair } %.
mine-roll = Vos victoires, partie après partie, comparées aux chances égales
mine-made-of = { $games ->
    [1] Ce qui a compté, dans la seule partie analysée
   *[other] Ce qui a compté, en moyenne sur { $games } parties analysées
}
mine-luck = Donne et hasard
mine-own = Vos choix
mine-rating = Où vous en êtes
mine-rating-soon = { $missing ->
    [1] Encore une partie qui compte, et il y aura une cote.
   *[other] Encore { $missing } parties qui comptent, et il y aura une cote.
}
mine-rating-is = { $points }, très probablement entre { $low } et { $high }, d’après { $games } parties qui comptent.
mine-rating-about = À deux, qui a 400 points de plus gagne dix fois sur onze. Les robots sont placés là où notre banc d’essai les a mesurés.
mine-level-novice = débutant
mine-level-regular = intermédiaire
mine-level-master = maître
mine-best = Vos meilleurs moments
mine-best-one = Un choix qui valait { $points } points de chance de gagner de plus que le choix habituel
