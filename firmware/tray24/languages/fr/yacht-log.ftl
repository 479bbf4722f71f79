### Yacht. $who is "you" when the sentence is about the person who reads, else "other", and
### $name is that player's name.

## The log. $box is the name of a box as the display shows it.

writes = { $who ->
    [you] Tu écris { $points } dans la case { $box }.
   *[other] { $name } écrit { $points } dans la case { $box }.
}
writes-zero = { $who ->
    [you] Tu écris zéro dans la case { $box }.
   *[other] { $name } écrit zéro dans la case { $box }.
}
rolls-faces = { $who ->
    [you] Tu lances { $faces }.
   *[other] { $name } lance { $faces }.
}
rolls-faces-again = { $who ->
    [you] Tu relances { dice } : { $faces }.
   *[other] { $name } relance { dice } : { $faces }.
}
# $points is a list: "You: 180, Mira: 175".
all-written = Toutes les cases sont remplies. Points : { $points }.

## The picture in a terminal.

rolls-left = { $count ->
    [one] encore { $count } lancer
   *[other] encore { $count } lancers
}
