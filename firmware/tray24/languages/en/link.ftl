-no-tray = './tray24 setup' sets up a new Pico, './tray24 flash' flashes the tray onto one that runs MicroPython
-to-flash = flash the tray's firmware with './tray24 flash'

## link/replies.py

# A part of an answer, its value, and a rule of JSON Schema: scores[0] is "a", but must fit {"type": "integer"}
fault = { $place } is { $value }, but must fit { $rule }

## link/client.py

long-request = a request of { $bytes } bytes
long-request-hint = a line of the link has at most { $bytes }: request less
broke-off = { $name }: the connection was lost ({ $error }). Check the cable, then start the command again.
silent = { $name } does not answer.
silence = { $name }: no answer to '{ $do }' within { $seconds } s. Unplug the tray, plug it in and start again.
silence-heard = { $name }: no answer to '{ $do }' within { $seconds } s; it sends { $quote }, which is no answer of a tray. Unplug the tray, plug it in and start again.
bad-answer = { $name } does not answer '{ $do }' as a tray does: { $fault }. Flash the tray's firmware again with './tray24 flash'; if it stays so, report this line.
bad-event = { $name } sends an event '{ $event }' that no tray sends: { $fault }. Flash the tray's firmware again with './tray24 flash'; if it stays so, report this line.
still-waiting = { $name } has not answered '{ $do }' for { $passed } s; waiting up to { $limit } s ...

## link/connection.py: a board that comes back

not-back = { $name } did not come back within { $seconds } s. Unplug it, plug it in and start the command again. Last error: { $last }

## link/connection.py

the-tray = the tray at { $port }
closed-at-once = { $name } was closed by the other side at once: { busy }

## link/hello.py

no-answer = { $name } does not answer: { $what }
no-hello = { $name } answers, but not to 'hello': { $error }. { -no-tray }.
no-tray = { $name }: something else than a tray answers ({ $fault }). Choose another port with --port.
older = the tray has tray24 { $version }, which is older than these tools ({ $ours }): update it with './tray24 flash' (records, settings and calibration are kept)
newer = the tray has tray24 { $version }, which is newer than these tools ({ $ours }): update the tools (git pull), or flash the older firmware with './tray24 flash'
at-prompt = MicroPython is at its prompt and no tray runs. { -no-tray }; if a tray has run there, './tray24 doctor' tells why it has stopped.
no-words-of-tray = it sends something that is not from a tray ({ $quote }). Choose another port with --port; if this is the tray's, another program may run on it: { -no-tray }.
nothing-comes = it sends nothing. Unplug the tray, plug it in, wait for its menu and start again; if it is still silent, { -no-tray }.

## link/replication.py

damaged = the tray's messages are damaged ({ $error })

## link/client.py: answers in pages

no-end = { $tray } sends { $list } without end: unplug it, plug it in and start the command again

## link/ports.py

busy = another program has it open. Close it (a terminal, Thonny, mpremote, another tray24) and start again
metavar-port = PORT
help-port = where the tray is: a port, id:NUMBER of a board, or socket://HOST:PORT (default: the only one there)
no-number = --port { $port }: there is no board with that number; { $there }. Plug it in, or correct the number
several-boards = { $count } boards are there; choose one:
# A line for each of several boards, below the sentence above.
several-boards-line = --port { $port } or --port id:{ $number }
none-there = there is no tray: { $there }. Plug it in with a USB cable that carries data (many only charge), not at a hub without a supply of its own (the tray asks for 500 mA); for a new Pico start with './tray24 setup'
# { $there }: there or no-usb.
there = the ports are { $ports }
no-usb = the system sees no serial port on USB
bad-port = { $error }. Give a port (/dev/ttyACM0, COM3), id:NUMBER or socket://HOST:PORT
no-socket = { $reason }. Start the emulated tray first ('./tray24 pico', or './tray24 play --link 2424'), or correct the address
no-such-port = there is no such port; { $there }. Plug the tray in, or give its port; without --port it is found automatically
no-serial-port = it is not a serial port; { $there }. Give the tray's port; without --port it is found automatically
other-error = { $error }. Unplug the tray, plug it in and start again
no-permission-linux = you have no permission to use serial ports. Join their group with 'sudo usermod -aG dialout $USER' (on Arch: uucp), log out and in, and start again
no-permission-macos = macOS does not let you use it: allow the accessory when it asks, and start from your own account
no-permission = you have no permission to use it: start from an account that may use serial ports

## link/prompt.py

the-board = the board at { $port }
no-micropython = { $name }: no MicroPython answers. If this is your board, { -to-flash }.
no-micropython-heard = { $name }: no MicroPython answers; it sends { $heard }. If this is your board, { -to-flash }.
confused = { $name }: the board gives an unexpected answer ({ $confused }). Unplug it, plug it in and start again: nothing is lost
another-board = { $name } is another board: { $machine } with { $kind } { $version }. The tray is a Raspberry Pi Pico with an RP2040; choose it with --port, or { -to-flash }
prompt-broke-off = { $name }: the connection was lost ({ $error }). Check the cable, then start the command again: nothing is lost; the tray is either unchanged or updated

## link/records.py

garbled = { $name } was damaged twice on its way from the tray: try another USB cable or port, then run this again. It is still on the tray, and the records pulled before it are kept.
# $name: the tray, as 'the tray at /dev/ttyACM0'.
no-record-yet = { $name } has no finished match yet: play one to its end, then start this again
not-left-yet = { $name } still shows who has won, and makes the record afterwards: press its green button, then start this again

## link/ports.py: opening one

closed = the other side has closed it
not-opened = { $name } cannot be opened: { $reason }
no-address = this is not an address

## link/connection.py: the tray of the simulator

virtual = the simulator's tray runs on Python, with this checkout's own files
virtual-no-die = the simulator calibrates its tray by itself when a match with real dice begins; before that its page has no die
foreign-storage = the Pico's flash contains other data in the tray's storage, and the tray asks on its display whether to erase them. Hold its green button for 5 seconds if you do not need them, then start again
unwritable-storage = the flash of the Pico cannot be written, so the tray keeps nothing: try another Pico
nothing-to-flash = { $port }: it cannot be flashed: { $reason }. Give the port of a Pico, or try an emulated one ('./tray24 pico --blank --drive drive'); doctor, monitor and all other commands except calibrate work here, too

## link/link_doc.py

doc-without-words = { $handler } has no docstring: write one that says what it returns

## host_tools/follower.py

no-library = the package { $package } is missing, which Tray24 does not bring: start the program with 'uv run', or install it with 'pip install { $package }'
