### The dice-line game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name; $whom and $other are the same for a second player.

## The log.

first-die = Runde { $hand }: Die Reihe beginnt mit { $face }.
takes-and-rolls = { $who ->
    [you] Du nimmst { $face } von hinten und würfelst alle Würfel.
   *[other] { $name } nimmt { $face } von hinten und würfelt alle Würfel.
}
gives = { $who ->
    [you] Du gibst { $other } { $face }.
   *[other] { $whom ->
        [you] { $name } gibt dir { $face }.
       *[other] { $name } gibt { $other } { $face }.
    }
}
takes-dice = { $who ->
    [you] Du nimmst { dice } von hinten.
   *[other] { $name } nimmt { dice } von hinten.
}
takes-dice-and-misses = { $who ->
    [you] Du nimmst { dice } von hinten und setzt aus.
   *[other] { $name } nimmt { dice } von hinten und setzt aus.
}
last-die-stays = { $who ->
    [you] Der letzte Würfel bleibt; du setzt aus.
   *[other] Der letzte Würfel bleibt; { $name } setzt aus.
}
nothing-fits = { $who ->
    [you] Du kannst nicht spielen.
   *[other] { $name } kann nicht spielen.
}
# $hands is a list: "You: 1, Mira: 0".
hands-won = Runde { $hand } ist zu Ende. Gewonnene Runden: { $hands }.

## The banner on the tray, with the words of this game: dice are taken from the line.

banner-caught = { $who ->
    [you] { $by } erwischt dich: Du nimmst { banner-count }
   *[other] { $cause ->
        [you] Erwischt: { $name } nimmt { banner-count }
       *[other] Von { $by } erwischt: { $name } nimmt { banner-count }
    }
}
banner-sign = { $who ->
    [you] { $by } +{ $sign }: Du nimmst { banner-count }
   *[other] { $cause ->
        [you] Dein +{ $sign }: { $name } nimmt { banner-count }
       *[other] { $by } +{ $sign }: { $name } nimmt { banner-count }
    }
}

## The picture in a terminal.

# The dice follow on the next lines.
the-line = die Reihe, von hinten nach vorn:
