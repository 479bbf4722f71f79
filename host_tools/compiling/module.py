"""A module's source, and what is to be edited in it: no edit reaches over a line's end."""

import ast

from host_tools.compiling.scopes import imports_of


class Module:
    """`name`, the syntax `tree` with all its `nodes`, and `imported`: name here -> (module it is from, name there)."""

    def __init__(self, name: str, source: str):
        self.name = name
        self.tree = ast.parse(source)
        self.nodes = list(ast.walk(self.tree))
        self.imported = {name: (module, original) for name, module, original in imports_of(self.nodes)}
        self._lines = [line.encode() for line in source.splitlines(keepends=True)]
        self._edits: dict[tuple[int, int], tuple[int, str]] = {}

    def replace(self, node: ast.expr | ast.arg, text: str, length: int | None = None) -> None:
        """Put `text` in the node's place, or in place of as many bytes at its beginning."""
        end = node.end_col_offset if length is None else node.col_offset + length
        assert end is not None
        self._edit(node.lineno, node.col_offset, end, text)

    def replace_end(self, node: ast.expr, old: str, text: str) -> None:
        """Put `text` in place of the `old` one that the node ends with."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        self._edit(node.end_lineno, node.end_col_offset - len(old.encode()), node.end_col_offset, text)

    def replace_name(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, text: str) -> None:
        """Call a function or class otherwise where it is defined."""
        name = node.name.encode()
        start = self._lines[node.lineno - 1].index(b" " + name, node.col_offset) + 1
        self._edit(node.lineno, start, start + len(name), text)

    def blank(self, statement: ast.stmt, text: str = "pass") -> None:
        """Put a short statement in place of a longer one, on its first line."""
        assert statement.end_lineno is not None and statement.end_col_offset is not None
        for number in range(statement.lineno, statement.end_lineno + 1):
            first, last = number == statement.lineno, number == statement.end_lineno
            line = self._lines[number - 1]
            start = statement.col_offset if first else 0
            end = statement.end_col_offset if last else len(line.rstrip(b"\r\n"))
            self._edit(number, start, end, text if first else "")

    def _edit(self, number: int, start: int, end: int, text: str) -> None:
        """In place of all that was to be edited there."""
        for place in [at for at in self._edits if at[0] == number and start <= at[1] < end]:
            del self._edits[place]
        self._edits[number, start] = end, text

    def written(self) -> str:
        """The source with all edits made."""
        lines = list(self._lines)
        for (number, start), (end, text) in sorted(self._edits.items(), reverse=True):
            line = lines[number - 1]
            lines[number - 1] = line[:start] + text.encode() + line[end:]
        return b"".join(lines).decode()
