-kept = records, settings and calibration stay
-how-to-bootsel = unplug the Pico, hold its button BOOTSEL, plug it in with a USB cable that carries data, and let the button go
-not-copied = Nothing was copied. Name another file, or leave out --uf2: then it is the released firmware

## commands/flash.py

description = Put the tray's firmware onto a Pico, Pico H or Pico W: it is asked to go into BOOTSEL mode when it runs a tray or MicroPython already, else you are told how. On a tray { -kept }.
metavar-uf2 = FILE
help-uf2 = another UF2 for the RP2040 (default: the release)
help-build = build the firmware from the sources first
metavar-drive = FOLDER
build-needs-checkout = --build: there are no sources here. Start './tray24 flash --build' in a checkout
help-drive = where the Pico's drive is, if it is not found
help-again = copy it even if the board runs the same already
help-yes = do not ask before the files on the board are replaced
help-json = tell what runs then as JSON
erases-without-asking = { $name } holds { $holds }, and files: it replaces all files on the board, its records, settings and calibration too. Give --yes if that is what you want; without --uf2 they stay
erases-question = { $name } holds { $holds }, and files: it replaces all files on the board, its records, settings and calibration too. (Without --uf2 they stay.) Go on?
not-copied = nothing was copied

## flashing/copying.py

# { $label }: the name of the Pico's drive.
unfinished = The update is not finished. The Pico's data are safe, and it cannot be spoilt: plugged in it comes up as the drive { $label } by itself. If it does not, { -how-to-bootsel }. The next './tray24 flash' finishes the update
asking = asking the board for BOOTSEL mode
no-pico = No Pico in BOOTSEL mode is there: { -how-to-bootsel }.
waiting-for-drive = waiting for the drive { $label }
no-drive = no drive { $label } has come. To get it, { -how-to-bootsel }; then start again. If it is there and was not found, name its folder with --drive
broke-off = { $folder }: copying broke off ({ $reason }) after { $written } of { $whole } bytes. { unfinished }

## flashing/drives.py

not-pico-2 = The tray is a Raspberry Pi Pico with an RP2040 ({ $rp2040 }), not a Pico 2: nothing was copied. Plug that one in
not-pico = { $port } is a { $machine }. { not-pico-2 }
not-mounted =
    a Pico in BOOTSEL mode is there as { $device }, but not mounted. Mount it in another window:
        udisksctl mount -b { $device }
    or: sudo mkdir -p /mnt/{ $label } && sudo mount -o uid=$(id -u) { $device } /mnt/{ $label }
several-boards = { $count } boards are in BOOTSEL mode; unplug the others, or choose one:
# A line for each of several boards, below the sentence above.
several-boards-line = --drive { $folder }
other-board = { $folder } is the drive of another board ({ $model }, Board-ID { $board_id }). { not-pico-2 }

## flashing/firmware.py

has-sources = { $stale }: './tray24 flash --build' has them in it
# What is in the firmware's file, for the blanks { $file } and { $holds }.
holds = tray24 { $tray24 } with MicroPython { $micropython }
# { $damage }: what is wrong with the file, a sentence of firmware.ftl without its full stop.
uf2-damaged = --uf2 { $path }: { $damage }. { -not-copied }
uf2-unreadable = --uf2 { $path }: cannot be read: { $reason }. { -not-copied }
uf2-no-program = --uf2 { $path }: it holds no program: it does not write the beginning of flash. { -not-copied }
uf2-too-large = --uf2 { $path }: it writes past the end of a Pico's flash of { $size } MB. { -not-copied }
# What is in a UF2 file, for the blanks { $file } and { $holds }.
other-program = a program that is not MicroPython
with-tray = MicroPython { $version } with a tray
without-tray = MicroPython { $version } without a tray

## flashing/flash.py

same-already = { $port } has { $file } already: nothing was copied (--again copies it)
starting = the board starts
foreign-storage = { $port }: { $storage }
copying = copying { $file }
# { $running }: what runs-micropython or runs-tray says of the board.
update = { $running }; now it gets { $file }
update-other-sources = { $running }, built from other sources; now it gets { $file }
# { $update }: update or update-other-sources.
update-question = { $update }, and { -kept }. Go on?
left-as-it-is = left as it is: { $running }; './tray24 flash' puts { $file } onto it, and { -kept }
other-is-meant = --port { $port }: that board runs, and the drive { $folder } is another one's, in BOOTSEL mode. Leave out --port to flash that one, or unplug it first; nothing was copied
stopped = { $port } has { $file } now, but its tray has stopped: './tray24 doctor' tells why
not-the-file = { $running }, and not { $file }: start './tray24 flash --again'

## flashing/running.py

runs-micropython = { $port } runs MicroPython { $micropython }, and no tray
runs-tray = { $port } runs tray24 { $tray24 } on MicroPython { $micropython }
the-board = the board
still-there = { $folder } is there still: the Pico has not taken the whole file. { unfinished }
