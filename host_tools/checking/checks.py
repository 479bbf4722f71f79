"""The list of all checks, and how they are run."""

from collections.abc import Callable, Iterable, Iterator

from host_tools.checking import documents, imports, outside, sizes, texts
from host_tools.checking.tree import Tree

# Each yields its findings: where, and what is wrong.
OWN: dict[str, Callable[[Tree], Iterable[str]]] = {
    "imports": imports.check_imports,
    "circles": imports.check_circles,
    "nesting": imports.check_nesting,
    "work": imports.check_work,
    "sizes": sizes.check_sizes,
    "lines": sizes.check_lines,
    "prose": sizes.check_prose,
    "citations": documents.check_citations,
    "links": documents.check_links,
    "folders": documents.check_folders,
    "paths": documents.check_paths,
    "forms": documents.check_forms,
    "locks": documents.check_locks,
    "styles": documents.check_styles,
    "foreign": documents.check_foreign,
    "sentences": texts.check_sentences,
    "keys": texts.check_keys,
}
NAMES = (*OWN, *outside.NAMES)
SLOW = ("pyright",)  # it takes minutes of processor time


def run(tree: Tree, names: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Run checks, and yield each one's name and findings. Those of others run beside ours."""
    started = {}
    try:
        for name in names:
            if name not in OWN:
                started[name] = outside.Started(tree, name)
        yield from ((name, list(OWN[name](tree))) for name in names if name in OWN)
        yield from ((name, list(process.findings())) for name, process in started.items())
    finally:
        for process in started.values():
            process.stop()
