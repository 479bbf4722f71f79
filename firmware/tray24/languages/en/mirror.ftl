# The command mirror: the tray as a page for a large screen.

help-http = default { $port }; 0 takes a free one
help-no-browser = do not open the browser
bad-port = --http { $port }: give a number from 0 to 65535
page-title = The tray's mirror
fault = The mirror could not follow it ({ $fault }).
# $reason: one or several sentences.
gone = { $reason }
    The mirror goes on by itself once the tray is back.
connected = { $board } is there
not-there = The tray is not there. { $reason }
# $option: the option that gives another port.
cannot-listen = cannot listen on { $host } port { $port }: { $reason }. Give another { $option }.
