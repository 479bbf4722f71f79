### Dominoes. $who is "you" when the sentence is about the person who reads, else "other", and
### $name is that player's name.

## The log.

tiles = { $count ->
    [0] ninguna ficha
    [1] una ficha
    [2] dos fichas
    [3] tres fichas
    [4] cuatro fichas
    [5] cinco fichas
    [6] seis fichas
    [7] siete fichas
    [8] ocho fichas
    [9] nueve fichas
    [10] diez fichas
   *[other] { $count } fichas
}
leads-hand = { $who ->
    [you] Sales en la mano { $hand } con { $tile }.
   *[other] { $name } sale en la mano { $hand } con { $tile }.
}
lays-at = { $who ->
    [you] Pones { $tile } en el extremo { $face }.
   *[other] { $name } pone { $tile } en el extremo { $face }.
}
lays-with = { $who ->
    [you] Pones { $tile } con la mitad { $face } en el extremo { $end }.
   *[other] { $name } pone { $tile } con la mitad { $face } en el extremo { $end }.
}
lays-and-names = { $who ->
    [you] Pones { $tile } y eliges { $color }.
   *[other] { $name } pone { $tile } y elige { $color }.
}
lays-double-wild = { $who ->
    [you] Pones comodín / comodín y abres tres brazos.
   *[other] { $name } pone comodín / comodín y abre tres brazos.
}
leaves-closed = { $who ->
    [you] Dejas los brazos cerrados.
   *[other] { $name } deja los brazos cerrados.
}
arm-closed = Ese brazo está cerrado.
challenges-illegal-wd4 = { $who ->
    [you] Desafías el comodín +4: no valía.
   *[other] { $name } desafía el comodín +4: no valía.
}
# Of the rack only a color is told, which an open end had too.
bluff = En el atril hay { $color }, y un extremo era { $color }.
draws-fitting-tile = { $who ->
    [you] Robas una ficha.
   *[other] { $name } roba una ficha.
}
draws-other-tile = { $who ->
    [you] Robas una ficha y te la quedas.
   *[other] { $name } roba una ficha y se la queda.
}
draws-tiles = { $who ->
    [you] Robas { tiles }.
   *[other] { $name } roba { tiles }.
}
no-doublet = { $who ->
    [you] Ningún doble para salir: robas una ficha.
   *[other] Ningún doble para salir: { $name } roba una ficha.
}
# The tile stays hidden, and so does the reason, which would name it.
tries-tile = { $who ->
    [you] Intentas poner una ficha. Rechazada.
   *[other] { $name } intenta poner una ficha. Rechazada.
}
tries-tile-now = { $who ->
    [you] Intentas poner una ficha. Rechazada: ahora no.
   *[other] { $name } intenta poner una ficha. Rechazada: ahora no.
}

## The picture in a terminal.

# An arm of the table and its number; its open end follows in its colors.
arm-n = brazo { $number }
# States of an arm other than "open".
arm-is-closed = cerrado
arm-is-crosswise = atravesado
# $tiles are names as records write them: "r5/bS  g7/g7".
last-tiles = últimas fichas: { $tiles }
no-tiles-yet = aún no hay fichas en la mesa
tiles-in-pile = { $count ->
    [one] { $count } ficha en el pozo
   *[other] { $count } fichas en el pozo
}
