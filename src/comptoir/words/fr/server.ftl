# Le serveur : tables, places, et pourquoi quelque chose n’est pas possible.
server-already = C’est déjà le cas.
server-ask-once = Vous l’avez déjà demandé. Jouez d’abord.
server-ask-open = Quelqu’un demande déjà la même chose. Laissez d’abord les autres répondre.
server-book-full = Vous avez assez écrit dans le livre de cette table. Ouvrez-en une nouvelle pour continuer.
server-busy = La table est très animée. Réessayez, s’il vous plaît.
server-chat-empty = Il n’y a rien à lire dans ce message.
server-chat-full = Cette table a assez bavardé pour ce soir.
server-chat-muted = L’hôte vous a coupé la parole à cette table.
server-closing = La maison ferme un instant. Votre place vous attend, vous n’avez rien à faire.
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
    [1] { $seats } n’est pas encore prêt.
   *[other] Pas encore prêts : { $seats }.
}
server-missing-seats = { $count ->
    [1] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
server-moved-on = La partie a avancé entre-temps. Regardez, puis choisissez à nouveau.
server-name-empty = Choisissez un nom lisible.
server-need-name = Dites-nous d’abord votre nom.
server-no-hint = Pas de conseil cette fois. Réessayez dans un instant.
server-no-moment = La partie ne peut pas reprendre à cet endroit.
server-no-seat = Cette place n’existe pas.
server-no-such-move = Ce coup n’existe pas dans ce jeu.
server-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
server-no-word = On n’attend rien de vous.
server-not-asked = Ce n’est pas à vous de choisir.
server-not-held = Personne ne garde cette place pour vous.
server-not-here = Cette personne n’est pas à la table.
server-not-over = On ne peut le voir qu’une fois la partie finie.
server-not-playing = Aucune partie n’est en cours ici.
server-not-your-seat = Ce n’est pas votre place.
server-one-seat = Une personne, une place : nul ne doit voir deux mains.
server-origin = Cette demande venait d’un autre site.
server-others-sat = D’autres ont joué à cette table : elle reste, mais vous pouvez la retirer de votre liste.
server-out-of-time = Votre temps est écoulé ; le robot joue cette partie jusqu’au bout.
server-seat-taken = Cette place est prise.
server-spent-word = Ce mot était promis pour un départ annulé. Promettez-en un autre.
server-started = La partie a commencé ; cela ne peut plus changer.
server-too-big = C’est trop à la fois.
server-too-fast = Pas si vite, s’il vous plaît. Respirez et réessayez.
server-trouble = Quelque chose s’est mal passé chez nous. Réessayez, s’il vous plaît.
server-undo-learned = Ce coup vous a appris quelque chose.
server-undo-luck = Des dés ont roulé ou des cartes ont été piochées.
server-undo-no-question = Plus personne ne le demande.
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
server-notice-ended-evening = C’est l’heure : la soirée arrête cette table en l’état.
server-notice-from-pocket = Cette partie a commencé dans une poche, où personne d’autre n’a vu naître son hasard. Elle continue ici avec un nouveau hasard.
server-notice-held = Un robot garde un moment la place de { $seat }.
server-notice-ran-out-bot = { $seat } n’a plus de temps ; un robot continue.
server-notice-ran-out-choice = { $seat } n’a plus de temps ; un robot fait ce choix-ci.
server-notice-returned = { $seat } est de retour.
server-notice-seat-bot = Un robot prend la place { $number }.
server-notice-seat-open = La place { $number } est libre.
server-notice-seat-person = { $name } prend la place { $number }.
server-notice-seat-screen = { $name } prend la place { $number }, sur un écran partagé.
server-notice-taken-back = { $seat } reprend un coup.
server-review-not-ended = Une partie arrêtée avant la fin n’a pas de résultat à décomposer.
