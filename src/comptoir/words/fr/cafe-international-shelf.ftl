cafe-international-pitch = Placez des clients de douze nations là où ils s’accordent : c’est la compagnie qui paie.
cafe-international-facts = 2 à 5 joueurs · { $minutes } min avec les robots · facile
cafe-international-option-ladies = Tables de dames et de messieurs
    .about = Au lieu de tout autre coup, vous pouvez réunir à une table quatre dames ou quatre messieurs : 20 points, ou 40.
cafe-international-option-doubling = Les points sont doublés
    .about = Ce qu’il faut pour que les points d’une table soient doublés.
cafe-international-option-doubling-table = si tous sont de la nation de la table
cafe-international-option-doubling-company = si tous sont d’une même nation, quelle que soit la table
