### Yacht. $who is "you" when the sentence is about the person who reads, else "other", and
### $name is that player's name.

## The log. $box is the name of a box as the display shows it.

writes = { $who ->
    [you] Du trägst { $points } ein: { $box }.
   *[other] { $name } trägt { $points } ein: { $box }.
}
writes-zero = { $who ->
    [you] Du streichst { $box }: null Punkte.
   *[other] { $name } streicht { $box }: null Punkte.
}
rolls-faces = { $who ->
    [you] Du würfelst { $faces }.
   *[other] { $name } würfelt { $faces }.
}
rolls-faces-again = { $who ->
    [you] Du würfelst { dice } neu: { $faces }.
   *[other] { $name } würfelt { dice } neu: { $faces }.
}
# $points is a list: "You: 180, Mira: 175".
all-written = Alle Kästchen sind voll. Punkte: { $points }.

## The picture in a terminal.

rolls-left = { $count ->
    [one] noch { $count } Wurf
   *[other] noch { $count } Würfe
}
