"""The reader of a KiCad netlist file; the board, the drawings and the lists are made from its data."""

import re
from collections.abc import Iterator
from pathlib import Path

_TOKEN = re.compile(r'\(|\)|"(?:[^"\\]|\\.)*"|[^\s()]+')


class Component:
    """A part: its reference, value, footprint, symbol, and the fields from the circuit."""

    def __init__(self, ref: str, value: str, footprint: str, fields: dict[str, str], symbol: tuple[str, str]):
        self.ref = ref
        self.symbol = symbol  # KiCad's library and the name there
        self.value = value
        self.footprint = footprint
        self.key = fields["Key"]
        self.sheet = fields["Sheet"]


class Netlist:
    """A circuit: its components by reference, and its nets by name. A net is a list of nodes (reference, pin)."""

    def __init__(self, components: dict[str, Component], nets: dict[str, list[tuple[str, str]]]):
        self.components = components
        self.nets = nets
        self.net_of = {node: name for name, nodes in nets.items() for node in nodes}

    def get_pins(self, ref: str) -> dict[str, str]:
        """Return the pins of a part: pin -> net."""
        return {pin: net for (owner, pin), net in self.net_of.items() if owner == ref}


def make_natural_key(ref: str) -> tuple[str, int]:
    """Return a sort key for a reference by its letters and number, which puts D2 before D10."""
    letters = ref.rstrip("0123456789")
    return letters, int(ref[len(letters) :] or 0)


def read_netlist(path: Path) -> Netlist:
    tree = parse_expression(path.read_text(encoding="utf-8"))
    components = {}
    for node in find_children(get_child(tree, "components"), "comp"):
        fields = {get_child(field, "name")[1]: field[-1] for field in find_children(get_child(node, "fields"), "field")}
        ref = get_child(node, "ref")[1]
        source = get_child(node, "libsource")
        symbol = get_child(source, "lib")[1], get_child(source, "part")[1]
        components[ref] = Component(ref, get_child(node, "value")[1], _get_text(node, "footprint"), fields, symbol)
    nets = {}
    for net in find_children(get_child(tree, "nets"), "net"):
        nets[get_child(net, "name")[1]] = [
            (get_child(n, "ref")[1], get_child(n, "pin")[1]) for n in find_children(net, "node")
        ]
    return Netlist(dict(sorted(components.items(), key=lambda item: make_natural_key(item[0]))), nets)


def parse_expression(text: str) -> list:
    """Parse the s-expressions of a KiCad file into nested lists; strings lose their quotes."""
    stack: list[list] = [[]]
    for token in _TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token == ")":
            node = stack.pop()
            stack[-1].append(node)
        else:
            stack[-1].append(token[1:-1] if token.startswith('"') else token)
    return stack[0][0]


def find_children(node: list, name: str) -> Iterator[list]:
    return (item for item in node if isinstance(item, list) and item and item[0] == name)


def get_child(node: list, name: str) -> list:
    for child in find_children(node, name):
        return child
    raise ValueError(f"the netlist has no ({name} ...) in ({node[0]} ...)")


def _get_text(node: list, name: str) -> str:
    child = next(find_children(node, name), [])
    return child[1] if len(child) > 1 else ""
