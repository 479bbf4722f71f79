"""Screens that show what everybody may see in a match: hands, faces of dice, sheets.

Each module is imported only when its screen is opened.
"""
