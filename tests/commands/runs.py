"""The runs of each command as somebody types it: on a tray, on an emulated Pico and without one.

`test_every_option.py` compares these tables with the parsers: a command or an option that is missing here fails there.
"""

from dataclasses import dataclass

INTERRUPTED = 130


@dataclass(frozen=True)
class Run:
    """One run of a command: its words, a pattern for its output or its errors, and its exit code.

    The test replaces words in braces: {port} is the tray's port, {out} a folder, {record} and {app} are files,
    {cluster} is the address of a scheduler. A run whose code is INTERRUPTED runs in a separate process until Ctrl-C.
    """

    words: str
    says: str
    code: int = 0


# On the tray of one `play --link`. The runs of one entry follow one another in the same folder.
WITH_TRAY = {
    "app": (
        Run("app put {app} memory --port {port}", r"hello: \d+ bytes\nmemory: \d+ bytes"),
        Run("app list --port {port}", r"hello\nmemory"),
        Run("app run {app} --port {port}", "Hello from the tray\n.*hello has ended"),
        Run("app remove hello memory.py --port {port}", "hello"),
        Run("app list --port {port}", r"\A(?!.*hello)"),
    ),
    "setup": (
        Run(
            "setup --port {port} --drive {out} --kind full --led-ma 5 --led-path rows --led-colors grb "
            "--display ssd1306",
            "the simulator's tray runs on Python.*No fault was found.*the simulator calibrates its tray by itself.*"
            "The tray is ready",
        ),
    ),
    "flash": (
        Run("flash --port {port} --drive {out} --again --yes --json", "cannot be flashed: the simulator's tray", 1),
    ),
    "doctor": (
        Run("doctor --port {port}", "No fault was found in what was tested"),
        Run("doctor --port {port} --bare --json", '"bare": true'),
    ),
    "calibrate": (Run("calibrate --port {port}", "start it in a terminal", 2),),
    "monitor": (
        Run("monitor --port {port}", "connected", INTERRUPTED),
        Run("monitor --port {port} --json", '"event": "connected"', INTERRUPTED),
    ),
    "mirror": (Run("mirror --port {port} --http 0 --no-browser", "http://127.0.0.1", INTERRUPTED),),
    "records": (
        Run("records tray --port {port} --json", '"name": "rec0001.t24"'),
        Run("records pull --port {port} --evening 2026-02-03 --json", '"new": true'),
        Run("records delete rec0001.t24 --port {port} --json", "rec0001"),
        Run("records pull --port {port} --delete", "0 new, 2 known, 2 deleted on the tray"),
        Run("records delete --all --port {port}", "0 of 0"),
    ),
    "trace": (
        Run("trace --port {port} --out {out}/a.trace --seconds 0.5", r"\d\d looks of the sensors"),
        Run("play --trace {out}/a.trace --port 0 --no-browser", "http://127.0.0.1", INTERRUPTED),
    ),
}

# Without a tray.
ALONE = {
    "play": (
        Run("play --host 127.0.0.1 --port 0 --link 0 --kind starter --no-browser", "http://127.0.0.1", INTERRUPTED),
        Run("app run {app} --http 0 --no-browser --kind light", "http://127.0.0.1", INTERRUPTED),
    ),
    "records": (
        Run("records import {record} --evening 2026-02-03 --json", '"new": true'),
        Run("records list --game basic --since 2026-02-01 --json", '"2026-02-03"'),
        Run("records show 1 --json", '"game": "basic"'),
        Run("records evening 2026-02-04 1 --json", "2026-02-04"),
        Run("records export 1 --format csv --out {out}/matches.csv --json", "matches.csv"),
        Run("stats --game basic --since 2026-02-01 --json", '"2026-02-04"'),
    ),
    "replay": (Run("replay {record}", "^ok "),),
    "simulate": (
        Run(
            "simulate basic --seats 2 --matches 1 --seed 1 --option target=20 --bots random --jobs 1 --out "
            "{out}/simulated",
            "^matches=1 ",
        ),
    ),
    "balance": (
        Run(
            "balance yacht --seats 2 --matches 2 --bots random --seed 1 --hours 1 --cluster {cluster} --out "
            "{out}/figures",
            "balance.json",
        ),
    ),
    "scenario": (Run("scenario tests/conformance/line --vm cpython", "passed, 0 failed"),),
    "check": (
        Run("check forms", "^1 check in "),
        Run("check nonsense --quick", "choose from imports, circles", 2),
    ),
    "solve": (Run("solve line --matches 1 --rounds 1 --jobs 1", "line"),),
    "prove": (Run("prove inputs --seed 1 --round 0", "round 0"),),
}

# On one emulated Pico that has booted, with the released image; each entry begins with the same state of it.
ON_PICO = {
    "app": (
        Run("app put {app} --port {port}", r"hello: \d+ bytes"),
        Run("app list --port {port}", "hello"),
        Run("app run {app} --port {port}", "Hello from the tray\n.*hello has ended"),
        Run("app remove hello --port {port}", "hello"),
    ),
    "setup": (Run("setup --port {port}", "The tray is ready"),),
    "flash": (Run("flash --port {port} --json", '"tray24": '),),
    "doctor": (Run("doctor --port {port} --json", '"bare": false'),),
    "calibrate": (Run("calibrate --port {port}", ""),),
    "monitor": (Run("monitor --port {port} --json", '"event": "connected"', INTERRUPTED),),
    "mirror": (Run("mirror --port {port} --http 0 --no-browser", "http://127.0.0.1", INTERRUPTED),),
    "records": (
        Run("records tray --port {port}", "no finished match|Name"),
        Run("records pull --port {port}", "0 on the tray"),
        Run("records delete --all --port {port}", "0 of 0"),
    ),
    "trace": (Run("trace --port {port} --out {out}/a.trace --seconds 0.5", r"\d\d looks of the sensors"),),
    "pico": (
        Run("pico --port 0 --blank --drive {out}/drive --flash {out}/flash", "serial port: socket://", INTERRUPTED),
        Run("pico --port 0 --kind light", "serial port: socket://", INTERRUPTED),
    ),
    "bench": (Run("bench pico --only files --json --uf2 firmware/release/tray24.uf2", '"value"'),),
}

