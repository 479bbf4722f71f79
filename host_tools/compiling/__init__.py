"""From the sources of the firmware to the modules on the tray: the same program in a third less memory.

MicroPython keeps each name once in memory for ever, and each compiled module holds all names it uses in full: a quarter of
the flash was names. So what only people need of a name does not go onto the tray. `minified` does these steps to all
modules together, each on the line it stands on:

1. `constants`: numbers and short words that never change stand where they are used; imports of nothing else go.
2. `kinds` finds out which names are one (with `scopes`, `families` and `fetched`: who binds a name, whose objects have it,
   what is fetched by a text), `allotting` gives each a short name that is free, `renaming` writes it.
3. `same_code` asks CPython's compiler whether sources before and after are the same but for names.
4. `parameters` are called `a`, `b`, ... as far as nobody gives them by name.

Then `compiler` runs mpy-cross, and `mpy` takes from its files what the format holds in vain. A name that cannot be followed
surely stays as it is; where nothing would be sure, `Unprovable` says why. What lies on a tray is in `host_tools.bundle`, and
`host_tools.tracebacks` tells its tracebacks in the words of the sources.
"""
