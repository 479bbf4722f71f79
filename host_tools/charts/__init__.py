"""Charts and the pages that show them, with the same look, light or dark, for all commands that draw charts."""
