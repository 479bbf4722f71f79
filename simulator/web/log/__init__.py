"""The log of a match: its lines as sentences, from the texts of `log.ftl` and of each game."""
