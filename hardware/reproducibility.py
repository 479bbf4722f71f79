"""The check that the same inputs make the same bytes: all products are made again in a copy of the checkout."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from hardware.products import KICAD, PRODUCTS, ROOT, Product, hash_outputs

FOLDERS = ("firmware", "hardware", "simulator")
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "release")
Make = Callable[[Product, Path], None]


def copy_checkout(target: Path) -> None:
    """Copy the inputs of all products to a folder, and also the products, as some are inputs of others."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, target / name, ignore=_LEFT_OUT)


def repeat_products(
    target: Path, make_product: Make, products: tuple[Product, ...] = PRODUCTS
) -> Iterator[tuple[str, bool]]:
    """Make each product in a copy of the checkout; yield a report line, and whether this line is about a fault.

    A product that differs from the checkout's is made once more in the copy. It is a fault if the two results differ.
    Otherwise it is no fault if only the installed tools explain the difference: other versions of KiCad write other
    files, other graphics drivers draw other pixels.
    """
    for product in products:
        hashes, copy_hashes = hash_outputs(product, ROOT), _make_again(product, target, make_product)
        differing_names = _find_differences(hashes, copy_hashes)
        if not differing_names:
            yield f"{product.name}: made again with the same bytes", False
        elif unstable_names := _find_differences(copy_hashes, _make_again(product, target, make_product)):
            yield f"{product.name}: differs each time: {', '.join(unstable_names)}", True
        else:
            is_fault = not all(_is_tool_dependent(product, name) for name in differing_names)
            yield (
                f"{product.name}: the same bytes twice, but not those of build/: {', '.join(differing_names)}",
                is_fault,
            )


def _make_again(product: Product, target: Path, make_product: Make) -> dict[str, str]:
    for name in hash_outputs(product, target):
        (target / name).unlink()
    make_product(product, target)
    return hash_outputs(product, target)


def _find_differences(first: dict[str, str], second: dict[str, str]) -> list[str]:
    return sorted(name for name in {*first, *second} if first.get(name) != second.get(name))


def _is_tool_dependent(product: Product, name: str) -> bool:
    """Return whether a file may differ where other tools are installed: KiCad made it, or it is a rendered picture."""
    return name.endswith(".png") or any(python == KICAD for python, _ in product.steps)
