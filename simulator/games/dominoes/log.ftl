### Dominoes. $who is "you" when the sentence is about the person who reads, else "other", and
### $name is that player's name.

## The log.

tiles = { $count ->
    [0] no tiles
    [1] a tile
    [2] two tiles
    [3] three tiles
    [4] four tiles
    [5] five tiles
    [6] six tiles
    [7] seven tiles
    [8] eight tiles
    [9] nine tiles
    [10] ten tiles
   *[other] { $count } tiles
}
leads-hand = { $who ->
    [you] You lead hand { $hand } with { $tile }.
   *[other] { $name } leads hand { $hand } with { $tile }.
}
lays-at = { $who ->
    [you] You lay { $tile } at { $face }.
   *[other] { $name } lays { $tile } at { $face }.
}
lays-with = { $who ->
    [you] You lay { $tile } with { $face } at { $end }.
   *[other] { $name } lays { $tile } with { $face } at { $end }.
}
lays-and-names = { $who ->
    [you] You lay { $tile } and name { $color }.
   *[other] { $name } lays { $tile } and names { $color }.
}
lays-double-wild = { $who ->
    [you] You lay wild / wild and open three arms.
   *[other] { $name } lays wild / wild and opens three arms.
}
leaves-closed = { $who ->
    [you] You leave the arms closed.
   *[other] { $name } leaves the arms closed.
}
arm-closed = That arm is closed.
challenges-illegal-wd4 = { $who ->
    [you] You challenge the wild +4: it was not allowed.
   *[other] { $name } challenges the wild +4: it was not allowed.
}
# Of the rack only a color is told, which an open end had too.
bluff = The rack has { $color }, and an end was { $color }.
draws-fitting-tile = { $who ->
    [you] You draw a tile.
   *[other] { $name } draws a tile.
}
draws-other-tile = { $who ->
    [you] You draw a tile and keep it.
   *[other] { $name } draws a tile and keeps it.
}
draws-tiles = { $who ->
    [you] You draw { tiles }.
   *[other] { $name } draws { tiles }.
}
no-doublet = { $who ->
    [you] No doublet can lead: you draw a tile.
   *[other] No doublet can lead: { $name } draws a tile.
}
# The tile stays hidden, and so does the reason, which would name it.
tries-tile = { $who ->
    [you] You try a tile. Refused.
   *[other] { $name } tries a tile. Refused.
}
tries-tile-now = { $who ->
    [you] You try a tile. Refused, not now.
   *[other] { $name } tries a tile. Refused, not now.
}

## The picture in a terminal.

# An arm of the table and its number; its open end follows in its colors.
arm-n = arm { $number }
# States of an arm other than "open".
arm-is-closed = closed
arm-is-crosswise = crosswise
# $tiles are names as records write them: "r5/bS  g7/g7".
last-tiles = last tiles: { $tiles }
no-tiles-yet = no tile on the table yet
tiles-in-pile = { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
}
