### The center-die game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name what that player is called; $whom and $other say the same of a second player.

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
draws-nothing = { $who ->
    [you] The bag is empty: you draw nothing.
   *[other] The bag is empty: { $name } draws nothing.
}
