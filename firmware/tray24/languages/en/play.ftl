## commands/play.py

metavar-host = H
help-host = address to serve at (default { $host }: this machine)
metavar-port = P
help-port = default { $port }; 0 chooses a free one
help-no-browser = do not open the browser
metavar-link = PORT
help-link = serve the tray's USB port at socket://{ $host }:PORT, for commands that take --port; 0 chooses a free one
help-kind = which kind of tray: full (the default), light (24 LEDs, no sensors), starter (eight LEDs, four buttons) or twin (full, with two LEDs a slot); each has its own settings and match
metavar-trace = FILE
help-trace = replay a trace that './tray24 trace' has recorded
bad-port = --port { $port }: give a number from 0 to 65535
bad-link = --link { $port }: give a number from 0 to 65535
trace-alone = --trace: leave out --host and --link, because the page only shows the recording

## The address of a page with the title $title.

at = { $title } at { $url }

## web/server.py

told = tray24 play: { $words }
name = Tray24
cannot-listen = cannot listen on { $host } port { $port }: { $reason }. Give another { $option }.
# $variable is the name of an environment variable.
nothing-kept = cannot write to { $home } ({ $reason }), so matches and settings last only while this runs. Set { $variable } to a writable folder.
other-name = This page is not served under this name: use the address that was printed, or a number.
open-to-all = everybody who reaches this address can play at every seat, see its dice and tiles, change the settings and pull the plug; no password is asked for.
another-tray = another 'play' is already running, so this is tray { $number }, with its own settings and match in { $folder }.

## apps/process.py

app-ended = the app has ended its process, with exit code { $code }

## tray/data_folder.py

too-many-trays = { $most } trays are already running in { $home }: stop one, or set { $variable } to another folder

## tray/link_server.py

port-at = The tray's USB port at { $url }
# To a program that asks the tray for MicroPython's prompt.
no-prompt = the simulator's tray runs on Python and has no MicroPython prompt, which mpremote needs: './tray24 pico' emulates a Pico that has one
