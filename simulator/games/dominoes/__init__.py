"""The game `dominoes` on the desktop: people with real tiles, its table on the page, its pictures and sentences."""
