# The command mirror: the tray as a page for a large screen.

help-http = default { $port }; 0 chooses a free one
help-no-browser = do not open the browser
bad-port = --http { $port }: give a number from 0 to 65535
page-title = The tray's mirror
fault = The mirror could not follow the tray ({ $fault }).
# $reason: one or several sentences.
gone = { $reason }
    The mirror continues when the tray is back.
connected = { $board } is connected
not-there = The tray cannot be reached: { $reason }
# $option: the option that gives another port.
cannot-listen = cannot listen on { $host } port { $port }: { $reason }. Give another { $option }.
