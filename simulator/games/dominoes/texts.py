"""What the page says of dominoes."""

SHORT = (
    ("g7/g7", "A doublet opens four arms. Put a tile to an end of the same color or sign."),
    ("r5/bS", "Only the side that matches acts: skip, reverse, +2, wild +4."),
    ("y2/DE", "A dead end closes its arm."),
    ("W/W", "A wild left open gets a color from you."),
    ("uno", "Racks are hidden: on a shared screen the tray asks whether you are alone."),
)
OPTIONS = {
    "target": "Points to reach",
    "all_doublets": "Every doublet opens two more arms",
    "reopen": "A double wild may open a closed table again",
}
CLICKS = "click a tile, then an open end, on the table or on the tray."
