-no-tray = './tray24 setup' takes a new Pico from the beginning, './tray24 flash' puts the tray onto one that runs MicroPython
-to-flash = put the tray's firmware onto it with './tray24 flash'

## link/client.py

long-request = a request of { $bytes } bytes
long-request-hint = a line of the link has { $bytes }: ask for less
broke-off = { $name }: the connection broke off ({ $error }). Look at the cable, then start the command again.
silence = { $name }: no answer to '{ $do }' within { $seconds } s. Unplug the tray, plug it in and start again.
still-waiting = { $name } has not answered '{ $do }' for { $passed } s; waiting up to { $limit } s ...

## link/comeback.py

not-back = { $name } did not come back within { $seconds } s. Unplug it, plug it in and start the command again. What was seen last: { $last }

## link/connecting.py

the-tray = the tray at { $port }
closed-at-once = { $name } was closed by the other side at once: { busy }
no-answer = { $name } does not answer: { $what }
no-hello = { $name } answers, but not to 'hello': { $error }. { -no-tray }.
no-tray = { $name }: what answers there is no tray. Choose another port with --port.
older = the tray has tray24 { $version }, which is older than these tools ({ $ours }): bring it up to date with './tray24 flash' (records, settings and calibration stay)
newer = the tray has tray24 { $version }, which is newer than these tools ({ $ours }): get the newer tools (git pull), or put theirs onto the tray with './tray24 flash'
at-prompt = MicroPython is there, at its prompt, but no tray runs. { -no-tray }; where one has run, './tray24 doctor' tells why it has stopped.
no-words-of-tray = what comes from there is no tray's ({ $quote }). Choose another port with --port; if it is the tray's, another program may run on it: { -no-tray }.
nothing-comes = nothing comes from there. Unplug the tray, plug it in, wait for its menu and start again; if it still is silent, { -no-tray }.

## link/following.py

damaged = what comes from the tray is damaged ({ $error })

## link/paging.py

no-end = { $tray } tells of { $list } without end: unplug it, plug it in and start the command again

## link/ports.py

busy = another program has it open. Close it (a terminal, Thonny, mpremote, another tray24) and start again
metavar-port = PORT
help-port = where the tray is: a port, id:NUMBER of a board, or socket://HOST:PORT (default: the only one there)
no-number = --port { $port }: no board with that number is there; { $there }. Plug it in, or correct the number
several-boards = { $count } boards are there; choose one:
# A line for each of several boards, below the sentence above.
several-boards-line = --port { $port } or --port id:{ $number }
none-there = no tray is there: { $there }. Plug it in with a USB cable that carries data (many only charge); if it is a new Pico, start with './tray24 setup'
# { $there }: there or no-usb.
there = what is there is { $ports }
no-usb = the system sees no serial port on USB
bad-port = { $error }. Give a port (/dev/ttyACM0, COM3), id:NUMBER or socket://HOST:PORT
no-socket = { $reason }. Start the emulated tray first ('./tray24 pico', or './tray24 play --link 2424'), or correct the address
no-such-port = there is no such port; { $there }. Plug the tray in, or name its port; without --port it is found
no-serial-port = it is no serial port; { $there }. Name the tray's port; without --port it is found
other-error = { $error }. Unplug the tray, plug it in and start again
no-permission-linux = you may not use serial ports. Join their group with 'sudo usermod -aG dialout $USER' (on Arch: uucp), log out and in, and start again
no-permission-macos = macOS does not let you use it: allow the accessory when it asks, and start from your own account
no-permission = you may not use it: start from an account that may use serial ports

## link/prompt.py

the-board = the board at { $port }
no-micropython = { $name }: no MicroPython answers. If this is your board, { -to-flash }.
no-micropython-heard = { $name }: no MicroPython answers; what is heard is { $heard }. If this is your board, { -to-flash }.
confused = { $name }: the board does not answer as it should ({ $confused }). Unplug it, plug it in and start again: what was done is not lost
another-board = { $name } is another board: { $machine } with { $kind } { $version }. The tray is a Raspberry Pi Pico with an RP2040; choose it with --port, or { -to-flash }
prompt-broke-off = { $name }: the connection broke off ({ $error }). Look at the cable, then start the command again: what was done is not lost, and the tray is as it was or as it is to be

## link/streams.py

closed = the other side has closed it
not-opened = { $name } cannot be opened: { $reason }
no-address = this is no address

## link/virtual.py

virtual = the simulator's tray runs on Python, with this checkout's own files
virtual-no-die = the simulator calibrates its tray by itself when a match with real dice begins; before, its page has no die for it
foreign-storage = the Pico's flash holds other data where the tray keeps its own, and the tray asks on its display whether to erase them. Hold its green button for 5 seconds if they are not needed, then start again
nothing-to-flash = { $port }: nothing can be put there: { $reason }. Give the port of a Pico, or try it on an emulated one ('./tray24 pico --blank --drive drive'); doctor, monitor and all the others but calibrate work here, too

## link/link_doc.py

doc-without-words = { $handler } has no docstring: say there what it returns
doc-check = only say whether LINK.md is current
doc-stale = { $path } is not current: run python -m host_tools.link.link_doc
