### Dominoes. $who is "you" when the sentence is about the person who reads, else "other", and
### $name is that player's name.

## The log.

tiles = { $count ->
    [0] zéro domino
    [1] un domino
    [2] deux dominos
    [3] trois dominos
    [4] quatre dominos
    [5] cinq dominos
    [6] six dominos
    [7] sept dominos
    [8] huit dominos
    [9] neuf dominos
    [10] dix dominos
   *[other] { $count } dominos
}
leads-hand = { $who ->
    [you] Tu entames la manche { $hand } avec { $tile }.
   *[other] { $name } entame la manche { $hand } avec { $tile }.
}
lays-at = { $who ->
    [you] Tu poses { $tile } sur { $face }.
   *[other] { $name } pose { $tile } sur { $face }.
}
lays-with = { $who ->
    [you] Tu poses { $tile } : { $face } sur { $end }.
   *[other] { $name } pose { $tile } : { $face } sur { $end }.
}
lays-and-names = { $who ->
    [you] Tu poses { $tile } et annonces { $color }.
   *[other] { $name } pose { $tile } et annonce { $color }.
}
lays-double-wild = { $who ->
    [you] Tu poses joker / joker et ouvres trois branches.
   *[other] { $name } pose joker / joker et ouvre trois branches.
}
leaves-closed = { $who ->
    [you] Tu laisses les branches fermées.
   *[other] { $name } laisse les branches fermées.
}
arm-closed = Cette branche est fermée.
challenges-illegal-wd4 = { $who ->
    [you] Tu contestes le joker +4 : il n’était pas permis.
   *[other] { $name } conteste le joker +4 : il n’était pas permis.
}
# Of the rack only a color is told, which an open end had too.
bluff = Le chevalet a du { $color }, et un bout était { $color }.
draws-fitting-tile = { $who ->
    [you] Tu pioches un domino.
   *[other] { $name } pioche un domino.
}
draws-other-tile = { $who ->
    [you] Tu pioches un domino et le gardes.
   *[other] { $name } pioche un domino et le garde.
}
draws-tiles = { $who ->
    [you] Tu pioches { tiles }.
   *[other] { $name } pioche { tiles }.
}
no-doublet = { $who ->
    [you] Aucun double pour entamer : tu pioches un domino.
   *[other] Aucun double pour entamer : { $name } pioche un domino.
}
# The tile stays hidden, and so does the reason, which would name it.
tries-tile = { $who ->
    [you] Tu essaies un domino. Refusé.
   *[other] { $name } essaie un domino. Refusé.
}
tries-tile-now = { $who ->
    [you] Tu essaies un domino. Refusé, pas maintenant.
   *[other] { $name } essaie un domino. Refusé, pas maintenant.
}

## The picture in a terminal.

# An arm of the table and its number; its open end follows in its colors.
arm-n = branche { $number }
# States of an arm other than "open".
arm-is-closed = fermée
arm-is-crosswise = en travers
# $tiles are names as records write them: "r5/bS  g7/g7".
last-tiles = derniers dominos : { $tiles }
no-tiles-yet = aucun domino sur la table
tiles-in-pile = { $count ->
    [one] { $count } domino dans la pioche
   *[other] { $count } dominos dans la pioche
}
