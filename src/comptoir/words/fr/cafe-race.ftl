cafe-race-aim = Soyez le plus bas possible, la tasse pleine, quand le premier arrive. Près de chaque nom : les cafés restants plus les points de la place.

cafe-race-asks-thrust = Choisissez votre élan en secret
cafe-race-asks-die = Choisissez le dé de vitesse à mettre en vente
cafe-race-asks-opening = Ouvrez l’enchère
cafe-race-asks-raise = Montez, ou passez

cafe-race-move-thrust = Élan { $thrust }
cafe-race-move-die = Mettre le { $die } en vente
cafe-race-move-bid = Miser { $thrust }
cafe-race-move-pass = Passer

cafe-race-reason-thrust = plus d’élan
cafe-race-reason-behind = plus loin derrière
cafe-race-reason-ahead = plus loin devant
cafe-race-reason-fewer = moins de cafés
cafe-race-reason-more = plus de cafés
cafe-race-reason-dice = les dés blancs

cafe-race-event-round = Manche { $round }.
cafe-race-event-refilled = { $seat } n’a plus de café : tasse pleine, et retour au départ.
cafe-race-event-speed-dice = Les dés de vitesse montrent { $dice }.
cafe-race-event-chose = { $seat } a choisi.
cafe-race-event-own-thrust = Vous avez choisi l’élan { $thrust }.
cafe-race-event-thrust = { $seat } montre l’élan { $thrust }.
cafe-race-event-white-dice = { $seat } fait { $total } aux dés blancs pour départager.
cafe-race-event-tie = { $seat } passe avant { $other } : { $reason }.
cafe-race-event-speed = { $seat } prend la vitesse { $speed }.
cafe-race-event-moved = { $steps ->
    [0] { $space ->
        [0] { $seat } reste au départ.
       *[other] { $seat } reste sur la case { $space }.
    }
   *[other] { $start ->
        [0] { $seat } va du départ à la case { $space }.
       *[other] { $seat } va de la case { $start } à la { $space }.
    }
}
cafe-race-event-braked = { $seat } freine sur la case { $space } : deux employés barrent la route.
cafe-race-event-overshot = { $seat } dépasse les journaux dans son élan.
cafe-race-event-balance = { $spilled ->
    [yes] { $seat } devait faire { $target } et fait { $total } : un café renversé.
   *[no] { $seat } devait faire { $target } et fait { $total } : pas une goutte perdue.
}
cafe-race-event-starts-bidding = { $seat } lance les enchères.
cafe-race-event-die = { $seat } met le { $die } en vente.
cafe-race-event-bid = { $seat } mise { $thrust }.
cafe-race-event-passed = { $seat } passe.
cafe-race-event-arrived = { $seat } prend la { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : { $points ->
    [1] un point
   *[other] { $points } points
}.

cafe-race-refusal-not-waiting = Ce n’est pas à vous de choisir.
cafe-race-refusal-not-asked = Ce n’est pas ce qui se décide maintenant.
cafe-race-refusal-no-such-die = Ce nombre n’est pas parmi les dés qui restent.
cafe-race-refusal-too-low = Il faut miser plus que la mise précédente.
cafe-race-refusal-must-open = Qui met le dé en vente doit ouvrir à 1 au moins.

cafe-race-sheet-coffees = Cafés restés dans la tasse
cafe-race-sheet-place = { $rank ->
    [1] 1re
   *[other] { $rank }e
} place dans l’escalier (case { $space })

# Ce qui se trouve sur le plateau.
cafe-race-board-label = L’escalier
cafe-race-board-whole = Tout l’escalier, ou de plus près
cafe-race-board-tray = Dés de vitesse : { $dice }
cafe-race-board-offer = Mettre le { $die } en vente
cafe-race-board-dial = Votre élan
cafe-race-board-bid-dial = Votre mise
cafe-race-board-thrust-word = élan
cafe-race-board-bid-word = mise
cafe-race-board-turn-dial = Tournez le cadran : il montre le risque de renverser avec chaque dé.
cafe-race-board-turn-bid = Votre mise sera votre élan : tournez le cadran.
cafe-race-board-pick-die = Touchez le dé à mettre en vente.
cafe-race-board-chosen = Élan { $thrust } choisi. Vous pouvez encore en changer tant que tous n’ont pas choisi.
cafe-race-board-confirm = Choisir l’élan { $thrust }
cafe-race-board-confirm-bid = Oui, miser { $thrust }
cafe-race-board-confirm-pass = Oui, passer
cafe-race-board-pass = Passer
cafe-race-board-with = Avec le { $die }
cafe-race-board-place = { $kind ->
    [start] départ
    [landing] palier { $space }
    [finish] journal { $space }
   *[step] marche { $space }
}
cafe-race-board-percent = { $percent } %
cafe-race-board-spill = { $percent } % de risque
cafe-race-board-no-roll = sans lancer
cafe-race-board-needs = il faut { $target }
cafe-race-board-tie = égalité : dés
cafe-race-board-points = +{ $points }
cafe-race-board-offered = Le { $die } est en vente.
cafe-race-board-offered-bid = Le { $die } est en vente ; { $seat } mène avec { $bid }.
cafe-race-board-nothing-offered = Aucun dé en vente
cafe-race-board-no-bid = Pas encore de mise
cafe-race-board-best-bid = mise de { $name }
cafe-race-board-bidder = { $stands ->
    [leads] { $name } mène
    [passed] { $name } a passé
    [bids] À { $name } de miser
   *[waits] { $name } reste en lice
}
cafe-race-board-coffees = { $coffees ->
    [0] plus de café
    [one] un café restant
   *[other] { $coffees } cafés restants
}
cafe-race-board-has = vitesse { $speed }, élan { $thrust }
cafe-race-board-clerk = { $kind ->
    [start] { $seat } est au départ
    [landing] { $seat } est sur un palier, case { $space }
    [finish] { $seat } est sur un journal, case { $space }
   *[step] { $seat } est sur la marche { $space }
}, { $coffees ->
    [0] plus de café
    [one] un café restant
   *[other] { $coffees } cafés restants
}.

## What is being shown, above the board

cafe-race-now-round = Manche { $round }
cafe-race-now-speed-dice = Manche { $round } : les dés de vitesse roulent
cafe-race-now-thrust = Manche { $round } : chacun montre son élan
cafe-race-now-white-dice = Manche { $round } : les dés départagent
cafe-race-now-moved = Manche { $round } : { $mine ->
    [yes] vous avancez
   *[no] { $name } avance
}
cafe-race-now-refilled = Manche { $round } : { $mine ->
    [yes] vous retournez au départ
   *[no] { $name } retourne au départ
}
cafe-race-now-die = Manche { $round } : { $mine ->
    [yes] vous mettez un dé en vente
   *[no] { $name } met un dé en vente
}
cafe-race-now-bid = Manche { $round } : { $mine ->
    [yes] vous misez
   *[no] { $name } mise
}
cafe-race-now-passed = Manche { $round } : { $mine ->
    [yes] vous passez
   *[no] { $name } passe
}

# Ce qui parle pour un conseil.
cafe-race-why-dry = aucun risque, quel que soit le dé
cafe-race-why-spill = { $same ->
    [yes] { $most } % de risque de renverser
   *[no] de { $least } à { $most } % de risque de renverser, selon le dé
}
