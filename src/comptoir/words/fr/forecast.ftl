# Avant la partie : ce que changeraient les règles de la maison.

forecast-about = Des robots jouent des parties rapides avec ces règles, en ce moment même. On joue mieux qu’eux : fiez-vous à la tendance plus qu’aux décimales.
forecast-games = { $games } parties sur { $most }
forecast-done = { $most } parties jouées.
forecast-here = Ces règles
forecast-standard = Règles de base
forecast-length = Choix par joueur
forecast-lead = Avance du vainqueur
forecast-score = Score
forecast-spread = Écart entre les scores
forecast-luck = Part du hasard
    .about = Part du hasard : à 0 %, un robot fort bat toujours des débutants ; à 100 %, la force ne compte pas.
forecast-seats = Parties gagnées par chaque place
forecast-seat = Place { $n }
forecast-value = { $value } ± { $doubt }
forecast-percent = { $value } % ± { $doubt }
forecast-longer = Environ { $percent } % plus long que les règles de base.
forecast-shorter = Environ { $percent } % plus court que les règles de base.
forecast-as-long = À peu près aussi long que les règles de base.
forecast-closer = Les scores finissent plus serrés.
forecast-wider = Les scores finissent plus écartés.
forecast-seat-best = La place { $n } gagne le plus souvent : { $percent } %, alors que { $fair } % seraient équitables.
forecast-seat-none = Aucune place n’a d’avantage visible.
forecast-plain = Ce sont les règles de base. Changez quelque chose ci-dessus, et ce sera comparé avec elles.
