"""The desktop parts of the game `center`: how virtual people play it, and how page, log and terminal show it."""
