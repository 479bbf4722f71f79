"""Real dice: what the players do on the table becomes lines of the match. Imported only in such a match."""
