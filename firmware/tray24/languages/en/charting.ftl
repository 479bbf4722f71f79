### English only

# Pages of charts, for all commands that make one.

brand = Tray24
games = Games
all-figures = All figures
# Read by screen readers: the heading of a chart and the line below it.
chart-label = { $title }. { $words }
