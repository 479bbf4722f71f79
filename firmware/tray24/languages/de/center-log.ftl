### The center-die game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name; $whom and $other are the same for a second player.

## The log.

first-die = Runde { $hand }: Der Mittelwürfel ist { $face }.
keeps = { $who ->
    [you] Du behältst ihn.
   *[other] { $name } behält ihn.
}
# The second player takes the wild back.
challenges-illegal-wd4 = { $who ->
    [you] Du zweifelst den +4-Joker an: Er war nicht erlaubt, und { $other } nimmt ihn zurück.
   *[other] { $whom ->
        [you] { $name } zweifelt den +4-Joker an: Er war nicht erlaubt, und du nimmst ihn zurück.
       *[other] { $name } zweifelt den +4-Joker an: Er war nicht erlaubt, und { $other } nimmt ihn zurück.
    }
}
bluff = Es war ein Bluff: { $face } passt zu { $other }.
draws-nothing = { $who ->
    [you] Der Beutel ist leer: Du ziehst nichts.
   *[other] Der Beutel ist leer: { $name } zieht nichts.
}

## The picture in a terminal. $die is the picture of a die.

center = Mitte: { $die }
no-center = Mitte: leer
# The die that lay there before, while it counts.
former = davor: { $die }
drawn = gezogen: { $die }
