"""Matches between bots by the thousand: they show how fair games are, how long games last, and how strong bots are."""
