### English only

# The command bench slot: the one-slot bench kit, measured step by step.

slot = measure the one-slot bench kit
    .description = Measure one slot on the bench kit of hardware/slot: the light that goes straight to the sensor, the floor, the empty pocket, a white sticker, your inks, and the bead beside a die. Then the command says whether a tray of such slots would work; if not, its exit status is 1. The figures are written to a file that hardware/calc takes instead of its estimates. What runs on the Pico is stopped; unplug it and plug it in again afterwards.
help-port = the Pico of the kit: a port, id:NUMBER of a board, socket://HOST:PORT (default: the only one there)
help-out = file for the figures (default: hardware/calc/measured.toml)
no-terminal = bench slot asks you to put things on the kit: start it in a terminal
not-written = cannot write { $file }: { $reason }. Choose another file with --out.
interrupted = Nothing was written.

# The steps. $words: what to do.
before = Work in a dark room, or put a box over the kit while it measures, with 15 cm of air above it. Bright light is refused.
step = Step { $number } of { $count }: { $words }
do-direct = put the light walls on the board, without the clear sheet and without a die.
do-floor = lay the clear sheet on the four walls of the slot, no die.
do-pocket = put the liner with its rod on the sheet, above the slot, no die.
do-white = put a die with a plain white sticker below into the liner.
do-red = put a die with a red face below into the liner: a sticker of your printer, on the same paper.
do-yellow = the same with a yellow face.
do-green = the same with a green face.
do-blue = the same with a blue face.
do-bead = leave the die in the liner and lay white paper beside it. Light the paper with a lamp until a phone with an app for lux, lying on the paper, shows { $lux } lx, and hold something between lamp and bead, so that the lamp shines on the paper only. Look from a player's seat, half a meter away.
as-bright = The bead shines { $light }. Is its top at least as bright as the paper?
again = { $fault } Measure again?
measured = red { $red }, green { $green }, blue { $blue }, infrared { $infrared } LSB

# Why a step is repeated.
light-red = red
light-green = green
light-blue = blue
light-infrared = infrared
fault-flooded = The sensor is flooded ({ $lsb } LSB): cover the kit. If it is covered, look for a short circuit from M2 to 3V3.
fault-room = { $lsb } LSB of the room's light reach the sensor, { $most } are allowed: cover the kit.
fault-noisy = The levels change by { $lsb } LSB from one measurement to the next, { $most } are allowed: let nothing move, and check the joints and wires.
fault-covered = { $lsb } LSB come back although nothing should lie above the sensor: take the sheet and the die away, and check that the fins of the light walls stand between LED and sensor.
fault-no-sheet = No more light comes back than without the clear sheet: put it in, with its protective film off.
fault-no-pocket = No more light comes back than without the liner: put it on; it must be white.
fault-no-light = A white sticker returns { $lsb } LSB of { $light }, and { $least } or more are expected: check the die, then LED or infrared LED, their direction and their wire.
fault-still-white = { $percent } % of the white sticker's light come back in all colors: this is not the colored face.
fault-no-die = Almost nothing comes back: there is no die in the liner, or its face is black.

# The result.
column-step = step
column-light = light
column-measured = measured (LSB)
column-calculated = calculated (LSB)
step-direct = direct light
step-floor = clear sheet
step-pocket = empty pocket
step-white = white sticker
title = The slot, lit minus dark
inks-title = Your inks, share of the white sticker's light
column-ink = ink
ink-red = red
ink-yellow = yellow
ink-green = green
ink-blue = blue
percent = { $share } %
written = Written: { $file }
next = './tray24 hardware --check' now calculates with these figures. Please report them: they are the first of a real slot.
bead = Bead, at least: red { $red }, green { $green }, blue { $blue } cd/m2
does-not-hold = { $name }: { $value }, must be { $sign } { $limit }
go = GO: all { $count } requirements of a tray hold with these figures.
no-go = NO-GO: { $broken } of { $count } requirements of a tray do not hold with these figures.
no-go-step = NO-GO: { $why }
