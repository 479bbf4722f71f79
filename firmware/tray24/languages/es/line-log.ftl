### The dice-line game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name; $whom and $other are the same for a second player.

## The log.

first-die = Mano { $hand }: la línea empieza con un { $face }.
takes-and-rolls = { $who ->
    [you] Tomas el { $face } de la cola y tiras todos los dados.
   *[other] { $name } toma el { $face } de la cola y tira todos los dados.
}
gives = { $who ->
    [you] Das el { $face } a { $other }.
   *[other] { $whom ->
        [you] { $name } te da el { $face }.
       *[other] { $name } da el { $face } a { $other }.
    }
}
takes-dice = { $who ->
    [you] Tomas { dice } de la cola.
   *[other] { $name } toma { dice } de la cola.
}
takes-dice-and-misses = { $who ->
    [you] Tomas { dice } de la cola y pierdes el turno.
   *[other] { $name } toma { dice } de la cola y pierde el turno.
}
last-die-stays = { $who ->
    [you] El último dado se queda; pierdes el turno.
   *[other] El último dado se queda; { $name } pierde el turno.
}
nothing-fits = { $who ->
    [you] Nada encaja: pasas.
   *[other] Nada encaja: { $name } pasa.
}
# $hands is a list: "You: 1, Mira: 0".
hands-won = La mano { $hand } ha terminado. Manos ganadas: { $hands }.

## The banner on the tray, with the words of this game: dice are taken from the line.

banner-caught = { $who ->
    [you] { $by } te pilla: tomas { banner-count }
   *[other] { $cause ->
        [you] Pillas a { $name }, que toma { banner-count }
       *[other] { $by } pilla a { $name }, que toma { banner-count }
    }
}
banner-sign = { $who ->
    [you] { $by } +{ $sign }: tomas { banner-count }
   *[other] { $cause ->
        [you] Tu +{ $sign }: { $name } toma { banner-count }
       *[other] { $by } +{ $sign }: { $name } toma { banner-count }
    }
}

## The picture in a terminal.

# The dice follow on the next lines.
the-line = la línea, de la cola a la cabeza:
