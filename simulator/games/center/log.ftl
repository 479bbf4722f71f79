### The center-die game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name; $whom and $other are the same for a second player.

## The log.

first-die = Hand { $hand }: the center die is { $face }.
keeps = { $who ->
    [you] You keep it.
   *[other] { $name } keeps it.
}
# The second player takes the wild back.
challenges-illegal-wd4 = { $who ->
    [you] You challenge the wild +4: it was not allowed, and { $other } takes it back.
   *[other] { $whom ->
        [you] { $name } challenges the wild +4: it was not allowed, and you take it back.
       *[other] { $name } challenges the wild +4: it was not allowed, and { $other } takes it back.
    }
}
bluff = It was a bluff: { $face } fits { $other }.
draws-nothing = { $who ->
    [you] The bag is empty: you draw nothing.
   *[other] The bag is empty: { $name } draws nothing.
}

## The picture in a terminal. $die is the picture of a die.

center = center: { $die }
no-center = center: none
# The die that lay there before, while it counts.
former = before it: { $die }
drawn = drawn: { $die }
