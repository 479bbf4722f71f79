### English only

# The command trace: record the tray's sensors and buttons in a file; and the page of such a file.

help-out = the file of the trace; it must not exist yet
help-seconds = stop after so many seconds (default: at Ctrl-C)
bad-seconds = --seconds { $seconds }: give a number above 0
file-exists = --out { $path }: the file exists already: give another name
tracing-until-stopped = tracing { $board } into { $path }; press Ctrl-C to stop
tracing = tracing { $board } into { $path }; { $seconds } s
# $reason: one or several sentences.
cut-off = { $reason } The trace up to then is in { $path }: './tray24 play --trace { $path }' shows it
no-state = the tray does not report the state of its sensors: unplug it, plug it in and start again
silent = { $board } has stopped tracing: it was reset, or its messages were not read for some seconds.

looks = { $looks ->
    [one] { $looks } look
   *[other] { $looks } looks
}
changes = { $changes ->
    [one] { $changes } change
   *[other] { $changes } changes
}
presses = { $presses ->
    [one] { $presses } press
   *[other] { $presses } presses
}
lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
lost-events = { $lost ->
    [one] { $lost } event
   *[other] { $lost } events
}
recorded = { $path }: { $seconds } s, { looks } of the sensors, { changes } seen, { presses }, { lines } of the match
recorded-with-gaps = { $path }: { $seconds } s, { looks } of the sensors, { changes } seen, { presses }, { lines } of the match; { lost-events } lost on the way

# The page.
unreadable = { $path } cannot be read: { $reason }
page-title = { $path }: the trace
