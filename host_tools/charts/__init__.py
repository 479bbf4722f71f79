"""Charts and the pages that show them: one look, light and dark, for all commands that draw figures."""
