"""Shared code for trays that are wired by hand: their joints, signal levels, drawings and parts lists."""
