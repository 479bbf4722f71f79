"""A scoreboard for OBS: a page with the scores, whose turn it is and the color in force, live.

    .venv/bin/python -m host_tools.examples.scoreboard

Then add a source "Browser" in OBS with the address that is printed; only this computer can open it.
It needs a tray on USB, or the virtual one: `./tray24 play --link 2424`, and here `--port socket://127.0.0.1:2424`.
"""

from host_tools.follower import Arguments, create_parser, follow_tray, run_program
from host_tools.pages.servers import serve_live_page

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Scoreboard</title>
<link rel="icon" href="data:,">
<style>
  body { font: 28px sans-serif; color: white; text-shadow: 0 0 6px black }
  #headline { border-left: 14px solid transparent; padding-left: 10px }
  td { padding: 2px 14px } td + td { text-align: right }
  .turn { background: #0009 } .won { color: gold }
</style>
<p id="headline"></p>
<table id="seats"></table>
<script>
  async function show() {
    const answer = await fetch("table.json", { signal: AbortSignal.timeout(5000) });
    const table = await answer.json();
    headline.textContent = table.trouble || table.headline;
    headline.style.borderColor = table.color || "transparent";
    seats.replaceChildren(...table.seats.map((seat) => {
      const row = document.createElement("tr");
      row.className = seat.has_won ? "won" : seat.is_to_choose ? "turn" : "";
      for (const words of [seat.name, seat.score]) row.insertCell().textContent = words;
      return row;
    }));
  }
  async function follow() {
    await show().catch(() => headline.textContent = "No connection to the tray");
    setTimeout(follow, 300);
  }
  follow();
</script>"""


def serve_scoreboard(arguments: Arguments) -> None:
    serve_live_page(PAGE, follow_tray(arguments.port), arguments.http, "The scoreboard")


def main(arguments: list[str] | None = None) -> int:
    parser = create_parser(__doc__)
    parser.add_argument("--http", type=int, default=8030, metavar="P", help="port of the page; 0 takes a free one")
    return run_program(parser, serve_scoreboard, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
