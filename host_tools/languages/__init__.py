"""The sources of Tray24's texts in all languages: what parts there are, what a translation lacks, how one is begun."""
