# The command trace: what the tray's sensors and buttons give, written to a file; and the page of such a file.

help-out = the trace; it must not exist yet
help-seconds = end after so long (default: with Ctrl-C)
bad-seconds = --seconds { $seconds }: give a number above 0
file-exists = --out { $path }: the file is there already: give another name
tracing-until-stopped = tracing { $board } into { $path }; Ctrl-C ends it
tracing = tracing { $board } into { $path }; { $seconds } s
# $reason: one or several sentences.
cut-off = { $reason } What came before is in { $path }: './tray24 play --trace { $path }' shows it
no-state = the tray does not tell what its sensors know: unplug it, plug it in and start again
silent = { $board } traces no more: it was reset, or nobody has read what it told for some seconds.

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
