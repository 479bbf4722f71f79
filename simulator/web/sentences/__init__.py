"""A record's lines as English sentences: what all games say alike."""
