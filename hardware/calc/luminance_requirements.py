"""The requirements for the luminance that players see; light is traced through the solids of the printed parts."""

from hardware.calc import luminance, parts
from hardware.calc.requirements import Requirement


def list_requirements() -> list[Requirement]:
    """Return the requirements for the luminance of the bead, the lit spot beside a slot.

    Each is for the darkest of red, green and blue.
    """
    names = {True: "light seen beside a die, least primary", False: "light seen beside an open slot, likewise"}
    luminances = {
        with_die: min(luminance.compute_luminance(luminance.TYPICAL, luminance.BEAD, with_die)) for with_die in names
    }
    opaque_luminance = min(luminance.compute_luminance(luminance.OPAQUE, luminance.BEAD, True))
    return [
        *(Requirement(name, luminances[with_die], ">=", parts.SEEN_CD_M2, "cd/m2") for with_die, name in names.items()),
        Requirement("light seen beside a die, opaque liner", opaque_luminance, ">=", parts.SEEN_CD_M2, "cd/m2"),
    ]
