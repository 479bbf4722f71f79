### English only

# The command bench: how much of the Pico's time and memory the firmware takes.

pico = on an emulated Pico, or on a real one (--port)
    .description = Measure the firmware on an emulated Pico, in its own time, which is exactly repeatable; with --port on a real one. This takes minutes. The emulator has no flash cache: a real Pico takes up to about 1.5 times as long for code.
    .epilog = With --port the tray is stopped, programs run instead of it, and it is restarted at the end. Its match, records, settings and calibration are not changed: the programs write to files of their own, which are removed. Groups left out there: dice (nobody places them) and files (read from the UF2 file). There, menu is the time from the first import, without the start of MicroPython.
help-port = measure the board at this port: a port, id:NUMBER of a board, socket://HOST:PORT, or auto for the only one there
help-uf2 = measure this image (default: the image of these sources)
help-only = only this group: { $groups }; repeatable
help-json = print the figures as JSON
no-group = --only { $name }: give { $groups }
measuring = measuring { $group } ({ $number } of { $count })

# Figures: what is measured. $game: the game's name in commands.
sensors = 24 sensors sampled once
presence = presence scan, dark and infrared
probe = color sampled in all 24 slots once
probe-twin = the same with 48 LEDs
led-frame = processor time of an LED frame
led-frame-twin = the same with 48 LEDs
display = sending a part of the display, longest
basic-decision = legal lines and apply in basic, average
sharp-decision = decision of sharp in basic, longest
yacht-decision = decision of expert in yacht, longest
yacht-slice = part of such a decision in one go, longest
yacht-memory = memory that such a decision takes
menu = power-on to menu
presence-rate = presence scans a second
contact-to-frame = contact to changed LED frame, longest
journal = contact to its line written in the flash, longest
die-to-color = die placed to its color on the LED, longest
heap-free = heap free in a match of six of basic, least
heap-free-sharp = the same with sharp bots
heap-free-link = the same while a host watches over the link
heap-growth = heap growth between turns 20 and 200
heap-piece = largest free block of the heap after it
screens-hold = screens and bots hold up the tray, longest
files-hold = writing to the flash holds up the tray, longest
others-hold = anything else holds up the tray, longest
link-holds = a slice of the link holds up the tray, longest
heap-free-game = heap free in a match of { $game }, least
wait-game = press to light in { $game }, longest
flash = flash used by the program
# $note: how the measurement differs from the figure's name.
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
group-left-out = { $group } was left out: { $reason }

# Where figures are measured. $board: the board's name with its port.
emulated = an emulated Pico, in its own time
board = { $board } (tray24 { $version })
board-of-other-sources = { $board } (tray24 { $version }, NOT built from these sources)
by-programs = { $board }, by programs that run on it
other-firmware = { $board } does not run this firmware: './tray24 flash' puts it there
no-dice = nobody places dice on the board; without --port they are placed on an emulated tray
no-files = a board does not report how much of its flash is used; without --port it is read from the UF2 file
menu-note = from the first import to the menu's picture, without the start of MicroPython
press-note = pressed by a program

# Why a figure could not be measured. $display: the words on the tray's display.
link-silent = the link sends nothing
match-ended = the match ended after { $turns } turns
no-light = no press changed the light
no-line = no press ended with a line in the flash
no-light-on-display = no press moved the cursor's light; the display says: { $display }
no-line-on-display = no press ended with a line in the flash; the display says: { $display }
calibration-fault = the calibration failed: { $complaint }
no-color = slot { $slot } did not show { $color } within { $ms } ms; the display says: { $display }
red = red
yellow = yellow
green = green
blue = blue
