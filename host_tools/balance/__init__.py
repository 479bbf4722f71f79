"""Matches between bots by the thousand: how fair the games are, how long they last, how strong the bots are."""
