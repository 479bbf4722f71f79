### The dice-line game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name; $whom and $other are the same for a second player.

## The log.

first-die = Hand { $hand }: the line begins with { $face }.
takes-and-rolls = { $who ->
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
takes-dice = { $who ->
    [you] You take { dice } from the back.
   *[other] { $name } takes { dice } from the back.
}
takes-dice-and-misses = { $who ->
    [you] You take { dice } from the back and miss the turn.
   *[other] { $name } takes { dice } from the back and misses the turn.
}
last-die-stays = { $who ->
    [you] The last die stays; you miss the turn.
   *[other] The last die stays; { $name } misses the turn.
}
nothing-fits = { $who ->
    [you] Nothing fits: you pass.
   *[other] Nothing fits: { $name } passes.
}
# $hands is a list: "You: 1, Mira: 0".
hands-won = Hand { $hand } is over. Hands won: { $hands }.

## The banner on the tray, with the words of this game: dice are taken from the line.

banner-caught = { $who ->
    [you] { $by } catches you: you take { banner-count }
   *[other] { $cause ->
        [you] You catch { $name }, who takes { banner-count }
       *[other] { $by } catches { $name }, who takes { banner-count }
    }
}
banner-sign = { $who ->
    [you] { $by } +{ $sign }: you take { banner-count }
   *[other] { $cause ->
        [you] Your +{ $sign }: { $name } takes { banner-count }
       *[other] { $by } +{ $sign }: { $name } takes { banner-count }
    }
}

## The picture in a terminal.

# The dice follow on the next lines.
the-line = the line, from its back to its play end:
