"""The texts in all languages, one folder per language.

A folder holds a file of Fluent messages for each part, `PART.ftl`, and the table made from the messages that the device
shows, `PART.py`. A game's English texts are in the game's own folder. CONTRIBUTING.md says how to add a language.
"""

LANGUAGES = ("en", "de", "es", "fr")
