### The tray game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name.

## The log.

rolls-start-again = { $who ->
    [you] You roll { $face } to start: that is rolled again.
   *[other] { $name } rolls { $face } to start: that is rolled again.
}
starts-hand = { $who ->
    [you] You start hand { $hand } with { $face } in slot { $slot }.
   *[other] { $name } starts hand { $hand } with { $face } in slot { $slot }.
}
plays-in-slot = { $who ->
    [you] You play { $face } in slot { $slot }.
   *[other] { $name } plays { $face } in slot { $slot }.
}
plays-in-slot-and-names = { $who ->
    [you] You play { $face } in slot { $slot } and name { $color }.
   *[other] { $name } plays { $face } in slot { $slot } and names { $color }.
}
# Only the die played last stays on the table.
dice-return = The dice go back to the bag.
tries-in-slot = { $who ->
    [you] You put { $face } in slot { $slot }.
   *[other] { $name } puts { $face } in slot { $slot }.
}

## The picture in a terminal.

left-half = The left half is in play, { $bag }
right-half = The right half is in play, { $bag }
# $die is the picture of a die.
drawn = drawn: { $die }
