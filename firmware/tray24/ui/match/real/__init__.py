"""Matches with real dice: what players do on the table becomes moves and deals of the match.

This package is imported only in such a match.
"""
