"""The bots: their strengths and characters, their evaluation of moves, and the reasons for moves."""
