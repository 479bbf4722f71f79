### The dice-line game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name; $whom and $other are the same for a second player.

## The log.

first-die = Manche { $hand } : la ligne commence par { $face }.
takes-and-rolls = { $who ->
    [you] Tu prends le dé de queue, { $face }, et lances tous tes dés.
   *[other] { $name } prend le dé de queue, { $face }, et lance tous ses dés.
}
gives = { $who ->
    [you] Tu donnes { $face } à { $other }.
   *[other] { $whom ->
        [you] { $name } te donne { $face }.
       *[other] { $name } donne { $face } à { $other }.
    }
}
takes-dice = { $who ->
    [you] Tu prends { dice } en queue.
   *[other] { $name } prend { dice } en queue.
}
takes-dice-and-misses = { $who ->
    [you] Tu prends { dice } en queue et passes ton tour.
   *[other] { $name } prend { dice } en queue et passe son tour.
}
last-die-stays = { $who ->
    [you] Le dernier dé reste ; tu passes ton tour.
   *[other] Le dernier dé reste ; { $name } passe son tour.
}
nothing-fits = { $who ->
    [you] Rien à jouer : tu passes.
   *[other] Rien à jouer : { $name } passe.
}
# $hands is a list: "You: 1, Mira: 0".
hands-won = La manche { $hand } est finie. Manches gagnées : { $hands }.

## The banner on the tray, with the words of this game: dice are taken from the line.

banner-caught = { $who ->
    [you] { $by } te contre : tu en prends { banner-count }
   *[other] { $cause ->
        [you] Tu contres { $name }, qui en prend { banner-count }
       *[other] { $by } contre { $name }, qui en prend { banner-count }
    }
}
banner-sign = { $who ->
    [you] { $by } joue +{ $sign } : tu en prends { banner-count }
   *[other] { $cause ->
        [you] Ton +{ $sign } : { $name } en prend { banner-count }
       *[other] { $by } joue +{ $sign } : { $name } en prend { banner-count }
    }
}

## The picture in a terminal.

# The dice follow on the next lines.
the-line = la ligne, de la queue à la tête :
