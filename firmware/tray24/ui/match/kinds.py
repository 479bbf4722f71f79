"""What the screen of a match asks for, and how moves are entered: the contract for whoever enters them.

It is the same in all games, and for players by keys, fingers, the page and the rig.

The screen of a match (its `name` is "play") asks for one thing at a time. `kind` is one of the words below, `items`
are what can be chosen, `cursor` is the index of the one pointed at: yellow and blue move it, green chooses it. A move is
entered by choosing one item after the other; where only one way goes on, the rest is entered by itself.

    toward(move)   return the item to choose next on the way to a legal move of the seat to choose; None when what has
                   been chosen so far leads elsewhere: then red goes back
    attempt(move, now_ms)  enter a move at once; True when it was entered, else `refused` says why not
    entered        how many moves have been entered here; UNO calls and catches are not counted
    busy           True while the dealer's lines of the last move are being served
    secret         True while the display shows what only the seat to choose may see
    refused        None, or (slot, face, rule, words) of what was refused last; slot is -1 when it is about none
    message        what has happened last, in words
    asked_seat()   the seat that has to do something now, or -1

With real dice also:

    masked()       the mask of slots whose dice are told by keys
    guide          where tray and game do not agree (ui.match.real.guide)
    wheel, slot    the face that is being told (None when none is), and the slot of its die (-1: one of a hand)
    bad, refusal   the slot of a refused die (-1: none), and why it is refused, in words
    orders         what people have to do, first things first (ui.match.real.table)
    told           the faces that have been told of several: those of a hand at its end
    real           the game's part (ui.match.real.common)

An item is a small number whose meaning `kind` tells. In place of that it may be a verb, alone or with one argument: make
one by `verb_item`, take it apart by `is_verb`, `verb_of` and `argument_of`. UNO calls and catches are no items: a seat's
own button enters them at any time.
"""

from tray24.compat import const

_VERB = const(16)  # bits below the verb, for its argument
_ARGUMENT = const(0xFFFF)


def verb_item(verb, argument=0):
    """Return the item that stands for a verb, with the first argument of its move where it has one."""
    return verb << _VERB | argument


def is_verb(item):
    """Return True for an item that `verb_item` made. The verb `place` is none: its items are slots."""
    return item > _ARGUMENT


def verb_of(item):
    """Return the verb of an item that is one."""
    return item >> _VERB


def argument_of(item):
    """Return the argument of an item that is a verb."""
    return item & _ARGUMENT


WAITING = "wait"  # no items: a bot or the dealer is awaited, or the match is over
CHOOSING = "choose"  # verbs: roll or keep, accept or challenge
PLACING = "place"  # slots, for the die that begins a hand
DIE = "die"  # faces of the hand, then verbs
SLOT = "slot"  # slots, for the die chosen
NAMING = "color"  # colors 1 to 4: there the four keys choose at once, each its own
GIVING = "give"  # faces of the hand, one of which is given away
DICE = "dice"  # places 0 to 4 of the dice rolled (chosen again: kept after all), then verbs
BOX = "box"  # indexes of the game's boxes, then verbs
COVERED = "cover"  # the verb NOBODY_ELSE: the rack is shown once its player says that she is alone
TILE = "tile"  # tiles of the rack, then verbs
MARKING = "mark"  # 0 or 1: which marking of the tile makes the match
ARM = "arm"  # arms of the table
DOUBLET = "doublet"  # doublets of the table in the order of their play, then verbs

NOBODY_ELSE = const(255 << 16)  # a verb that no game has

# With real dice, beside WAITING and NAMING. Dice are put into slots at any time; keys mean what the kind says.
FIRST = "first"  # nothing: the seat button of whoever starts
TURN = "turn"  # items: slots whose die is told by keys, then verbs as above; or a die is put into a slot
HUE = "hue"  # the color of a die: the four keys, each its own
WHEEL = "wheel"  # the kind of a die, on the wheel
BAD = "bad"  # a refused die is to be lifted; after a key its face is told again
GUIDE = "guide"  # the tray is to be made as the game has it; green where nobody sees it
ORDER = "order"  # people are to draw dice; green, or the next die, goes on
VERDICT = "verdict"  # items: 0 when a challenged die was legal, 1 when it was not
CHECK = "check"  # the faces left in a hand: green if they are right

# What these say stays: news never cover it, but for UNO calls and catches.
FIRM = (HUE, WHEEL, BAD, GUIDE, ORDER, VERDICT, CHECK)
