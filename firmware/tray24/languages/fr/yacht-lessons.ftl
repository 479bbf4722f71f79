### The lesson of yacht: of each step the question, two lines of the display, and the reason, three lines.

ask-alike = Laquelle de ces cases rapporte le plus?
why-alike = Le joker fait un troisième 7. Les cinq dés comptent, le joker 50
ask-chain = Quelle case rapporte le plus?
why-chain = 3-8-8-passe-passe: les voisins partagent couleur ou signe
ask-color = Et ici, quelle case rapporte le plus?
why-color = Trois rouges et un joker: quatre d'une couleur, toujours 75
ask-rolls = Tu as lancé trois fois. Peux-tu relancer?
why-rolls = Une fois les cinq, puis deux fois ceux que tu veux
ask-wilds = Deux jokers. Quelle case rapporte le plus?
why-wilds = 50 par joker. Une case de couleur ne compte pas les jokers
ask-zero = Rien de bon. Peux-tu écrire zéro quelque part?
why-zero = Un zéro dans toute case libre, si tu préfères
