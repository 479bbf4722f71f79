"""The values that bots use: exact values of yacht's sheets in optimal play alone, and weights learned from matches."""
