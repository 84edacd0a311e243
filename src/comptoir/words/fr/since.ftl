# De retour à une table où l’on a joué entre-temps.

since-title = Depuis votre dernier coup
since-more =
    { $count ->
        [1] Et un détail de plus, à lire dans le récit.
       *[other] Et { $count } détails de plus, à lire dans le récit.
    }
since-again = Revoir la suite
