"""Fuzzing: the campaigns of tests/campaigns run in rounds that can be interrupted, with results in a file."""
