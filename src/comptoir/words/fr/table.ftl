## Ce que dit la page de la table elle-même, quel que soit le jeu

table-story-deal = La donne
table-you-win = { $count ->
    [1] C’est gagné !
   *[other] Victoire partagée avec { $names } !
}
table-your-place = { $rank ->
    [2] Vous finissez deuxième
    [3] Vous finissez troisième
    [4] Vous finissez quatrième
    [5] Vous finissez cinquième
   *[other] Vous finissez sixième
}
table-hint-equal = Ces choix se valent :
table-hint-level = aussi bon ({ $percent } %)
table-hint-again = touchez encore pour jouer
table-hint-score = environ { $score } à la fin
table-why-not-yet = Vous pourrez choisir quand viendra votre tour.
table-aim = Le but
table-aim-seen = Compris
table-carried = Vous jouez maintenant { $name } sur un autre appareil.
table-bring-back = Continuer ici
table-day-counts = Essai du jour : il compte
table-day-practice = Table du jour, pour s’entraîner
table-day-hint = Avec un conseil, cet essai ne compte plus : il devient un entraînement. Appuyez encore si vous le voulez quand même.
