### The dice-line game on the desktop. In the log $who is "you" when the sentence is about the person who reads, else
### "other", and $name what that player is called; $whom and $other say the same of a second player.

## The log.

first_die = Hand { $hand }: the line begins with { $face }.
takes_and_rolls = { $who ->
    [you] You take { $face } from the back and roll all dice.
   *[other] { $name } takes { $face } from the back and rolls all dice.
}
gives = { $who ->
    [you] You give { $face } to { $other }.
   *[other] { $whom ->
        [you] { $name } gives { $face } to you.
       *[other] { $name } gives { $face } to { $other }.
    }
}
takes_dice = { $who ->
    [you] You take { dice } from the back.
   *[other] { $name } takes { dice } from the back.
}
takes_dice_and_misses = { $who ->
    [you] You take { dice } from the back and miss the turn.
   *[other] { $name } takes { dice } from the back and misses the turn.
}
last_die_stays = { $who ->
    [you] The last die stays; you miss the turn.
   *[other] The last die stays; { $name } misses the turn.
}
nothing_fits = { $who ->
    [you] Nothing fits: you pass.
   *[other] Nothing fits: { $name } passes.
}
# $hands is a list: "You: 1, Mira: 0".
hands_won = Hand { $hand } is over. Hands won: { $hands }.

## The picture in a terminal.

# The dice follow on the next lines.
the_line = the line, from its back to its play end:
