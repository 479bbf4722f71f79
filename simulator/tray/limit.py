"""Code of an app on a desktop, compiled so that it can be interrupted.

A Pico's timer interrupts a loop that never ends (`firmware/micropython/limit`). A desktop has nothing like it that
works in any thread and in a browser, and a tracing function is switched off by the first exception that it raises. So
each loop, function, handler and comprehension of the app counts a step, and the count is the limit: the same app ends
at the same step on every machine.
"""

import ast
from types import CodeType

CHECK = "__step__"  # the function that counts


def compile_limited(source: str, file: str) -> CodeType:
    """Return the code of an app. Its global `__step__` is called at each step, and returns True or raises.

    Raise SyntaxError or ValueError as `compile` does.
    """
    tree = _Steps().visit(ast.parse(source, file))
    return compile(ast.fix_missing_locations(tree), file, "exec")


class _Steps(ast.NodeTransformer):
    """Add a step to each place that can run again and again, or catch the exception that ends it."""

    def _first(self, node):
        self.generic_visit(node)
        node.body.insert(0, ast.copy_location(ast.Expr(_step()), node.body[0]))
        return node

    def _with_docstring(self, node):
        self.generic_visit(node)
        first = node.body[0]
        is_text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        node.body.insert(1 if is_text else 0, ast.copy_location(ast.Expr(_step()), first))
        return node

    def _value(self, node):
        self.generic_visit(node)
        both = ast.IfExp(_step(), node.body, ast.Constant(None))
        node.body = ast.copy_location(both, node.body)
        return node

    def _condition(self, node):
        self.generic_visit(node)
        node.ifs.insert(0, _step())
        return node

    visit_For = visit_While = visit_ExceptHandler = _first
    visit_FunctionDef = _with_docstring
    visit_Lambda = _value
    visit_comprehension = _condition


def _step() -> ast.Call:
    return ast.Call(ast.Name(CHECK, ast.Load()), [], [])
