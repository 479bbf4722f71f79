"""The game `line` on the desktop: policy of virtual people, table on the page, pictures and log sentences."""
