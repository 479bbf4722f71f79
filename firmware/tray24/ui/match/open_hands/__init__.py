"""Screens of what everybody may see in a match: hands, faces of dice, sheets.

A module is imported when it is needed.
"""
