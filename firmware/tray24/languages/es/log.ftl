### The log of a match: each line of its record as a sentence. A game's own sentences are in the part `NAME-log`.
###
### $who is "you" when the sentence is about the person who reads, else "other"; $name is that player's name.
### $whom and $other say the same of a second player.

## Players without a name.

# The only person at the table; also at the beginning of lists such as "You: 20, Mira: 15".
you = Tú
seat-n = Sitio { $number }

## Dice. A face stands inside sentences: "You play red 7."

# $number is 0 to 9, +1 or +2.
face-number = { $color ->
    [r] { $number } rojo
    [y] { $number } amarillo
    [g] { $number } verde
   *[b] { $number } azul
}
face-skip = { $color ->
    [r] salto rojo
    [y] salto amarillo
    [g] salto verde
   *[b] salto azul
}
face-reverse = { $color ->
    [r] cambio rojo
    [y] cambio amarillo
    [g] cambio verde
   *[b] cambio azul
}
# A wild may carry the color that was named for it.
face-wild = { $color ->
    [r] comodín rojo
    [y] comodín amarillo
    [g] comodín verde
    [b] comodín azul
   *[none] comodín
}
face-wd4 = { $color ->
    [r] comodín +4 rojo
    [y] comodín +4 amarillo
    [g] comodín +4 verde
    [b] comodín +4 azul
   *[none] comodín +4
}
face-dead-end = tope
# A real die that only its player has seen.
face-hidden = un dado
# The two faces of a tile: "red 5 / blue skip".
tile = { $one } / { $two }
# A tile that only its player may see.
tile-hidden = una ficha
color = { $color ->
    [r] rojo
    [y] amarillo
    [g] verde
   *[b] azul
}
dice = { $count ->
    [0] ningún dado
    [1] un dado
    [2] dos dados
    [3] tres dados
    [4] cuatro dados
    [5] cinco dados
    [6] seis dados
    [7] siete dados
    [8] ocho dados
    [9] nueve dados
    [10] diez dados
   *[other] { $count } dados
}

## Lists. A longer one is made by putting a list into itself.

# Faces, points: "red 7, wild".
list = { $items }, { $item }
# Winners: "You and Mira".
names = { $items } y { $item }
# Two sentences, one after the other.
sentences = { $first } { $second }

## The beginning of a match or hand.

roll-off-starts = { $who ->
    [you] Sorteo: { $faces }. Empiezas tú.
   *[other] Sorteo: { $faces }. Empieza { $name }.
}
# Several have rolled the highest number and roll once more.
roll-off-again = Sorteo: { $faces }. Otra vez.
# The first die on the table shows a sign.
starts-again = El primer dado muestra un { $face }: se vuelve a tirar.
rolls-hand = { $who ->
    [you] { $count ->
        [1] Tiras el último dado.
       *[other] Tiras tus { dice }.
    }
   *[other] { $count ->
        [1] { $name } tira el último dado.
       *[other] { $name } tira { dice }.
    }
}
rolls-hand-again = { $who ->
    [you] { $count ->
        [1] Vuelves a tirar el último dado.
       *[other] Vuelves a tirar tus { dice }.
    }
   *[other] { $count ->
        [1] { $name } vuelve a tirar el último dado.
       *[other] { $name } vuelve a tirar { dice }.
    }
}

## Draws.

draws-dice = { $who ->
    [you] Robas { dice }.
   *[other] { $name } roba { dice }.
}
draws-faces = { $who ->
    [you] Robas { dice }: { $faces }.
   *[other] { $name } roba { dice }: { $faces }.
}
draws-fitting = { $who ->
    [you] Robas un { $face }: encaja.
   *[other] { $name } roba un { $face }: encaja.
}
draws-other = { $who ->
    [you] Robas un { $face }: se queda en la mano.
   *[other] { $name } roba un { $face }: se queda en la mano.
}

## Plays.

plays = { $who ->
    [you] Juegas el { $face }.
   *[other] { $name } juega el { $face }.
}
plays-and-names = { $who ->
    [you] Juegas el { $face } y eliges { $color }.
   *[other] { $name } juega el { $face } y elige { $color }.
}
passes = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
accepts-wd4 = { $who ->
    [you] Aceptas el comodín +4.
   *[other] { $name } acepta el comodín +4.
}
challenges-wd4 = { $who ->
    [you] Desafías el comodín +4.
   *[other] { $name } desafía el comodín +4.
}
# What the people at the table said of a challenged die or tile that nobody else had seen.
verdict = { $bluff ->
    [yes] Era un farol.
   *[no] Valía.
}
challenges-legal-wd4 = { $who ->
    [you] Desafías el comodín +4: valía.
   *[other] { $name } desafía el comodín +4: valía.
}
calls-uno = { $who ->
    [you] Cantas UNO.
   *[other] { $name } canta UNO.
}
catches = { $who ->
    [you] Pillas a { $other }, que olvidó UNO.
   *[other] { $whom ->
        [you] { $name } te pilla: olvidaste UNO.
       *[other] { $name } pilla a { $other }, que olvidó UNO.
    }
}
skipped = { $who ->
    [you] Pierdes el turno.
   *[other] { $name } pierde el turno.
}
turns-left = Ahora se juega hacia la izquierda.
turns-right = Ahora se juega hacia la derecha.

## The banner on the tray: what happens to somebody, in a few words. $who is "you" when it happens to the person who
## reads, else "other", and $name is that player's name; $cause and $by are the same for who has caused it.

