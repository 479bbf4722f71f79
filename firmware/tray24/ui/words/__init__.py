"""What the tray says: a folder a language, in it a module for each part of the firmware that speaks.

`TEXT` of a module holds lines `key=text`, with %s and %d for what is put in. It is a tuple of constants, which stays in
the flash, in ascending order, because keys are found by bisection. A game's words lie in its own package: see
`tray24.games`. To add a language, copy the folder `en`, translate what stands behind each `=`, and name it here.
"""

LANGUAGES = ("en",)
