### English only

## commands/app.py

run = try an app in the simulator or on a tray
    .description = Try an app: without --port in the simulator, whose page opens with the app running; with --port on a tray, which gets a copy and starts it. What the app prints, and the trace of a fault, appear here.
put = copy apps onto a tray
    .description = Copy apps onto a tray. They appear in its menu Apps; one with the same name is replaced.
list = list the apps on a tray
    .description = List the apps on a tray.
remove = remove apps from a tray
    .description = Remove apps from a tray, with what they have saved.
help-file = a file of Python with setup() and update(now_ms), or the name of an example
help-name = the name of an app on the tray
help-port = run it on the tray at this port (auto: the only board)
help-http = port of the page (default { $port })
help-no-browser = do not open the browser
help-kind = which kind of tray to simulate: full (the default), light, starter or twin
bad-http = --http { $port }: give a number from 0 to 65535
no-file = { $file }: there is no such file, and no such example. Examples: { $examples }
bad-name = { $file }: the name of an app's file has at most 24 letters, digits, _ and -, and ends with .py
too-long = { $file } has { $bytes } bytes, an app at most { $most }: shorten it
# $reason: Python's own words.
not-compiling = { $file }, line { $line }: this does not compile: { $reason }. Nothing was copied
no-app = there is no app { $name } on this tray: './tray24 app list' lists them. Nothing was removed
started = { $name } runs on { $board }. Ctrl-C ends it.
ended = { $name } has ended.
written = { $name }: { $bytes } bytes
removed = { $name } is removed
none = There are no apps on this tray.
