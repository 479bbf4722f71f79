"""The tray in Home Assistant, over MQTT with discovery: sensors for the match, events for what happens.

    uv run host_tools/examples/home_assistant.py 192.168.1.2

The address is your broker's; MQTT_USER and MQTT_PASSWORD in the environment are those of a user there.
It needs a tray on USB, or the virtual one: `./tray24 play --link 2424`, and here `--port socket://127.0.0.1:2424`.
"""
# /// script
# requires-python = ">=3.11"
# dependencies = ["paho-mqtt==2.2.0", "tray24[device]"]
# [tool.uv.sources]
# tray24 = { path = "../..", editable = true }
# ///

import json
import os

from host_tools.errors import Failure
from host_tools.follower import Arguments, create_parser, follow_tray, load_library, run_program

SENSORS = {"headline": "Match", "title": "Game", "turn": "To choose", "color": "Color"}
STATE = {"p": "sensor", "state_topic": "tray24/state", "json_attributes_topic": "tray24/state"}
EVENT = {"p": "event", "name": "Event", "state_topic": "tray24/event", "event_types": ["news", "begun", "hand", "won"]}
PARTS = {key: STATE | {"name": name, "value_template": "{{ value_json.%s }}" % key} for key, name in SENSORS.items()}
PARTS = {key: part | {"unique_id": f"tray24_{key}"} for key, part in (PARTS | {"event": EVENT}).items()}
DEVICE = {"dev": {"ids": "tray24", "name": "Tray24"}, "o": {"name": "tray24"}, "avty_t": "tray24/status", "cmps": PARTS}


def announce_tray(client, data, flags, reason, properties) -> None:
    """Publish the tray's entities, and that the tray is online, after each connection to the broker."""
    print(f"The MQTT broker says: {reason}")
    client.publish("homeassistant/device/tray24/config", json.dumps(DEVICE), retain=True)
    client.publish("tray24/status", "online", retain=True)


def publish_tables(arguments: Arguments) -> None:
    mqtt = load_library("paho.mqtt.client", "paho-mqtt==2.2.0")
    client = mqtt.Client(mqtt.CallbackAPIVersion.VERSION2)
    client.username_pw_set(os.environ.get("MQTT_USER"), os.environ.get("MQTT_PASSWORD"))
    client.will_set("tray24/status", "offline", retain=True)
    client.on_connect = announce_tray
    try:
        client.connect(arguments.address)
    except OSError as error:
        raise Failure(f"no MQTT broker answers at {arguments.address}: {error}. Check the address") from None
    client.loop_start()
    for table in follow_tray(arguments.port):
        client.publish("tray24/state", table.to_json(), retain=True)
        for event in [*table.happened, *["news"] * bool(table.news)]:
            client.publish("tray24/event", json.dumps({"event_type": event, "words": table.news}))


def main(arguments: list[str] | None = None) -> int:
    parser = create_parser(__doc__)
    parser.add_argument("address", help="of the MQTT broker, such as 192.168.1.2 or homeassistant.local")
    return run_program(parser, publish_tables, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
