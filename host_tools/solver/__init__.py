"""The values that bots use: exact values of yacht's score sheets for one player, and weights learned from matches."""
