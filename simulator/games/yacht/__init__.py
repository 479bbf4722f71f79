"""The desktop parts of the game `yacht`: how virtual people play it, and how page, log and terminal show it."""
