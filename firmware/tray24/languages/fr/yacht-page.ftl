# Texts of the page for yacht. `shows` are the dice beside a line: leave them as they are.

short-1 = Cinq dés, trois lancers : garde ce que tu veux, relance le reste.
    .shows = r7 b7
short-2 = Puis remplis une case : paire, brelan, carré, couleurs, chaîne, jokers.
    .shows = g4 g8
short-3 = Un joker vaut tout signe et toute couleur.
    .shows = W
short-4 = Aucune case ne convient ? Écris zéro.
    .shows = -
short-5 = Onze cases ; le plus grand total gagne. On peut aussi jouer en solo.
    .shows = y9
clicks = marque des dés, puis lance ; choisis une case pour la remplir.
aim = onze cases
lasted = après onze tours
field = 24 cases : cinq dés dans la rangée du haut, onze cases à remplir en dessous
total = Total
# Opens the six faces of each of the five dice.
faces = Faces des dés
# On the boxes of the tray: 8 letters at most.
box-two = Paire
box-three = Brelan
box-four = Carré
box-small = 4 coul.
box-large = 5 coul.
box-chain = Chaîne
box-red = Rouge
box-yellow = Jaune
box-green = Vert
box-blue = Bleu
box-wild = Jokers
slot-marked = Case { $slot }, { $face }, marqué à relancer
slot-written = Case { $slot }, { $box } : { $points } écrits
slot-gives = Case { $slot }, { $box } : vaudrait { $points }
slot-open = Case { $slot }, { $box }, libre
# A box inside a sentence.
inside-two = paire
inside-three = brelan
inside-four = carré
inside-small = quatre d’une couleur
inside-large = cinq d’une couleur
inside-chain = chaîne de cinq
inside-red = dés rouges
inside-yellow = dés jaunes
inside-green = dés verts
inside-blue = dés bleus
inside-wild = jokers
asked-zero-in = zéro dans la case { $box } ?
zero-in = Zéro : { $box }
asked-zero-box = choisis la case pour un zéro
write-points = Écrire les points
write-zero = Écrire zéro
# A tag on a die that is marked to be rolled again.
tag-again = relancer
# A tag on a die that stays while others are rolled again.
tag-hold = garder
mark-none = Ne rien marquer
mark-all = Tout marquer
roll-again = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
asked-box = choisis une case
# On a starter, which has no slots for the boxes.
asked-box-keys = choisis une case avec les touches : jaune et bleu, puis vert
rolls-left = { $count ->
    [one] encore { $count } lancer
   *[other] encore { $count } lancers
}
rolls-left-mark = { $count ->
    [one] encore { $count } lancer : marque des dés, ou choisis une case
   *[other] encore { $count } lancers : marque des dés, ou choisis une case
}
rolls-left-keys = { $count ->
    [one] encore { $count } lancer : marque des dés, ou choisis une case avec les touches
   *[other] encore { $count } lancers : marque des dés, ou choisis une case avec les touches
}
real-rolls-left = { $count ->
    [one] encore { $count } lancer : marque des dés
   *[other] encore { $count } lancers : marque des dés
}
real-keep-all = Tout garder
real-tell = Les indiquer
real-asked-roll = lance les cinq
real-asked-put = pose-les dans les cases, ou indique-les
hint-rolled-again = { $Face }, relancé
    .label = { $face }, relancé
hint-click = { $Face } : marque-le pour le relancer
    .label = { $face } : marque-le pour le relancer
