"""The command `words`: check the texts, begin a translation, or list the texts that a translation lacks."""

import argparse
from pathlib import Path

from host_tools.errors import Failure, UsageError
from host_tools.languages.parts import ENGLISH, add_language, find_faults, find_missing, list_languages
from simulator.texts import HostTexts

say = HostTexts("words")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = say("about")
    mode_group = parser.add_mutually_exclusive_group()
    mode_group.add_argument("--check", action="store_true", help=say("check-help"))
    mode_group.add_argument("--new", metavar="LANGUAGE", help=say("new-help"))
    mode_group.add_argument("--missing", nargs="?", const="", metavar="LANGUAGE", help=say("missing-help"))
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER", help=say("folder-help"))


def run(arguments: argparse.Namespace) -> int:
    for folder in arguments.folders:
        if not (folder / "words.ftl").exists():
            raise UsageError(say("no-source", folder=str(folder)))
    if arguments.missing is not None:
        return _print_missing(arguments.missing)
    if arguments.new:
        print(say("begun", folder=str(add_language(arguments.new))))
        return 0
    if found := find_faults(*(folder.resolve() for folder in arguments.folders)):
        raise Failure("\n".join(found))
    print(say("sound"))
    return 0


def _print_missing(language: str) -> int:
    """Print the texts that the translation into `language` lacks, or that each translation lacks if it is "".

    Return the exit code: 1 if any text is missing.
    """
    known = [name for name in list_languages() if name != ENGLISH]
    if language and language not in known:
        raise UsageError(say("no-translation", language=language, languages=", ".join(known)))
    languages = [language] if language else known
    found = {name: find_missing(name) for name in languages}
    for name, lines in found.items():
        for line in lines:
            print(f"{name}/{line}")
    if not any(found.values()):
        print(say("nothing-missing", languages=", ".join(languages)))
    return int(any(found.values()))
