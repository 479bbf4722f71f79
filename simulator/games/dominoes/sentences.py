"""Sentences of dominoes. What lies in racks is told to nobody."""

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import color_words, face_words, things_words, tile_words
from tray24.games.dominoes.arms import ILLEGAL, LEGAL
from tray24.rules.errors import RuleError
from tray24.rules.faces import DE, kind_of
from tray24.rules.moves import (
    ACCEPT,
    CHALLENGE,
    COLOR,
    D_DRAW,
    LEAD,
    PASS,
    PH_COLOR,
    PH_DRAWN,
    PH_REOPEN,
    PLAY,
    REOPEN,
    move_seat,
    move_verb,
)
from tray24.rules.shedding import AFTER_CATCH, AFTER_DRAW, AFTER_LAST, AFTER_PENALTY, AFTER_START
from tray24.rules.tiles import MARKINGS, tile_name


def _tiles(count: int) -> str:
    return things_words(count, "tile", "tiles")


class Sentences(Teller):
    """`dominoes`: a face beside the words is a tile's name."""

    BEFORE = {COLOR: "_names", PASS: "_passes", ACCEPT: "_accepts", CHALLENGE: "_challenges", LEAD: "_leads"}

    def _names(self, game, seat: int, color: int) -> Said:
        tile = game.table[-1]
        return (
            f"{self.does(seat, 'lay')} {tile_words(tile)} and {self.form(seat, 'name')} {color_words(color)}.",
            tile_name(tile),
        )

    def _passes(self, game, seat: int) -> Said:
        if game.phase == PH_REOPEN:
            return f"{self.does(seat, 'leave')} the arms closed.", None
        return f"{self.does(seat, 'pass')}.", None

    def _accepts(self, game, seat: int) -> Said:
        return f"{self.does(seat, 'accept')} the wild +4.", None

    def _challenges(self, game, seat: int) -> Said:
        end = {LEGAL: ": it was allowed.", ILLEGAL: ": it was not allowed."}.get(game.wd4, ".")
        return f"{self.does(seat, 'challenge')} the wild +4{end}", None

    def _leads(self, game, seat: int, tile: int) -> Said:
        return f"{self.does(seat, 'lead')} hand {game.hand + 1} with {tile_words(tile)}.", tile_name(tile)

    def _entered(self, game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """A tile on the table. A wild whose color comes next is told with the color."""
        if verb == REOPEN and game.phase != PH_COLOR:
            return f"{self.does(seat, 'lay')} wild / wild and {self.form(seat, 'open')} three arms.", "W/W"
        if verb != PLAY or game.phase == PH_COLOR:
            return None
        tile, marking, _ = arguments
        active, end = MARKINGS[2 * tile + marking], MARKINGS[2 * tile + 1 - marking]
        text = f"{self.does(seat, 'lay')} {tile_words(tile)} at {face_words(active)}."
        if end == DE:
            text += " That arm is closed."
        return text + self.effect(game, seat, kind_of(active)), tile_name(tile)

    def _served(self, game, verb: int, seat: int, values, was: Was) -> Said | None:
        """Tiles that are drawn: how many, not which."""
        if verb != D_DRAW:
            return None
        if was.after == AFTER_DRAW:
            fits = game.phase == PH_DRAWN and game.turn == seat
            end = "" if fits else f" and {self.form(seat, 'keep')} it"
            return f"{self.does(seat, 'draw')} a tile{end}.", None
        if was.after in (AFTER_PENALTY, AFTER_CATCH, AFTER_LAST):
            return f"{self.does(seat, 'draw')} {_tiles(len(values))}.", None
        if was.after == AFTER_START:
            return f"No doublet can lead: {self.then(seat, 'draw')} a tile.", None
        return None

    def refused(self, game, move: int, error: RuleError) -> Said:
        """A tile that was refused stays hidden, and so do the words, which would name it."""
        if move_verb(move) not in (PLAY, LEAD):
            return super().refused(game, move, error)
        return f"{self.does(move_seat(move), 'try')} a tile. Refused, {error.rule or 'not now'}.", None
