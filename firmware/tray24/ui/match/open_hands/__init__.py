"""Views of what everybody may see in a match: hands, faces of dice, sheets. A view is imported when it is opened."""
