"""TypeScript's compiler, and the types of the messages between page and server, made from their schema."""

import json
import platform
import sys
import tomllib
from pathlib import Path

from host_tools.checking.tree import Tree
from host_tools.errors import Failure
from host_tools.site import npm
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web.schema.document import document

_PIN = Path(__file__).with_name("typescript.toml")
_PROJECTS = "simulator/tsconfig*.json"  # their comments say what each holds
_MESSAGES = ".cache/messages.d.ts"
_PROCESSORS = {"amd64": "x64", "x86_64": "x64", "aarch64": "arm64"}  # as npm names them
_TYPES = {"boolean": "boolean", "integer": "number", "null": "null", "string": "string"}
say = HostTexts("check")


def command(tree: Tree) -> tuple[str, ...]:
    """Write the types of messages, and return the command that checks all projects. Raise Failure without npm."""
    path = tree.root / _MESSAGES
    path.parent.mkdir(exist_ok=True)
    path.write_text(message_types(), encoding="utf-8")
    projects = sorted(path.relative_to(tree.root).as_posix() for path in tree.root.glob(_PROJECTS))
    return (str(_compiler()), "--build", "--force", *projects)


def _compiler() -> Path:
    """Return the compiler for this machine, fetched by npm unless it is in the cache."""
    processor = platform.machine().lower()
    machine = f"{sys.platform}-{_PROCESSORS.get(processor, processor)}"
    pin = tomllib.loads(_PIN.read_text(encoding="utf-8"))
    if machine not in pin["integrity"]:
        raise Failure(say("no-typescript", machine=machine))
    package = npm.get(f"@typescript/typescript-{machine}", pin | {"integrity": pin["integrity"][machine]})
    return package / "lib" / ("tsc.exe" if sys.platform == "win32" else "tsc")


def message_types() -> str:
    """Return the declarations of News, a message of the server, and PageRequest, one of the page."""
    requests = " | ".join(_type(request) for request in document()["requests"].values())
    return f"type News = {_type(document()['news'])};\ntype PageRequest = {requests};\n"


def _type(schema: JsonObject) -> str:
    """Return the type of the values that fit a schema, as far as TypeScript can say it."""
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " | ".join(_compound(kind, schema) if kind in ("array", "object") else _TYPES[kind] for kind in kinds)


def _compound(kind: str, schema: JsonObject) -> str:
    if kind == "array":
        items = schema["items"]
        return f"[{', '.join(map(_type, items))}]" if isinstance(items, list) else f"({_type(items)})[]"
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if values else 'any'}>"
    fields = [
        f"{name}{'' if name in schema['required'] else '?'}: {_type(value)}"
        for name, value in schema["properties"].items()
    ]
    return f"{{ {'; '.join(fields)} }}"
