"""The game `center` on the desktop: people with real dice, its table on the page, its pictures and sentences."""