# Commands and options that another test runs as somebody types them: the test, from tests/.
ELSEWHERE = {
    "balance --cluster-tls": "host_tools/test_cluster.py::test_matches_are_played_on_a_cluster_with_certificates",
    "balance --jobs": "host_tools/test_balance.py::test_the_results_are_the_same_for_any_number_of_jobs",
    "balance --option": "host_tools/test_balance.py::test_bots_are_rated_against_each_other",
    "bench pico --port": "host_tools/test_bench.py::test_a_board_takes_all_figures"
    "_but_those_that_need_a_hand_or_a_file",
    "bench slot": "host_tools/test_slot.py::test_without_a_terminal_the_command_is_refused",
    "firmware build": "host_tools/test_release.py::test_a_build_writes_the_image_and_its_manifest",
    "firmware build --check": "host_tools/test_release.py::test_a_check_compares_the_bytes",
    "flash --build": "device/test_serial_server.py::test_a_blank_pico_becomes_a_tray"
    "_and_an_update_that_is_cut_off_is_finished",
    "flash --uf2": "device/test_serial_server.py::test_a_blank_pico_becomes_a_tray"
    "_and_an_update_that_is_cut_off_is_finished",
    "prove --again": "host_tools/test_prove.py::test_another_seed_and_again_count_anew",
    "prove --hours": "host_tools/test_prove.py::test_a_campaign_ends_at_its_count_and_writes_its_result",
    "prove --short": "host_tools/test_prove.py::test_a_campaign_that_misses_a_planted_fault_fails",
    "replay --advise": "host_tools/test_replay_advise.py::test_the_command_prints_decisions_and_sums",
    "replay --no-browser": "host_tools/test_interrupt.py::test_a_served_page_ends",
    "replay --page": "host_tools/test_interrupt.py::test_a_served_page_ends",
    "replay --port": "host_tools/test_interrupt.py::test_a_served_page_ends",
    "site": "page/sites.py::build_once",
    "site --home": "host_tools/test_site_addresses.py::test_the_command_takes_addresses_and_refuses_what_is_none",
    "site --out": "page/sites.py::build_once",
    "site --source": "host_tools/test_site_addresses.py::test_the_command_takes_addresses_and_refuses_what_is_none",
    "stats --html": "host_tools/test_stats.py::test_the_page_holds_all_it_needs_and_no_name_breaks_it",
    "stats --player": "host_tools/test_stats.py::test_filters",
    "stats --png": "host_tools/test_stats.py::test_pictures_are_written_as_png_and_svg",
    "stats --svg": "host_tools/test_stats.py::test_pictures_are_written_as_png_and_svg",
    "test": "host_tools/test_interrupt.py::test_the_tests_end",
    "test --level": "host_tools/test_testing.py::test_what_takes_minutes_runs_in_two_processes_by_default",
    "test --whole": "host_tools/test_testing.py::test_what_takes_minutes_runs_in_two_processes_by_default",
    "test --page": "host_tools/test_testing.py::test_page_chooses_the_tests_of_the_page_and_no_level",
    "words": "host_tools/test_words.py::test_a_source_with_a_fault_is_reported_by_file_and_line",
    "words --check": "host_tools/test_words.py::test_a_source_with_a_fault_is_reported_by_file_and_line",
    "words --missing": "host_tools/test_words.py::test_a_message_or_an_attribute_that_a_translation_lacks_is_listed",
    "words --new": "host_tools/test_words.py::test_a_new_language_has_all_parts_its_plurals_and_its_name",
}
_OF_SLOT = "a person puts dice on the slot's kit: test_slot.py leads one through it, device/test_slot_kit.py measures"
_OF_COMPILER = "it compiles for minutes, where there is a compiler: .ci/run builds with --check"
_OF_HARDWARE = "it needs KiCad and minutes: .ci/run runs hardware --check by itself"
_OF_SITE = "it builds the site for a minute first; what serves it then serves replay --page, too"
_OF_YACHT = "it solves for many minutes: test_solver.py solves a part, and tells turns"
# The reason why no test runs a command or an option.
NOT_RUN = {
    "bench slot --out": _OF_SLOT,
    "bench slot --port": _OF_SLOT,
    "firmware build --from": _OF_COMPILER,
    "firmware build --out": _OF_COMPILER,
    "hardware": _OF_HARDWARE,
    "hardware --all": _OF_HARDWARE,
    "hardware --check": _OF_HARDWARE,
    "site --no-browser": _OF_SITE,
    "site --port": _OF_SITE,
    "site --serve": _OF_SITE,
    "solve --set": _OF_YACHT,
    "solve --turns": _OF_YACHT,
}
# Commands for a tray that another test runs on an emulated Pico.
ON_PICO_ELSEWHERE = {
    "bench slot": "device/test_slot_kit.py::test_each_light_is_measured_as_it_is",
}
