CHARACTERS: str
TOPS: tuple[bytes, ...]
BOTTOMS: tuple[bytes, ...]
