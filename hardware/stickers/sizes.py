"""Sizes of stickers, tiles and other printed things, in mm unless the name says points."""

POINTS_A_MM = 72 / 25.4
PAPERS = {"a4": (210 * POINTS_A_MM, 297 * POINTS_A_MM), "letter": (612.0, 792.0)}  # width, height in points
MARGIN_MM = 10.0  # margin that any printer leaves white
HEAD_MM = 22.0
RULER_MM = 50.0
DIE_MM = 16.0
STICKER_MM = 14.0  # the flat of a 16 mm die between its rounded edges
BLEED_MM = 0.6  # bleed: color beyond the cut, so that a cut beside the line shows no white paper
WHITES_A_PAGE = 8  # plain stickers for calibration
TILE_MM = 20.0  # half a domino
PADS, DOMINOES = "scores", "dominoes"  # in file names
