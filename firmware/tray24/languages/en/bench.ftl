# The command bench: what the firmware takes of the Pico's time and memory.

pico = on an emulated Pico, or on a real one (--port)
    .description = Measure the firmware on an emulated Pico, in its own time, which repeats exactly; with --port on a real one. Takes minutes. The emulator has no flash cache: a real Pico takes up to about 1.5 times as long for code.
    .epilog = With --port the tray is stopped, programs run in its place, and it is restarted at the end. Its match, records, settings and calibration stay as they are: what the programs write goes to files of their own, which are removed. Left out there: dice (nobody puts them) and files (read from the UF2 file). menu is the time from the first import there, without the start of MicroPython.
help-port = measure the board at this port: a port, id:NUMBER of a board, socket://HOST:PORT, or auto for the only one there
help-uf2 = measure this image (default: that of these sources)
help-only = only this group: { $groups }; repeatable
help-json = print the figures as JSON
no-group = --only { $name }: give { $groups }
measuring = measuring { $group } ({ $number } of { $count })

# Figures: what is measured. $game: its name, as commands have it.
sensors = 24 sensors sampled once
presence = presence scan, dark and infrared
led-frame = processor time of an LED frame
display = a part of the display sent, longest
basic-decision = legal lines and apply of basic, average
keen-decision = decision of keen, longest
menu = power-on to menu
presence-rate = presence scans a second
contact-to-frame = contact to changed LED frame, longest
journal = contact to its line safe in the flash, longest
die-to-color = die placed to its color shown, longest
heap-free = heap free in a match of six of basic, least
heap-free-keen = the same with keen bots
heap-free-link = the same while a host watches over the link
heap-growth = heap taken between turns 20 and 200
heap-piece = largest free piece of the heap after it
screens-hold = screens and bots hold up the tray, longest
files-hold = writing to the flash holds up the tray, longest
others-hold = anything else holds up the tray, longest
link-holds = a slice of the link holds up the tray, longest
heap-free-game = heap free in a match of { $game }, least
wait-game = press of { $game } to its light, longest
flash = flash taken by the program
# $note: what differs from the figure's name where it was taken.
with-note = { $figure } ({ $note })

# The table.
title = Tray24 on { $where }
column-figure = figure
column-measured = measured
column-wanted = wanted
reached = reached
missed = missed
not-measured = not measured
faulty-group = { $group } could not be measured: { $reason }
group-left-out = { $group } is left out: { $reason }

# Where figures are taken. $board: what it is called, with its port.
emulated = an emulated Pico, in its own time
board = { $board } (tray24 { $version })
board-of-other-sources = { $board } (tray24 { $version }, NOT of the sources here)
by-programs = { $board }, by programs that run on it
other-firmware = { $board } has no firmware of this kind: './tray24 flash' puts it there
no-dice = nobody puts dice there; without --port an emulated tray's are put
no-files = a board does not tell how much of its flash is in use; without --port it is read from the UF2 file
menu-note = from the first import to the menu's picture; the start of MicroPython comes before it
press-note = the press is a program's

# Why a figure could not be measured. $display: the words on the tray's display.
link-silent = the link says nothing
match-ended = the match ended after { $turns } turns
no-light = no press changed the light
no-line = no press ended with a line in the flash
no-light-on-display = no press moved the cursor's light; the display says: { $display }
no-line-on-display = no press ended with a line in the flash; the display says: { $display }
calibration-fault = the calibration says: { $complaint }
no-color = slot { $slot } shows no { $color } in { $ms } ms; the display: { $display }
red = red
yellow = yellow
green = green
blue = blue
