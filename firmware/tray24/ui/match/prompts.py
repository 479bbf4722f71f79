"""The interface for entering moves: what the screen of a match asks for, and how to answer.

The interface is the same for all games, and for buttons, virtual people, the web page and the test rig.

The screen of a match (its `name` is "play") asks for one thing at a time. `prompt` is one of this module's constants,
`items` are the possible choices, `cursor` is the index of the selected item: yellow and blue move it, green chooses the
item. A move is entered by choosing one item after the other; where only one way is left, the rest is entered
automatically.

    get_next_item(move)     return the item to choose next on the way to a legal move of the seat to play; None if the
                            items chosen so far do not belong to the move: the red button then takes them back
    try_move(move, now_ms)  enter a move at once; True if it was entered, otherwise `refused` says why not
    entered                 the number of moves entered here, without UNO calls and catches
    busy                    True while the dealer's lines of the last move are being applied
    secret                  True while only the seat to play may see the display
    refused                 None, or (slot, face, rule, words) of the last refusal; slot is -1 if it is about no slot
    message                 the text of the last event
    get_acting_seat()       the seat that has to act now, or -1

With real dice also:

    slots.get_masked()  the mask of slots whose dice are entered with the buttons
    diff                the differences between tray and game (ui.match.real.diff)
    wheel, slot         the wheel of the face being entered, or None, and the slot of its die (-1: a die of a hand)
    bad, refusal        the slot of a refused die (-1: none), and its RuleError
    tasks               the tasks that people have, in order (ui.match.real.tasks)
    entered_faces       the faces entered so far of several dice: those of a hand at the end of a round
    game_screen         the game's part (ui.match.real.real_game_screen)

An item is a small number whose meaning depends on `prompt`. Instead it may be a verb, alone or with one argument: make
such an item with `make_verb_item`, take it apart with `is_verb`, `get_verb` and `get_argument`. UNO calls and catches
are not items: a seat's own button enters them at any time.
"""

from tray24.compat import const

_VERB_SHIFT = const(16)  # bits below the verb, for its argument
_ARGUMENT_MASK = const(0xFFFF)


def make_verb_item(verb: int, argument: int = 0) -> int:
    """Return the item that stands for a verb.

    `argument` is the first argument of the verb's move, 0 for a move without arguments.
    """
    return verb << _VERB_SHIFT | argument


def is_verb(item: int) -> bool:
    """Return True for an item made by `make_verb_item`.

    Moves of the verb `place` have no such item: they are chosen by their slots.
    """
    return item > _ARGUMENT_MASK


def get_verb(item: int) -> int:
    """Return the verb of an item made by `make_verb_item`."""
    return item >> _VERB_SHIFT


def get_argument(item: int) -> int:
    """Return the argument of an item made by `make_verb_item`; 0 if its verb has no argument."""
    return item & _ARGUMENT_MASK


WAITING = "wait"  # no items: a bot or the dealer is awaited, or the match is over
CHOOSING = "choose"  # verbs: roll or keep, accept or challenge
PLACING = "place"  # slots for the die that begins a hand
DIE = "die"  # faces of the hand, then verbs
SLOT = "slot"  # slots for the chosen die
NAMING = "color"  # colors 1 to 4: each of the four keys chooses its own at once
GIVING = "give"  # faces of the hand, one of which is given to the other player
DICE = "dice"  # places 0 to 4 of the dice to reroll (chosen again: kept after all), then verbs
BOX = "box"  # indexes of the game's boxes, then verbs
COVERED = "cover"  # the verb NOBODY_ELSE: the rack is shown once its player confirms that nobody else is looking
TILE = "tile"  # tiles of the rack, then verbs
MARKING = "mark"  # 0 or 1: which marking of the tile makes the match
ARM = "arm"  # arms of the table
DOUBLET = "doublet"  # doublets of the table in the order of their play, then verbs

NOBODY_ELSE = const(255 << 16)  # a verb that no game uses
DONE = const(-1)  # instead of an item: nothing is left to choose

# With real dice, besides WAITING and NAMING. Dice may be put into slots at any time; the prompt says what keys do.
FIRST = "first"  # no items: the seat button of the starting player
TURN = "turn"  # items: slots whose die is entered by keys, then verbs as above; or a die is put into a slot
HUE = "hue"  # the color of a die: the four keys, each its own
WHEEL = "wheel"  # the kind of a die, on the wheel
BAD = "bad"  # a refused die must be lifted; a key asks for its face again
GUIDE = "guide"  # people must correct the dice in the slots; green confirms slots without a trusted sensor
ORDER = "order"  # people must draw dice; green or the next die continues
VERDICT = "verdict"  # items: 0 if a challenged die was legal, 1 if it was not
CHECK = "check"  # the faces left in a hand: green confirms them

# Their texts stay: announcements never cover them, except UNO calls and catches.
FIRM = (HUE, WHEEL, BAD, GUIDE, ORDER, VERDICT, CHECK)
