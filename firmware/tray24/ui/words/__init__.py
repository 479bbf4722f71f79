"""What the tray says: a folder a language, in it a module for each part of the firmware that speaks.

`TEXT` of a module holds lines `key=text`, with %s and %d for what is put in: a tuple of constants, which stays in the
flash, in ascending order, for they are found by bisection. `HELP` of a game's module holds its rules in short own
words: (title, paragraph); a title fits into a headline. A language is added by copying the folder `en`, translating
what stands behind each `=`, and naming it here.
"""

LANGUAGES = ("en",)
