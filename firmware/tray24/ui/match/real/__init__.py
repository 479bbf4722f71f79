"""Real dice: actions of the players on the table become lines of the match. Imported only in such a match."""
