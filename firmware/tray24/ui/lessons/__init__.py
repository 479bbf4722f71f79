"""Lessons: positions of each game with a question."""
