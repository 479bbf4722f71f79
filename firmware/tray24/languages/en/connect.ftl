## connect/: the page of the site that connects to a tray on USB

title = Connect your tray
tools = Tools
connect = Connect
disconnect = Disconnect
check = Check
intro = Plug your tray into this computer: here you see its board live, keep its records, check its parts and change its settings.
intro-here = Begin a match on the tray, and it is shown here as it goes.
intro-private = Everything stays between this browser and the tray: nothing is sent anywhere.
connection = Connection
state-away = Plug the tray in, press Connect, and choose Tray24 in the list.
loading-tools = Loading the tools. They run in this browser.
state-connecting = Connecting to the tray …
state-here = Connected. Firmware:
state-gone = Plug it in again: it connects by itself, or by the button.
state-none = No port was chosen. Older firmware is called Board in FS mode. If the list is empty: use a USB cable that carries data (many only charge), no hub without a supply of its own, and wait for the tray's menu.
state-busy = The port could not be opened. If another program uses the tray (a terminal, Thonny, another tab, a command of tray24), close it, and connect again.
linux = On Linux your account must be allowed to use serial ports. Join their group, then log out and in:
state-unsupported = This browser cannot connect to a tray.
unsupported-words = Use a current Chrome, Edge or Opera on a computer. Others, such as Safari, cannot use serial ports on USB.
state-insecure = Browsers allow the connection only on pages with an address that begins with https: open this page there.
state-failed = The tools did not start. Load the page again; if that does not help, use a current Chrome, Edge or Opera.
details = Details
to-flash = Flash a Pico
to-play = Play without a tray
tips = What you can do
tip-board = What it shows, and the match with its score and its log.
tip-records = Matches that have ended, to watch and to keep as files.
tip-check = Are all sensors, LEDs, buttons and wires in order? It says what to do.
tip-settings = Those of the tray's menu, and the players' names.
tip-new = No tray yet?
check-words = The tray tests its own parts. No match may be on its display. Together with you it also tests what only you can see and hear.
check-alone = Check
check-together = Check together
calibrate = Calibrate
check-runs = The tray is being tested …
check-commands = Commands such as './tray24 flash' are for a computer with Python. From this site:
check-said = What was said
done = Done
yes = Yes
no = No
report = Report

## host_tools/connect/

unplugged = The tray was unplugged.
not-connected = No tray is connected.
not-there = The tray does not answer: { $reason }
fault = The tools of this page have failed ({ $fault }).
left = Ended.
the-tray = the tray
name-of-seat = Name at seat { $seat }
unknown-request = The page has asked for something unknown.
records-left = { $count ->
    [one] Reading one more record from the tray …
   *[other] Reading { $count } more records from the tray …
    }
# $version: of the tray's firmware, $ours: of this page.
older = The tray has firmware { $version }; this page is of version { $ours }. Update the tray: its records, settings and calibration are kept.
newer = The tray has firmware { $version }, which is newer than this page ({ $ours }). Load the page again; if that does not help, the site has not been updated yet.
at-prompt = A Pico answers, but no tray runs on it. If it was a tray, unplug it and plug it in; otherwise flash the tray's firmware.
not-a-tray = Something else than a tray answers. If this is your tray's Pico, flash the tray's firmware.
silent = Nothing answers. Unplug the tray, plug it in, wait for its menu and connect again. If it stays silent, flash its firmware again: its records, settings and calibration are kept.
