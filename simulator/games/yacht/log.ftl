### Yacht. $who is "you" when the sentence is about the person who reads, else "other", and
### $name is that player's name.

## The log. $box is the name of a box as the display shows it.

writes = { $who ->
    [you] You write { $points } in { $box }.
   *[other] { $name } writes { $points } in { $box }.
}
writes-zero = { $who ->
    [you] You write a zero in { $box }.
   *[other] { $name } writes a zero in { $box }.
}
rolls-faces = { $who ->
    [you] You roll { $faces }.
   *[other] { $name } rolls { $faces }.
}
rolls-faces-again = { $who ->
    [you] You roll { dice } again: { $faces }.
   *[other] { $name } rolls { dice } again: { $faces }.
}
# $points is a list: "You: 180, Mira: 175".
all-written = All boxes are written. Points: { $points }.

## The picture in a terminal.

rolls-left = { $count ->
    [one] { $count } more roll
   *[other] { $count } more rolls
}
