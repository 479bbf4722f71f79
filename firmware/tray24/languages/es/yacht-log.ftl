### Yacht. $who is "you" when the sentence is about the person who reads, else "other", and
### $name is that player's name.

## The log. $box is the name of a box as the display shows it.

writes = { $who ->
    [you] Anotas { $points } en «{ $box }».
   *[other] { $name } anota { $points } en «{ $box }».
}
writes-zero = { $who ->
    [you] Anotas un cero en «{ $box }».
   *[other] { $name } anota un cero en «{ $box }».
}
rolls-faces = { $who ->
    [you] Sacas { $faces }.
   *[other] { $name } saca { $faces }.
}
rolls-faces-again = { $who ->
    [you] Vuelves a tirar { dice }: { $faces }.
   *[other] { $name } vuelve a tirar { dice }: { $faces }.
}
# $points is a list: "You: 180, Mira: 175".
all-written = Todas las categorías están llenas. Puntos: { $points }.

## The picture in a terminal.

rolls-left = { $count ->
    [one] queda { $count } tirada
   *[other] quedan { $count } tiradas
}
