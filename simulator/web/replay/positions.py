"""The positions of a record for the page, with the tray's light and display as the firmware draws them."""

import base64
from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from simulator.decisions import Decision, list_decisions
from simulator.json_values import JsonObject
from simulator.texts import HostTexts, format_decimal, get_language
from simulator.tray.files import MemoryFiles
from simulator.web.labels import build_hand_view, find_move_slots, label_display
from simulator.web.log.log import Log
from simulator.web.log.log_writer import name_player
from simulator.web.match_view import build_match_view
from simulator.web.page_data import build_catalog
from simulator.web.replay.record_parser import ParsedRecord, Step, read_record
from tray24.languages import LANGUAGES
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Profile, format_seat
from tray24.match.write_behind import WriteBehindFiles
from tray24.rules.core import Game
from tray24.rules.faces import format_face, format_tile
from tray24.rules.moves import ARM, D_ROLL, D_UNDO, FACE, PLACE, TILE, decode_seat, decode_verb
from tray24.ui.match.electronic_screen import ElectronicPlayScreen
from tray24.ui.match.results import WinnerScreen
from tray24.ui.match.sentences import describe_line
from tray24.ui.toolkit.canvas import capitalize
from tray24.ui.ui import Ui

_DEALER = -1
_say = HostTexts("page")

if TYPE_CHECKING:
    from tray24.ui.ui import MatchUi

_NOW_MS = 1750  # a time at which breathing and blinking lights are bright


class PositionMatch:
    """A match at one position of a record.

    It has those parts of `match.Match` that the tray's screen reads.
    """

    can_undo = False
    undone = -1
    undo_takes_chance = False
    message = ""

    def __init__(self, profile: Profile, game: Game):
        self.profile = profile
        self.game = game

    def get_bot(self, seat: int) -> str:
        return self.profile.seats[seat].bot


class MatchRenderer:
    """A renderer that draws the light and display of a match as the firmware does, in the current language.

    Call `render_position`, then read `frame`, `display` and `text`.
    """

    def __init__(self, match: PositionMatch):
        self.match = match
        self._ui = cast("MatchUi", Ui(WriteBehindFiles(MemoryFiles()), lambda: 0))
        if get_language() in LANGUAGES:
            self._ui.settings.set("language", get_language())
        self._ui.configure()
        self._ui.match = cast(Match, match)  # the screen reads only what a PositionMatch has
        self._ui.say.set_parts("match", match.profile.game)
        self._screen = ElectronicPlayScreen(self._ui)
        self._screen.hidden_hands.show_all()
        self._ui.play_screen = self._screen
        self._ui.push_screen(self._screen, _NOW_MS)
        self.frame = b""
        self.display = b""
        self.text = ""

    def describe_line(self, line: int | tuple) -> str:
        """Return the text that the display shows about a line that was just applied, or ""."""
        return describe_line(self._screen.game_screen, line)

    def describe_moves(self, moves: Iterable[int]) -> list[str]:
        """Return the texts of legal moves at the current position, worded as in hints."""
        self._screen.choice.start()
        return [self._screen.game_screen.describe_hint(move) for move in moves]

    def render_position(self, message: str) -> None:
        """Draw the match at the current position of its game. The display shows `message`, that of the last line."""
        screen, ui = self._screen, self._ui
        screen.show_message(message, _NOW_MS)
        screen.expire_message()
        screen.choice.start()
        if self.match.game.over:
            ui.push_screen(WinnerScreen(ui, ()), 0)
        ui.request_lights()
        self.frame = bytes(ui.render_frame(_NOW_MS))
        screen.changed = True
        while not ui.is_drawn:
            ui.tick(_NOW_MS)
        self.display = bytes(ui.canvas.buffer)
        self.text = ui.format_text()
        if self.match.game.over:
            ui.lights.stop_animation()
            ui.pop_screen()


