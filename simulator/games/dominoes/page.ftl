# Texts of the page for dominoes. `shows` are the tiles beside a line: leave them as they are.

short-1 = A doublet opens four arms. Lay a tile at an end of the same color or sign.
    .shows = g7/g7
short-2 = Only the side that touches acts: skip, reverse, +2, wild +4.
    .shows = r5/bS
short-3 = A dead end closes its arm.
    .shows = y2/DE
short-4 = A wild left open gets a color from you.
    .shows = W/W
short-5 = Racks are hidden: on a shared screen the tray asks whether you are alone.
    .shows = uno
option-target = Points to reach
option-all_doublets = Every doublet opens two more arms
option-reopen = A double wild may open a closed table again
clicks = choose a tile, then an open end, on the table or on the tray.
table = The tiles on the table
table-empty = The first doublet opens four arms.
# A tag: this open end takes any tile.
takes-any = any
arm = Arm { $arm }, open end { $face }, slot { $slot } on the tray
    .fits = Arm { $arm }, open end { $face }, slot { $slot } on the tray, fits
arm-no-slot = Arm { $arm }, open end { $face }, no slot on the tray
    .fits = Arm { $arm }, open end { $face }, no slot on the tray, fits
slot = Slot { $slot }
slot-end = Slot { $slot }, open end { $face }
field = 24 slots, { $number } of them open ends
pile-title = { $count } in the pile
pile-on-table = { $count } on the table
pile-in-racks = { $count } in racks
pile-name = { $count ->
    [one] Pile, { $count } tile.
   *[other] Pile, { $count } tiles.
}
pile-name-draw = { $count ->
    [one] Pile, { $count } tile. Draw one tile
   *[other] Pile, { $count } tiles. Draw one tile
}
neither = Neither
leave-closed = Leave them closed
wilds-beside = Wilds beside { $face }
asked-which-side = which side touches?
asked-lead = lead a doublet
asked-reopen = every arm is closed: reopen?
asked-tile-and-end = a tile, then an end
asked-pass = nothing fits: pass
# Before a challenge: the player of the wild +4, what the reader draws and what the other does.
stakes = Accept: draw { $mine }. Challenge: if it was a bluff, { $name } draws { $theirs }, else you draw { $mine }. Honest if { $name } had no color of an open end.
hint-can-lead = { $Tile } can lead
    .label = { $tile }, can lead
hint-cannot-lead = { $Tile } cannot lead
    .label = { $tile }, cannot lead
hint-no-end = { $Tile } fits no end
    .label = { $tile }, fits no end
real-another-end = Another end
