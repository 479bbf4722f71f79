"""The log of a match: its lines as sentences, in the words of `log.ftl` and of each game."""
