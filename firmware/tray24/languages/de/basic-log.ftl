### The tray game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name.

## The log.

rolls-start-again = { $who ->
    [you] Du würfelst zum Beginn { $face }: Das wird neu gewürfelt.
   *[other] { $name } würfelt zum Beginn { $face }: Das wird neu gewürfelt.
}
starts-hand = { $who ->
    [you] Du beginnst Runde { $hand } mit { $face } auf Feld { $slot }.
   *[other] { $name } beginnt Runde { $hand } mit { $face } auf Feld { $slot }.
}
plays-in-slot = { $who ->
    [you] Du spielst { $face } auf Feld { $slot }.
   *[other] { $name } spielt { $face } auf Feld { $slot }.
}
plays-in-slot-and-names = { $who ->
    [you] Du spielst { $face } auf Feld { $slot } und wünschst dir { $color }.
   *[other] { $name } spielt { $face } auf Feld { $slot } und wünscht sich { $color }.
}
# Only the die played last stays on the table.
dice-return = Die Würfel kommen zurück in den Beutel.
tries-in-slot = { $who ->
    [you] Du legst { $face } auf Feld { $slot }.
   *[other] { $name } legt { $face } auf Feld { $slot }.
}

## The picture in a terminal.

left-half = Die linke Hälfte ist im Spiel, { $bag }
right-half = Die rechte Hälfte ist im Spiel, { $bag }
# $die is the picture of a die.
drawn = gezogen: { $die }
