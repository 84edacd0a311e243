cafe-race-pitch = Dévalez l’escalier du bureau, tasse pleine à la main : arrivez vite, renversez peu.
cafe-race-facts = 3 à 6 joueurs · { $minutes } min avec les robots · facile
cafe-race-option-auction = Enchères
    .about = Les dés de vitesse se vendent un à un : au lieu de choisir votre élan en secret, vous le misez.
