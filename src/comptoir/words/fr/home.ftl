# L’étagère, les tickets et la manière d’ouvrir une partie.

shell-welcome = À quoi jouons-nous ?
shell-play-now = Jouer
    .label = Jouer : { $game }
shell-opening = Comment jouer…
    .label = Comment jouer : { $game }
shell-opening-is = { $seats ->
    [1] en solo
   *[other] { $seats } joueurs · { $level }
}
shell-opening-with = { $what } · { $set }
shell-opening-players = Nombre de joueurs
shell-opening-alone = en solo
shell-opening-level = Les robots sont
shell-opening-set = Quelles règles
shell-opening-go = Jouer
shell-opening-kept = Le bouton « Jouer » s’en souviendra.
shell-strength-novice = débutants
shell-strength-regular = intermédiaires
shell-strength-master = maîtres
shell-strength-easiest = Ils ne voient pas plus loin que le coup en cours : parfait pour commencer.
shell-strength-shown = Face à des { $below }, à { $seats } joueurs, un robot de ce niveau gagne { $win } % des parties ({ $low }–{ $high }) ; à forces égales, ce serait { $fair } %.
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
shell-evening = Une soirée tous ensemble
    .about = De deux à vingt-quatre personnes, un code à l’écran : chacun joue sur son téléphone, les tables se forment d’elles-mêmes et, à la fin, il y a un podium.
    .open = Organiser une soirée
