"""The texts in all languages: a folder a language.

A folder holds a file of Fluent messages for each part, `PART.ftl`, and what is made of those that the device shows,
`PART.py`. The English words of a game lie in the game's own folder. CONTRIBUTING.md says how to add a language.
"""

LANGUAGES = ("en",)
