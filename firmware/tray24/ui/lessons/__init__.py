"""Lessons: each has positions of a game, with a question about each."""
