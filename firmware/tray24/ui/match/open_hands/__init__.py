"""Views of what is open in a match: hands, faces of dice, sheets. They are imported when one is opened."""
