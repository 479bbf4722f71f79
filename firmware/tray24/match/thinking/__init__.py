"""The thinking of bots: their strengths and characters, what they see of a game, and the reasons for their moves."""
