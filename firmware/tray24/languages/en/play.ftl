## commands/play.py

metavar-host = H
help-host = address to serve at (default { $host }: this machine)
metavar-port = P
help-port = default { $port }; 0 takes a free one
help-no-browser = do not open the browser
metavar-link = PORT
help-link = serve the tray's USB port at socket://{ $host }:PORT, for commands that take --port; 0 takes a free one
metavar-trace = FILE
help-trace = show what './tray24 trace' has recorded of a tray, as it happened there
bad-port = --port { $port }: give a number from 0 to 65535
bad-link = --link { $port }: give a number from 0 to 65535
trace-alone = --trace: leave out --host and --link, the page only shows what was recorded