banner-count = { $count ->
    [0] nada
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $count }
}
banner-uno = { $who ->
    [you] ¡UNO!
   *[other] { $name }: ¡UNO!
}
banner-caught = { $who ->
    [you] { $by } te pilla: robas { banner-count }
   *[other] { $cause ->
        [you] Pillas a { $name }, que roba { banner-count }
       *[other] { $by } pilla a { $name }, que roba { banner-count }
    }
}
# Nothing can be drawn: who catches gives a die.
banner-given = { $who ->
    [you] { $by } te pilla y te da un dado
   *[other] { $cause ->
        [you] Pillas a { $name }: dale un dado
       *[other] { $by } pilla a { $name } y le da un dado
    }
}
banner-skip = { $who ->
    [you] { $by } te quita el turno
   *[other] { $cause ->
        [you] Le quitas el turno a { $name }
       *[other] { $by } le quita el turno a { $name }
    }
}
banner-turn = Cambia el sentido
# $sign is 1, 2 or 4. Who plays it is named first: "Mira +2: you draw two".
banner-sign = { $who ->
    [you] { $by } +{ $sign }: robas { banner-count }
   *[other] { $cause ->
        [you] Tu +{ $sign }: { $name } roba { banner-count }
       *[other] { $by } +{ $sign }: { $name } roba { banner-count }
    }
}
banner-bluff = { $who ->
    [you] Farol: robas { banner-count }
   *[other] Farol: { $name } roba { banner-count }
}
banner-fair = { $who ->
    [you] Sin farol: robas { banner-count }
   *[other] Sin farol: { $name } roba { banner-count }
}
banner-stuck = { $who ->
    [you] Nada encaja: pasas
   *[other] Nada encaja: { $name } pasa
}
banner-swept = Los dados vuelven a la bolsa
banner-closed = Ese brazo se cierra
banner-dead = Todos los brazos están cerrados
banner-blocked = Nadie puede seguir

## Refused moves, and undo.

tries = { $who ->
    [you] Intentas jugar el { $face }.
   *[other] { $name } intenta jugar el { $face }.
}
tries-catch = { $who ->
    [you] Intentas pillar a { $other }.
   *[other] { $whom ->
        [you] { $name } intenta pillarte.
       *[other] { $name } intenta pillar a { $other }.
    }
}
# $refused is refused-now; $reason begins with a small letter: "must match red 4 by color or kind".
refused = { $refused } { $reason }.
# The strong part of that sentence.
refused-now = Rechazado:
# $sentence is the sentence of the undone move: "You play red 7."
taken-back = Deshecho: { $sentence }

## Ends.

hand-without-points = La mano { $hand } ha terminado. Sin puntos.
# $points is a list of points-of.
hand-with-points = La mano { $hand } ha terminado. Puntos: { $points }.
points-of = { $name } ({ $points })
# $names is a list of winners.
wins = { $count ->
    [one] { $who ->
        [you] Ganas la partida.
       *[other] { $name } gana la partida.
    }
   *[other] Ganan la partida: { $names }.
}

## Changes of players in the middle of a match.

leaves = Quien jugaba en el sitio { $seat } se va. Sigue un bot.
is-renamed = El sitio { $seat } se llama ahora { $name }.
has-no-name = El sitio { $seat } ya no tiene nombre.

## One sentence for each verb of records: for games without sentences of their own, and for what was tried and refused.
## $values is what follows the verb, as a list: "red 7, 8".

plain-place-values = { $who ->
    [you] Pones { $values }.
   *[other] { $name } pone { $values }.
}
plain-roll = { $who ->
    [you] Tiras.
   *[other] { $name } tira.
}
plain-keep = { $who ->
    [you] Conservas tus dados.
   *[other] { $name } conserva sus dados.
}
plain-play-values = { $who ->
    [you] Juegas { $values }.
   *[other] { $name } juega { $values }.
}
plain-draw = { $who ->
    [you] Robas.
   *[other] { $name } roba.
}
plain-pass = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
plain-color-values = { $who ->
    [you] Eliges { $values }.
   *[other] { $name } elige { $values }.
}
plain-reroll = { $who ->
    [you] Vuelves a tirar.
   *[other] { $name } vuelve a tirar.
}
plain-reroll-values = { $who ->
    [you] Vuelves a tirar: { $values }.
   *[other] { $name } vuelve a tirar: { $values }.
}
plain-score-values = { $who ->
    [you] Puntúas { $values }.
   *[other] { $name } puntúa { $values }.
}
plain-zero-values = { $who ->
    [you] Anotas un cero en { $values }.
   *[other] { $name } anota un cero en { $values }.
}
plain-accept = { $who ->
    [you] Aceptas.
   *[other] { $name } acepta.
}
plain-challenge = { $who ->
    [you] Desafías.
   *[other] { $name } desafía.
}
plain-give-values = { $who ->
    [you] Das { $values }.
   *[other] { $name } da { $values }.
}
plain-lead-values = { $who ->
    [you] Sales con { $values }.
   *[other] { $name } sale con { $values }.
}
plain-reopen-values = { $who ->
    [you] Reabres { $values }.
   *[other] { $name } reabre { $values }.
}
rolls-dice = { $who ->
    [you] Tiras { dice }.
   *[other] { $name } tira { dice }.
}
rolls-dice-faces = { $who ->
    [you] Tiras { dice }: { $faces }.
   *[other] { $name } tira { dice }: { $faces }.
}