class Positions:
    """All positions of a record for the page. Position n is the one after n lines of the match.

    Raise ValueError if the record's head cannot be read. All texts are in the language that is current when the object
    is created. All dice and tiles are shown.
    """

    def __init__(self, data: bytes, name: str):
        self.name = name
        self.data = data
        self._positions: list[bytes] = []  # saved states of one game
        self.record: ParsedRecord = read_record(data, after_step=lambda step, game: self._positions.append(game.save()))
        record = self.record
        if record.game is None:
            raise ValueError(str(record.fault))
        game = record.head.create_game()
        self._positions.insert(0, game.save())
        seats = [name_player(player) for _, _, player in record.seated[: record.head.seats]]
        profile = Profile(record.head.game, seats, record.head.options, set=record.head.set)
        self._match = PositionMatch(profile, game)
        self._renderer = MatchRenderer(self._match)
        self._replay_log()

    # The log reads the record like a tray's journal.

    def read(self, name: str) -> bytes | None:
        return self._journal if name == JOURNAL else None

    def _replay_log(self) -> None:
        """Create the log of the record by replaying it. Store its sentences and the positions at which rounds begin.

        Also store for each position how many sentences the log has there, and with tiles the moves of the round so far.
        """
        match = self._match
        log = Log(self)
        self._journal = "".join(f"{line}\n" for line in self.record.head.format_lines()).encode()
        self._sentence_counts: list[int] = []
        self._round_moves: list[list[int]] = []
        self._round_starts: list[int] = []  # the positions at which rounds begin
        last_round = -1
        for at in range(len(self._positions)):
            if at:
                self._journal += f"{self.record.steps[at - 1].text}\n".encode()
            for position, seat, player in self.record.seated:  # a player who took a seat or changed the name here
                if position == at:
                    self._journal += f"{format_seat(seat, player)}\n".encode()
            self._restore(at)
            log.update([player.name for player in match.profile.seats])
            self._sentence_counts.append(len(log.entries))
            self._round_moves.append(log.moves if match.game.tiles else [])
            if match.game.hand > last_round:
                last_round = match.game.hand
                self._round_starts.append(at)
        self._sentences = [entry.to_json() for entry in log.entries]

    def _restore(self, at: int) -> None:
        """Set the match to a position, with the players who had the seats at that time."""
        self._match.game.restore(self._positions[at])
        for position, seat, player in self.record.seated:
            if position <= at:
                self._match.profile.seats[seat] = name_player(player)

    # JSON values for the page.

    @property
    def last(self) -> int:
        return len(self.record.steps)

    @property
    def is_over(self) -> bool:
        game = self.record.game
        return game is not None and game.over

    def build_summary(self) -> JsonObject:
        """Return the data of the record that all positions share.

        `lines` has for each line its number in the file, its text, and the seat that entered it or -1. `hands` are the
        positions at which rounds begin. `told` has for each position how many sentences of `log` exist there.
        """
        record = self.record
        fault = record.fault
        lines = [
            [step.number, step.text, decode_seat(step.line) if isinstance(step.line, int) else _DEALER]
            for step in record.steps
        ]
        undo_indexes = [at for at, step in enumerate(record.steps) if _is_undo(step)]
        return {
            "name": self.name,
            "games": build_catalog()["games"],
            "game": record.head.game,
            "real": record.is_real,
            "size": record.size,
            "lines": lines,
            "undone": undo_indexes,
            "hands": self._round_starts,
            "log": self._sentences,
            "told": self._sentence_counts,
            "fault": fault and {"line": fault.number, "text": fault.text, "rule": fault.rule, "reason": fault.reason},
            "said": self._build_texts(),
        }

    def _build_texts(self) -> JsonObject:
        """Return the page's texts for the record and for each of its lines and rounds."""
        steps, round_starts, fault = self.record.steps, self._round_starts, self.record.fault
        return {
            "title": _say("replay-title", name=self.name),
            "name": _say("replay-real", name=self.name) if self.record.is_real else self.name,
            "lines": [
                [
                    _say("replay-at", line=str(step.number)),
                    _say("replay-at-says", line=str(step.number), text=self._get_last_sentence(at)),
                ]
                for at, step in enumerate(steps, 1)
            ],
            "hands": [
                _say("replay-hand", number=str(number + 1), all=str(len(round_starts)))
                for number in range(len(round_starts))
            ],
            "fault": fault and _format_fault(fault.number, fault.text, self.record.size),
        }

    def _get_last_sentence(self, at: int) -> str:
        """Return the newest sentence of the log at a position."""
        sentence_count = self._sentence_counts[at]
        return str(self._sentences[sentence_count - 1]["text"]) if sentence_count else ""

    def build_states(self, start: int, max_count: int) -> list[JsonObject]:
        """Return the page's states at the positions from `start` on, at most `max_count` of them."""
        return [self.build_state(at) for at in range(start, min(start + max_count, self.last + 1))]

    def build_state(self, at: int) -> JsonObject:
        """Return the page's state at a position, in the same form as that of a tray's page."""
        self._restore(at)
        renderer = self._renderer
        renderer.render_position(self._find_message(at))
        match = self._match  # has everything that a view reads
        view = build_match_view(match, "onlooker", moves=self._round_moves[at]) or {}
        for seat in view["seats"]:
            seat["dice"] = build_hand_view(self._match.game, seat["seat"], True)
            seat["seen"] = True
        return {
            "led": renderer.frame.hex(),
            "lit": True,
            "display": base64.b64encode(renderer.display).decode(),
            "display_text": renderer.text,
            "display_name": label_display(renderer.text),
            "match": view,
        }

    def build_decisions(self) -> JsonObject:
        """Return the page's list of decisions: {rows, seats}. `seats` has name and summary of each seat that decided.

        A row has the position before the decision (`at`), and how much lower the move's value is than that of the best
        move (`cost`). Its `moves` say where the page shows the `played` and the `better` move (see `_locate_move`). Its
        texts are: `hand`, the round, "" if there is only one; `move`; `played`, a sentence about the move; `lost`, the
        cost; `better`, the better move. `lost` and `better` are empty if the played move was the best.
        """
        fault = self.record.fault
        lines = self.data.decode("utf-8", "replace").split("\n")[: fault.number - 1 if fault else None]
        game, decisions = list_decisions(lines)
        names = [player.name for player in self._match.profile.seats]
        unit = _say("unit-tiles" if game.tiles else "unit-points")
        summaries = []
        for seat, name in enumerate(names):
            seat_decisions = [decision for decision in decisions if decision.seat == seat]
            regret, best_count = (
                sum(decision.regret for decision in seat_decisions),
                sum(decision.is_best for decision in seat_decisions),
            )
            values = {
                "name": name,
                "lost": format_decimal(regret),
                "unit": unit,
                "count": len(seat_decisions),
                "best": str(best_count),
            }
            if seat_decisions:
                summaries.append({"seat": seat, "name": name, "words": _say("decisions-sum", **values)})
        return {"rows": [self._build_row(decision) for decision in decisions], "seats": summaries}

    def _build_row(self, decision: Decision) -> JsonObject:
        self._restore(decision.at)
        move, better_move = self._renderer.describe_moves((decision.move, decision.best_move))
        has_several_rounds = len(self._round_starts) > 1
        return {
            "hand": _say("decisions-hand", number=str(decision.hand + 1)) if has_several_rounds else "",
            "cost": 0 if decision.is_best else round(decision.regret, 1),
            "moves": {
                "played": self._locate_move(decision.move),
                "better": {} if decision.is_best else self._locate_move(decision.best_move),
            },
            "at": decision.at,
            "seat": decision.seat,
            "button": self._match.profile.seats[decision.seat].button,
            "move": capitalize(move),
            "played": _say("decisions-played", move=move),
            "lost": "" if decision.is_best else "−" + format_decimal(decision.regret),
            "better": "" if decision.is_best else _say("decisions-better", move=better_move),
        }

    def _locate_move(self, move: int) -> JsonObject:
        """Return where the page shows a move: {slots, die, arm}.

        `die` is the die or tile of the hand, or "". `arm` is the arm to which a tile is laid, or None.
        """
        game = self._match.game
        values = dict(zip(game.ARGS[decode_verb(move)], game.decode_args(move), strict=False))
        die = format_face(values[FACE]) if FACE in values else format_tile(values[TILE]) if TILE in values else ""
        return {"slots": find_move_slots(game, move), "die": die, "arm": values.get(ARM) if TILE in values else None}

    def _find_message(self, at: int) -> str:
        """Return the tray's last message at a position: about the last move, or about a deal after that move."""
        message = ""
        for step in reversed(self.record.steps[:at]):
            line = step.line
            if isinstance(line, int):
                move_message = self._renderer.describe_line(line)
                return move_message if decode_verb(line) == PLACE else message or move_message
            if _is_undo(step):
                return message or self._renderer.describe_line(line)
            if line[0] == D_ROLL and not message:
                message = self._renderer.describe_line(line)
        return ""


def _format_fault(line_number: int, text: str, line_count: int) -> dict[str, str]:
    """Return the texts about the fault in a record's line, and about the part of the record that is shown.

    `text` is the bad line, "" for a missing line. `line_count` is the number of lines in the file.
    """
    rest_count = line_count - line_number
    return {
        "title": _say("fault-line" if text else "fault-end", line=str(line_number)),
        "rest": _say("fault-shown-rest", count=rest_count) if rest_count > 0 else _say("fault-shown"),
    }


def _is_undo(step: Step) -> bool:
    return not isinstance(step.line, int) and step.line[0] == D_UNDO
