### English only

-kept = records, settings and calibration are kept
-how-to-bootsel = unplug the Pico, hold its button BOOTSEL, plug it in with a USB cable that carries data, and release the button
-not-copied = Nothing was copied. Give another file, or leave out --uf2 for the released firmware

## commands/flash.py

description = Copy the tray's firmware onto a Pico, Pico H or Pico W. A Pico that runs a tray or MicroPython is switched to BOOTSEL mode; otherwise you are told how to do that. On a tray { -kept }.
metavar-uf2 = FILE
help-uf2 = another UF2 for the RP2040 (default: the release)
help-build = build the firmware from the sources first
metavar-drive = FOLDER
build-needs-checkout = --build: an installed package has no sources. Run './tray24 flash --build' in a checkout
help-drive = where the Pico's drive is, if it is not found
help-again = copy it even if the board already runs the same
help-yes = do not ask before the files on the board are replaced
help-json = print what runs afterwards as JSON
erases-without-asking = { $name } contains { $holds }, and files: it replaces all files on the board, including its records, settings and calibration. Give --yes if you want that; without --uf2 they are kept
erases-question = { $name } contains { $holds }, and files: it replaces all files on the board, including its records, settings and calibration. (Without --uf2 they are kept.) Continue?
not-copied = nothing was copied

## flashing/drives.py: copying

# { $label }: the name of the Pico's drive.
unfinished = The update is not finished. The Pico and its data are safe: when it is plugged in, it appears as the drive { $label } by itself. If it does not, { -how-to-bootsel }. The next './tray24 flash' finishes the update
asking = asking the board for BOOTSEL mode
no-pico = There is no Pico in BOOTSEL mode: { -how-to-bootsel }.
waiting-for-drive = waiting for the drive { $label }
no-drive = no drive { $label } has appeared. To get it, { -how-to-bootsel }; then start again. If it is there but was not found, give its folder with --drive
broke-off = { $folder }: copying failed ({ $reason }) after { $written } of { $whole } bytes. { unfinished }

## flashing/drives.py

not-pico-2 = The tray needs a Raspberry Pi Pico with an RP2040 ({ $rp2040 }), not a Pico 2: nothing was copied. Plug in the right one
not-pico = { $port } is a { $machine }. { not-pico-2 }
not-mounted =
    a Pico in BOOTSEL mode is there as { $device }, but is not mounted. Mount it in another window:
        udisksctl mount -b { $device }
    or: sudo mkdir -p /mnt/{ $label } && sudo mount -o uid=$(id -u) { $device } /mnt/{ $label }
several-boards = { $count } boards are in BOOTSEL mode; unplug the others, or choose one:
# A line for each of several boards, below the sentence above.
several-boards-line = --drive { $folder }
other-board = { $folder } is the drive of another board ({ $model }, Board-ID { $board_id }). { not-pico-2 }

## flashing/firmware.py

has-sources = { $stale }: './tray24 flash --build' builds and flashes them
# The content of the firmware's file, for the blanks { $file } and { $holds }.
holds = tray24 { $tray24 } with MicroPython { $micropython }
# { $damage }: what is wrong with the file, a sentence of firmware.ftl without its full stop.
uf2-damaged = --uf2 { $path }: { $damage }. { -not-copied }
uf2-unreadable = --uf2 { $path }: cannot be read: { $reason }. { -not-copied }
uf2-no-program = --uf2 { $path }: it contains no program, because it does not write the beginning of flash. { -not-copied }
uf2-too-large = --uf2 { $path }: it writes past the end of a Pico's flash of { $size } MB. { -not-copied }
# The content of a UF2 file, for the blanks { $file } and { $holds }.
other-program = a program that is not MicroPython
with-tray = MicroPython { $version } with a tray
without-tray = MicroPython { $version } without a tray

## flashing/procedure.py: flashing

same-already = { $port } already has { $file }: nothing was copied (--again copies it)
starting = the board starts
no-storage = { $port }: { $storage }
copying = copying { $file }
# { $running }: what runs-micropython or runs-tray says of the board.
copy-again = { $port } already has { $file }: it is copied again
update = { $running }; update to { $file }
update-other-sources = { $running }, built from other sources; update to { $file }
# { $update }: update or update-other-sources.
update-question = { $update }; { -kept }. Continue?
left-as-it-is = not changed: { $running }; './tray24 flash' updates it to { $file }, and { -kept }
other-is-meant = --port { $port }: that board runs, and the drive { $folder } is of another board, in BOOTSEL mode. Leave out --port to flash the other board, or unplug it first; nothing was copied
stopped = { $port } has { $file } now, but its tray has stopped: './tray24 doctor' tells why
not-the-file = { $running }, not { $file }: run './tray24 flash --again'

## flashing/procedure.py

runs-micropython = { $port } runs MicroPython { $micropython } without a tray
runs-tray = { $port } runs tray24 { $tray24 } on MicroPython { $micropython }
the-board = the board
still-there = { $folder } is still there: the Pico has not received the whole file. { unfinished }
