"""Surfaces on a slot, as its sensor sees them from below: dice of all kinds, well put in or not, and fingers."""

from dataclasses import dataclass

from simulator.tray import optics_model


@dataclass(frozen=True)
class Surface:
    """The share of each light that a surface sends back, and the share of the room's light that passes beside it.

    `open` is the share of the slot's floor and liner that it leaves open.
    """

    red: float
    green: float
    blue: float
    infrared: float
    room: float = optics_model.ROOM_UNDER_DIE
    open: float = 0.0

    @property
    def lights(self) -> tuple[float, float, float, float]:
        return self.red, self.green, self.blue, self.infrared

    def mixed(self, other: "Surface", share: float, room: float) -> "Surface":
        """Return this surface with a share of it replaced by another."""
        mixed = [own + (its - own) * share for own, its in zip(self.lights, other.lights, strict=True)]
        return Surface(*mixed, room=room, open=self.open + (other.open - self.open) * share)


FLOOR = Surface(*optics_model.FLOOR, 1.0, 1.0)
# Makes of dice: molded ones have no name of their own; translucent ones let the room's light through.
MOLDED, PRINTED, TRANSLUCENT, DARK = MAKES = ("", "sticker", "translucent", "dark")


def _surfaces() -> dict[str, Surface]:
    """Return the surfaces of dice (flat, half in, tilted; molded, printed, translucent, dark) and of fingers."""
    whole = {name: Surface(*shares) for name, shares in optics_model.SURFACES.items()}
    finger = whole.pop("finger").mixed(FLOOR, 0.0, optics_model.ROOM_UNDER_FINGER)
    for make, dice in optics_model.MAKES.items():
        room = optics_model.ROOM_UNDER_TRANSLUCENT if make == TRANSLUCENT else optics_model.ROOM_UNDER_DIE
        whole.update({f"{name} {make}": Surface(*shares, room) for name, shares in dice.items()})
    surfaces = dict(whole, finger=finger)
    for name, surface in whole.items():
        surfaces[name + " half"] = surface.mixed(FLOOR, 0.5, 0.5)
        surfaces[name + " tilted"] = surface.mixed(FLOOR, 0.3, max(0.2, surface.room))
    surfaces["finger half"] = finger.mixed(FLOOR, 0.5, 0.6)
    return surfaces


SURFACES = _surfaces()


def surface_of(name: str, make: str) -> str:
    """Return the name of a die's surface in SURFACES. Makes without a white of their own have a molded one."""
    named = f"{name} {make}"
    return named if named in SURFACES else name


def white_of(make: str) -> str:
    """Return the name of the white surface with which dice of a make are calibrated."""
    return "paper" if make == PRINTED else "white"
