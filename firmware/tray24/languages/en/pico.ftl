### English only

## commands/pico.py

description =
    Run a tray around an emulated Pico, and serve its serial port to the other commands and to mpremote as
    socket://127.0.0.1:PORT. On a terminal it shows the display and the slots and reads keys ('?' lists them);
    elsewhere it prints the text on the display, and reads commands from standard input. Ctrl-C ends it.
epilog = commands on standard input, one a line, carried out one after another (in the tray's time):
metavar-port = PORT
help-port = default { $port }; 0 chooses a free one
help-blank = run a new Pico in BOOTSEL mode instead of a finished tray
help-kind = which kind of tray: full (the default), light (24 LEDs, no sensors), starter (eight LEDs, four buttons) or twin (full, with two LEDs a slot). A new one knows its kind; one with --blank or with a FILE learns it by './tray24 setup --kind'
metavar-drive = FOLDER
help-drive = where its drive appears in BOOTSEL mode
metavar-flash = FILE
help-flash = keep its flash in FILE. It runs what FILE contains, so './tray24 flash' updates it like a board. FILE is created if it does not exist. Not with --blank when FILE contains a flash
bad-port = --port { $port }: give a number from 0 to 65535

## pico/booting.py

no-menu = the menu did not appear within { $seconds } s. The display says: { $display }. The console says: { $console }
# Instead of { $display } or { $console }, where there is nothing.
nothing = nothing

## pico/commands.py

# The commands: usage-VERB is typed as shown, except the words in capitals; does-VERB says what it does.
usage-press = press BUTTON
does-press = close the contact for { $press } ms; BUTTON: 1 to 6, red, yellow, green, blue
usage-hold = hold BUTTON [MS]
does-hold = close the contact for MS (default { $hold }) ms; a second counts as a hold
usage-put = put COLOR SLOT
does-put = put a die into a slot, 0 to { $last }; COLOR: { $colors } (or { $wild })
usage-cover = cover SLOT
does-cover = put a finger on an empty slot
usage-lift = lift SLOT|all
does-lift = remove the die or the finger
usage-unplug = unplug
does-unplug = pull the plug
usage-plug = plug
does-plug = put the plug in
usage-bootsel = bootsel
does-bootsel = plug it in (again) with BOOTSEL held: its drive appears
usage-reset = reset
does-reset = restart the chip, as its RUN pin does
usage-wait = wait MS
does-wait = wait so many milliseconds
usage-quit = quit
does-quit = quit
bad-command = '{ $line }': give one of { $commands }
no-color = { $color } is not a color of a die: give { $colors }
write-it-as = write it as '{ $usage }'
no-slot = { $word } is not a slot: give 0 to { $last }
no-time = { $word } is not a time: give milliseconds, 1 to { $most }

## pico/emulator.py

no-emulator = the emulated Pico cannot run here: { $reason }
compiling = compiling the emulator once for this Python, which makes it four times as fast ...

## pico/flash_file.py

no-flash = --flash { $file }: { $count } bytes are not the flash of a Pico, which has { $bytes }. Give another file; it is created if it does not exist

## pico/front_ends.py

# Between the lines of the display: { $words } is a message of the command; dark is printed for a display without a lit
# dot, unread for one whose letters are not the tray's.
told = tray24 pico: { $words }
dark = (dark)
unread = (letters that cannot be read here, as on a tray that has stopped)
# The state of the power.
running = Running
unplugged = Unplugged
in-bootsel = In BOOTSEL: waits for a UF2

## pico/hands.py

die-lies = a die is on slot { $slot }: lift it first
finger-lies = a finger is on slot { $slot }: lift it first
slow = the tray is slow and has not read the earlier presses yet: wait a moment
slot-empty = nothing is on slot { $slot }
pulled-already = the plug is already pulled
plugged-already = the plug is already in
nothing-runs = nothing runs that could be reset: plug it in first

## pico/session.py

blank-and-flash = --blank: { $file } already contains a flash. Leave out --blank, or remove { $file } first
not-served = --port { $port } cannot be served: { $reason }. Choose another one
serial-port = Serial port { $port }
drive-folder = Drive in BOOTSEL { $folder }
line-serial-port = serial port: { $port }
line-drive-folder = drive in BOOTSEL mode: { $folder }
flash-not-kept = { $file }: { $reason }: the flash could not be saved. Trying again

## pico/speed.py

as-fast = real time
slower = { $factor } times slower than real time

## pico/view.py

# The page of keys, by keys-NAME (at most 22 wide) and does-key-NAME (at most 41 wide).
keys-seats = 1 2 3 4 5 6
does-key-seats = press a seat's button
keys-colored = r y g b
does-key-colored = press red, yellow, green or blue
keys-hold = h, then one of these
does-key-hold = hold it: red for undo, a seat for a bot
keys-hold-colored = R Y G B
does-key-hold-colored = the same for the colored ones
keys-arrows = arrows
does-key-arrows = choose a slot
keys-tab = Tab
does-key-tab = choose the color of the next die
keys-space = Space
does-key-space = put that die there, or lift it
keys-m = m
does-key-m = move the last placed die to the slot
keys-f = f
does-key-f = put a finger on the slot (Space lifts it)
keys-c = c
does-key-c = clear the tray: lift everything
keys-p = p
does-key-p = pull the plug, or plug it in
keys-bootsel = P
does-key-bootsel = plug it in with BOOTSEL held
keys-x = x
does-key-x = reset
keys-quit = q, Ctrl-C
does-key-quit = quit
# The words of the picture; slots, slot and tab: at most 21 wide.
display = Display
slots = Slots
slot = slot { $slot }
tab = Tab: { $color }
color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-white = white
resets = { $count ->
    [one] { $count } reset
   *[other] { $count } resets
    }
buttons = Buttons
hold-which = hold which one?
keys-line = 1-6 r y g b press  h+key hold  arrows Space die  Tab color  p plug  ? all keys
any-key = any key: back to the tray
too-small = { $columns } x { $rows }; all of it needs { $least_columns } x { $least_rows }

### The emulated Pico: its own errors, for developers.

## simulator/pico/patches.py

other-version = rp2040py { $found } is installed, but simulator/pico/patches.py was written for { $known }: install rp2040py=={ $known }, or check the patches and raise PATCHED_VERSION

## simulator/pico/machine.py

no-image = an image of { $bytes } bytes: give a UF2, or the { $right } bytes of a flash
no-whole-uf2 = this is not a complete UF2 of a program for the flash of an RP2040
# $words is the end of the console's output.
not-within = not within { $ms } ms; the console's last output: { $words }
no-prompt = no prompt; the console's last output: { $words }

## simulator/pico/storage.py

no-room = the files do not fit: { $bytes } bytes, and the file system has { $most } in all; it was full at { $name }

## simulator/pico/serial_server.py

# Why a program is not served: after 'cannot be opened:'.
waits-for-uf2 = the Pico is in BOOTSEL mode and waits for a UF2 in its drive: './tray24 flash --drive FOLDER' copies one
no-power = the Pico has no power: plug it in (key p, or 'plug'), then start again

board-gone = the board is gone
