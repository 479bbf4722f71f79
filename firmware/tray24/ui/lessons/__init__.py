"""Lessons, which teach a game: each shows positions of the game and asks a question about each position."""
