"""Surfaces on a slot, as its sensor sees them from below: dice of all kinds, well put in or not, and fingers."""

from dataclasses import dataclass

from simulator.tray import optics_model


@dataclass(frozen=True)
class Surface:
    """The share of each light that a surface sends back, and the share of the room's light that passes beside it."""

    red: float
    green: float
    blue: float
    infrared: float
    room: float = optics_model.ROOM_UNDER_DIE

    @property
    def lights(self) -> tuple[float, float, float, float]:
        return self.red, self.green, self.blue, self.infrared

    def mixed(self, other: "Surface", share: float, room: float) -> "Surface":
        """Return this surface with a share of it replaced by another."""
        mixed = [own + (its - own) * share for own, its in zip(self.lights, other.lights, strict=True)]
        return Surface(*mixed, room=room)


FLOOR = Surface(*optics_model.FLOOR, 1.0)


def _whole(name: str, shares: tuple[float, float, float, float]) -> Surface:
    translucent = name.endswith(" translucent")
    return Surface(*shares, optics_model.ROOM_UNDER_TRANSLUCENT if translucent else optics_model.ROOM_UNDER_DIE)


def _surfaces() -> dict[str, Surface]:
    """Return the surfaces of dice (flat, half in, tilted; molded, printed, translucent, dark) and of fingers."""
    whole = {name: _whole(name, shares) for name, shares in optics_model.SURFACES.items()}
    finger = whole.pop("finger").mixed(FLOOR, 0.0, optics_model.ROOM_UNDER_FINGER)
    surfaces = dict(whole, finger=finger)
    for name, surface in whole.items():
        surfaces[name + " half"] = surface.mixed(FLOOR, 0.5, 0.5)
        surfaces[name + " tilted"] = surface.mixed(FLOOR, 0.3, 0.2)
    surfaces["finger half"] = finger.mixed(FLOOR, 0.5, 0.6)
    return surfaces


SURFACES = _surfaces()
