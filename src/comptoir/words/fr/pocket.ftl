# La maison dans la poche : jouer sans réseau.

pocket-title = Dans le train
pocket-offer = Les quatre jeux se jouent aussi sans réseau, avec les robots, les conseils, les parties à revoir, leur analyse et les règles. Les amis lointains, eux, ne peuvent pas suivre. Il y a environ { $weight } Mo à charger, une seule fois.
pocket-take = Emporter la maison
pocket-loading = Chargement : { $done } Mo sur { $whole }
pocket-failed = Le chargement a échoué. Rien n’est resté à moitié ; réessayez.
pocket-here = La maison est dans votre poche. Sans réseau, vous jouez ici, dans ce navigateur ; personne d’autre ne peut rejoindre une table de la poche.
pocket-kept = Les tables de la poche ne sont gardées que par ce navigateur. Certains oublient un site qu’on n’a pas ouvert depuis une semaine, sauf s’il est installé.
pocket-away = Pas de réseau : vous jouez dans la poche.
pocket-wish = Ouvrir les nouvelles tables dans la poche
pocket-mark = Dans la poche
pocket-update = Une nouvelle version est arrivée.
pocket-update-now = Mettre à jour
pocket-update-later = Une table de la poche est ouverte dans un autre onglet : la mise à jour attendra qu’il soit fermé.
pocket-starting = On ouvre la poche…
pocket-elsewhere = Votre poche est ouverte dans un autre onglet.
pocket-use-here = L’utiliser ici
pocket-broken = La poche a trébuché. Rien de ce qui a été joué n’est perdu.
pocket-again = Réessayer
pocket-carry = Ramener cette partie à la maison
pocket-carry-about = Avec du réseau, la partie peut continuer à la maison. Elle repart d’ici avec un nouveau hasard et reste marquée comme commencée dans une poche.

# Dit par la maison ; seule une page avec une poche l’entend.

server-parcel-continued = Cette partie en prolonge une autre : son hasard ne peut pas être vérifié, elle reste donc dans la poche.
server-parcel-day = La table du jour reste là où elle a été donnée.
server-parcel-draw = Le hasard du coup { $entry } ne découle pas du secret de la partie. Une telle partie n’est pas admise.
server-parcel-not-playing = Seule une partie en cours peut être ramenée à la maison.
server-parcel-over = Cette partie est finie : il n’y a plus rien à continuer.
server-parcel-seats = Les places ne conviennent pas à cette partie.
server-parcel-secret = Le secret de cette partie n’est pas celui qui avait été promis. Une telle partie n’est pas admise.
server-pocket-alone = Cette table est dans votre poche : personne d’autre ne peut y venir.
