### Dominoes. $who is "you" when the sentence is about the person who reads, else "other", and
### $name is that player's name.

## The log.

tiles = { $count ->
    [0] keine Steine
    [1] einen Stein
    [2] zwei Steine
    [3] drei Steine
    [4] vier Steine
    [5] fünf Steine
    [6] sechs Steine
    [7] sieben Steine
    [8] acht Steine
    [9] neun Steine
    [10] zehn Steine
   *[other] { $count } Steine
}
leads-hand = { $who ->
    [you] Du beginnst Runde { $hand } mit { $tile }.
   *[other] { $name } beginnt Runde { $hand } mit { $tile }.
}
lays-at = { $who ->
    [you] Du legst { $tile } an { $face }.
   *[other] { $name } legt { $tile } an { $face }.
}
lays-with = { $who ->
    [you] Du legst { $tile } mit { $face } an { $end }.
   *[other] { $name } legt { $tile } mit { $face } an { $end }.
}
lays-and-names = { $who ->
    [you] Du legst { $tile } und wünschst dir { $color }.
   *[other] { $name } legt { $tile } und wünscht sich { $color }.
}
lays-double-wild = { $who ->
    [you] Du legst Joker / Joker und öffnest drei Arme.
   *[other] { $name } legt Joker / Joker und öffnet drei Arme.
}
leaves-closed = { $who ->
    [you] Du lässt die Arme zu.
   *[other] { $name } lässt die Arme zu.
}
arm-closed = Dieser Arm ist zu.
challenges-illegal-wd4 = { $who ->
    [you] Du zweifelst den +4-Joker an: Er war nicht erlaubt.
   *[other] { $name } zweifelt den +4-Joker an: Er war nicht erlaubt.
}
# Of the rack only a color is told, which an open end had too.
bluff = Auf dem Bänkchen ist { $color }, und ein Ende war { $color }.
draws-fitting-tile = { $who ->
    [you] Du ziehst einen Stein.
   *[other] { $name } zieht einen Stein.
}
draws-other-tile = { $who ->
    [you] Du ziehst einen Stein und behältst ihn.
   *[other] { $name } zieht einen Stein und behält ihn.
}
draws-tiles = { $who ->
    [you] Du ziehst { tiles }.
   *[other] { $name } zieht { tiles }.
}
no-doublet = { $who ->
    [you] Kein Pasch kann beginnen: Du ziehst einen Stein.
   *[other] Kein Pasch kann beginnen: { $name } zieht einen Stein.
}
# The tile stays hidden, and so does the reason, which would name it.
tries-tile = { $who ->
    [you] Du versuchst einen Stein. Abgelehnt.
   *[other] { $name } versucht einen Stein. Abgelehnt.
}
tries-tile-now = { $who ->
    [you] Du versuchst einen Stein. Abgelehnt, jetzt nicht.
   *[other] { $name } versucht einen Stein. Abgelehnt, jetzt nicht.
}

## The picture in a terminal.

# An arm of the table and its number; its open end follows in its colors.
arm-n = Arm { $number }
# States of an arm other than "open".
arm-is-closed = zu
arm-is-crosswise = quer
# $tiles are names as records write them: "r5/bS  g7/g7".
last-tiles = letzte Steine: { $tiles }
no-tiles-yet = noch kein Stein auf dem Tisch
tiles-in-pile = { $count ->
    [one] { $count } Stein im Stapel
   *[other] { $count } Steine im Stapel
}
