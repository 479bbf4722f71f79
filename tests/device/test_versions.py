"""The images of earlier releases start on a flash with the files of this version, and lose no file."""

import json
from pathlib import Path

import prepared_matches
import pytest

from simulator.pico.storage import read_files

VERSIONS = Path(__file__).resolve().parents[1] / "versions"
IMAGES = sorted(VERSIONS.glob("*/tray24.uf2"))
BOOT_MS = 5_000


@pytest.mark.parametrize("image", IMAGES, ids=lambda path: path.parent.name)
@pytest.mark.parametrize("game", ["basic", pytest.param("dominoes", marks=pytest.mark.long)])
def test_an_earlier_image_starts_with_the_files_of_today(new_tray, image, game):
    from simulator.pico.flash import build_flash
    from simulator.pico.storage import replace_files

    files = {
        "match.t24": prepared_matches.PreparedRound(game, 1).journal,
        "kept0001.t24": prepared_matches.PreparedRound("line", 2).journal,
        "rec0003.t24": prepared_matches.PreparedRound("basic", 2).journal + b"# a line that nobody knows # 00000000\n",
        "settings.txt": b"bot_speed=4\nname1=Mira\na_setting_of_later=7\n",
        "sensors.cal": (VERSIONS / "0.2.0" / "sensors.cal").read_bytes()[:4] + b"\x09" + bytes(392),
        "totals.txt": b"yacht 1 210 7\n",
    }
    pico = new_tray(
        replace_files(build_flash(image.read_bytes()), {f"data/{name}": data for name, data in files.items()})
    )
    pico.run_ms(BOOT_MS)
    pico.type_keys(b'{"id":1,"do":"hello"}\n')
    pico.run_until(lambda: '"id":1' in pico.text and pico.text.endswith("\n"))
    reply = next(json.loads(line) for line in pico.pop_text().splitlines() if '"id":1' in line)
    assert reply["ok"]["tray24"] == image.parent.name
    files_after = read_files(pico.get_flash_image())
    contents = list(files_after.values())
    for name, data in files.items():
        assert any(data in other for other in contents), f"{name} is lost: {sorted(files_after)}"
    assert "crash.txt" not in files_after
