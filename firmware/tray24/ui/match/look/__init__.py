"""Views of what lies open in a match: hands, faces of dice, sheets. They are imported when one is opened."""
