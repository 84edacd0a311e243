cafe-race-name = Café Race
cafe-race-pitch = Dévalez l’escalier du bureau, tasse pleine à la main : arrivez vite, renversez peu.

cafe-race-set-basic = Élans secrets
cafe-race-set-auction = Enchères

cafe-race-option-auction = Enchères
    .about = Misez votre élan pour chaque dé de vitesse, l’un après l’autre, au lieu de choisir en secret.

cafe-race-asks-thrust = Choisissez votre élan en secret
cafe-race-asks-die = Choisissez le dé de vitesse à vendre
cafe-race-asks-opening = Ouvrez l’enchère
cafe-race-asks-raise = Montez ou passez

cafe-race-move-thrust = Élan { $thrust }
cafe-race-move-die = Vendre le { $die }
cafe-race-move-bid = Miser { $thrust }
cafe-race-move-pass = Passer

cafe-race-reason-thrust = plus d’élan
cafe-race-reason-behind = plus loin derrière
cafe-race-reason-ahead = plus loin devant
cafe-race-reason-fewer = moins de cafés
cafe-race-reason-more = plus de cafés
cafe-race-reason-dice = les dés blancs

cafe-race-event-round = Manche { $round }.
cafe-race-event-refilled = { $seat } n’a plus de café : tasse neuve, retour à la machine.
cafe-race-event-speed-dice = Les dés de vitesse montrent { $dice }.
cafe-race-event-chose = { $seat } a choisi.
cafe-race-event-own-thrust = Vous avez choisi l’élan { $thrust }.
cafe-race-event-thrust = { $seat } montre l’élan { $thrust }.
cafe-race-event-white-dice = { $seat } lance { $total } pour départager.
cafe-race-event-tie = { $seat } passe avant { $other } : { $reason }.
cafe-race-event-speed = { $seat } prend la vitesse { $speed }.
cafe-race-event-moved = { $steps ->
    [0] { $space ->
        [0] { $seat } reste au départ.
       *[other] { $seat } reste en { $space }.
    }
   *[other] { $seat } va de { $start } à { $space }.
}
cafe-race-event-braked = { $seat } freine en { $space } : deux employés barrent la route.
cafe-race-event-overshot = { $seat } dépasse les journaux dans son élan.
cafe-race-event-balance = { $spilled ->
    [yes] { $seat } devait faire { $target }, lance { $total } : un café renversé.
   *[no] { $seat } devait faire { $target }, lance { $total } : pas une goutte perdue.
}
cafe-race-event-starts-bidding = { $seat } lance les enchères.
cafe-race-event-die = { $seat } met le { $die } en vente.
cafe-race-event-bid = { $seat } mise { $thrust }.
cafe-race-event-passed = { $seat } passe.
cafe-race-event-arrived = { $seat } arrive à la place { $rank } : { $points ->
    [one] un point
   *[other] { $points } points
}.

cafe-race-refusal-not-waiting = Ce n’est pas à vous de choisir.
cafe-race-refusal-not-asked = Ce n’est pas ce qui se décide maintenant.
cafe-race-refusal-no-such-die = Ce nombre n’est pas parmi les dés qui restent.
cafe-race-refusal-too-low = Il faut miser plus que la mise précédente.
cafe-race-refusal-must-open = Qui choisit le dé doit ouvrir d’au moins 1.

cafe-race-sheet-coffees = Cafés restés dans la tasse
cafe-race-sheet-place = Place { $rank } dans l’escalier (case { $space })

# Ce qui se trouve sur le plateau.
cafe-race-board-label = L’escalier
cafe-race-board-whole = Tout l’escalier, ou de plus près
cafe-race-board-tray = Dés de vitesse sur le plateau : { $dice }
cafe-race-board-offer = Proposer le { $die } du plateau
cafe-race-board-dial = Votre élan
cafe-race-board-bid-dial = Votre mise
cafe-race-board-thrust-word = élan
cafe-race-board-bid-word = mise
cafe-race-board-turn-dial = Tournez le manomètre : il montre le risque de renverser avec chaque dé.
cafe-race-board-turn-bid = Votre mise sera votre élan : tournez le manomètre.
cafe-race-board-pick-die = Touchez le dé que vous voulez vendre.
cafe-race-board-chosen = Élan { $thrust } réglé. Vous pouvez encore changer tant que tous n’ont pas choisi.
cafe-race-board-confirm = Régler l’élan { $thrust }
cafe-race-board-confirm-bid = Oui, miser { $thrust }
cafe-race-board-confirm-pass = Oui, passer
cafe-race-board-pass = Passer
cafe-race-board-with = Avec le { $die }
cafe-race-board-place = { $kind ->
    [start] départ
    [landing] palier, { $space }
    [finish] journal, { $space }
   *[step] marche { $space }
}
cafe-race-board-percent = { $percent } %
cafe-race-board-spill = { $percent } % de perte
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
    [yes] vous retournez à la machine
   *[no] { $name } retourne à la machine
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
