### The lesson of yacht: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Onze tours, onze cases. Le plus grand total gagne
do-aim = Lancer cinq dés
why-aim = Deux 8 ! Les dés pareils rapportent : garde-les
ask-hold = Garde les deux 8 : marque les trois autres
wrong-hold = Le 8 bleu et le 8 jaune restent. Marque les trois autres
why-hold = Un joker et deux 8 : un brelan. Tu pourrais relancer
ask-write = Remplis la case qui rapporte le plus
why-write = Les cinq dés comptent, le joker 50. La case est remplie
# Why another box is better: what this one counts or needs, and $points, what it pays.
less-blue = Seuls les dés bleus comptent : { $points }
less-four = Il faut quatre dés pareils : { $points }
less-green = Seuls les dés verts comptent : { $points }
less-large = Il faut cinq dés d’une couleur : { $points }
less-red = Seuls les dés rouges comptent : { $points }
less-small = Il faut quatre dés d’une couleur : { $points }
less-three = Il faut trois dés pareils : { $points }
less-two = Tous les dés comptent, mais ça ne fait que { $points }
less-wild = 50 par joker : { $points }

# The questions.
ask-alike = Laquelle de ces cases rapporte le plus ?
why-alike = Le joker fait un troisième 7. Les cinq dés comptent, le joker 50
ask-chain = Quelle case rapporte le plus ?
why-chain = 3-8-8-passe-passe : les voisins partagent couleur ou signe
ask-color = Et ici, quelle case rapporte le plus ?
why-color = Trois rouges et un joker : quatre d’une couleur, toujours 75
ask-rolls = Tu as lancé trois fois. Peux-tu relancer ?
why-rolls = Une fois les cinq, puis deux fois ceux que tu veux
ask-wilds = Deux jokers. Quelle case rapporte le plus ?
why-wilds = 50 par joker. Une case de couleur ne compte pas les jokers
ask-zero = Rien de bon. Peux-tu écrire zéro quelque part ?
why-zero = Un zéro dans toute case libre, si tu préfères
