"""The ends that are joined on a board wired by hand, compared with the nets that are wanted.

An end is a place where a wire can be joined, such as "pico 4" for pin 4 of the Pico.
"""

from collections.abc import Iterable, Mapping

from hardware.circuit import names


def group_ends(joints: Iterable[tuple[str, str]], ends: Iterable[str]) -> list[set[str]]:
    """Return the sets of wire `ends` that are joined with each other.

    `joints` has pairs of names that are joined: wire ends, or pieces of metal between these.
    """
    parent: dict[str, str] = {}

    def find_root(name: str) -> str:
        while parent.setdefault(name, name) != name:
            name = parent[name]
        return name

    for first, second in joints:
        parent[find_root(first)] = find_root(second)
    groups: dict[str, set[str]] = {}
    for end in ends:
        groups.setdefault(find_root(end), set()).add(end)
    return list(groups.values())


def name_pico_end(use: int | str) -> str:
    """Return the name, such as "pico 4", of the Pico's first pin with this use.

    `use` is a GPIO's number, or a name such as "GND" or "VBUS".
    """
    return f"pico {names.PICO_PINS.index(use) + 1}"


def check_nets(groups: Iterable[set[str]], nets: Mapping[str, set[str]]) -> list[str]:
    """Return findings about nets that are open, joined with another net, or joined with a wrong pin of the Pico.

    `groups` has the sets of joined ends, `nets` the ends that each net must join.
    """
    findings = []
    groups = list(groups)
    owner = {end: net for net, ends in nets.items() for end in ends}
    for net, ends in nets.items():
        group = next((group for group in groups if group & ends), set())
        if missing_ends := ends - group:
            findings.append(f"{net}: {', '.join(sorted(missing_ends))} is not joined")
        if other_nets := {owner[end] for end in group if end in owner} - {net}:
            findings.append(f"{net} is joined with {', '.join(sorted(other_nets))}")
        stray_ends = {end for end in group - ends if end.startswith("pico ")}
        if stray_ends := {end for end in stray_ends if names.PICO_PINS[int(end.split()[1]) - 1] != net}:
            findings.append(f"{net} is joined with {', '.join(sorted(stray_ends))}")
    return findings
