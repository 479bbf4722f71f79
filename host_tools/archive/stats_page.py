"""The page of `stats`: charts and figures in one file, light and dark, for large and small screens, without network."""

import html
import json
from collections.abc import Iterator
from datetime import date

import vl_convert

from host_tools.archive.charts import Drawing, drawings, specification, vega_lite_version
from host_tools.archive.kinds import HANDS, has_uno, title_of
from host_tools.archive.summary import COUNTS, Summary, Tally
from host_tools.archive.themes import COLORS, FONT, vega_config
from host_tools.terminal.phrases import counted

_DRAW = """
const figures = JSON.parse(document.getElementById("figures").textContent);
const themes = JSON.parse(document.getElementById("themes").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)");
let drawn = [];
async function draw() {
  const config = themes[dark.matches ? "dark" : "light"];
  for (const view of drawn.splice(0)) view.finalize();
  drawn = await Promise.all(figures.map((spec, at) =>
    vegaEmbed(`#figure-${at}`, { ...spec, config }, { actions: false, renderer: "svg" })));
  document.documentElement.dataset.drawn = dark.matches ? "dark" : "light";
}
dark.addEventListener("change", draw);
draw();
"""
_HEAD = ("Player", "Matches", "Wins", "Rate", "Best run", "Average", "Best", "Hands")
_COUNTS_HEAD = ("UNO", "Catches", "Caught", "Penalties", "Dice")
# Nothing may come from anywhere else; the charts' library compiles its expressions.
_POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:"


def make_page(summary: Summary) -> str:
    """The whole page as HTML."""
    figures = list(drawings(summary))
    numbers = {id(drawing): number for number, drawing in enumerate(figures)}
    sections = [_section("", "", [figure for figure in figures if not figure.kind], numbers, _highlights(summary))]
    for kind, tallies in summary.by_game.items():
        own = [figure for figure in figures if figure.kind == kind]
        sections.append(_section(kind, title_of(kind), own, numbers, "", _table(kind, tallies)))
    library = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed", vl_version=vega_lite_version()).replace(
        "</script", "<\\/script"
    )
    themes = {scheme: vega_config(scheme) for scheme in COLORS}
    return "".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            '<meta name="color-scheme" content="light dark">\n',
            f"<title>Our games | Tray24</title>\n<style>{_style()}</style>\n</head>\n<body>\n",
            f'<header><p class="brand">Tray24</p><h1>Our games</h1><p>{_span(summary)}</p>{_links(summary)}</header>\n',
            "<main>\n",
            *sections,
            f"</main>\n<footer>{_left_out(summary)}</footer>\n",
            _json("figures", [specification(figure.chart) for figure in figures]),
            _json("themes", themes),
            f'<script type="module">\n{library}\n{_DRAW}</script>\n</body>\n</html>\n',
        ]
    )


def _json(name: str, value: object) -> str:
    """Data for the scripts. Names of players must not end it early."""
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>\n'


# What stands above.


def _day(iso: str) -> str:
    day = date.fromisoformat(iso)
    return f"{day.day} {day:%B %Y}"


def _span(summary: Summary) -> str:
    first, last = summary.evenings[0].day, summary.evenings[-1].day
    days = f"on {_day(first)}" if first == last else f"from {_day(first)} to {_day(last)}"
    matches = counted(len(summary.matches), "match", "matches")
    return f"{matches} in {counted(len(summary.evenings), 'evening', 'evenings')}, {days}"


def _links(summary: Summary) -> str:
    """To each game, where there are several."""
    links = [f'<a href="#{_anchor(kind)}">{html.escape(title_of(kind))}</a>' for kind in summary.by_game]
    return f'<nav aria-label="Games">{"".join(links)}</nav>' if len(links) > 1 else ""


def _anchor(kind: str) -> str:
    return html.escape(kind.replace(",", "").replace(" ", "-"))


def _left_out(summary: Summary) -> str:
    parts = [f"{counted(summary.unfinished, 'match', 'matches')} given up"] if summary.unfinished else []
    parts += [f"{counted(summary.faulty, 'record', 'records')} not legal"] if summary.faulty else []
    return f"Not counted: {' and '.join(parts)}." if parts else ""


def _highlights(summary: Summary) -> str:
    tiles = "".join(
        f"<li><b>{html.escape(figure)}</b><span>{html.escape(words)}</span><em>{html.escape(who)}</em></li>"
        for figure, words, who in _best(summary)
    )
    return f'<ul class="tiles">{tiles}</ul>' if tiles else ""


def _best(summary: Summary) -> Iterator[tuple[str, str, str]]:
    """What a family is proud of, or not: (figure, what it is, whose it is)."""
    every = [tally for tallies in summary.by_game.values() for tally in tallies]
    runs = max(summary.totals, key=lambda one: one.longest_run)
    if runs.longest_run > 1:
        yield str(runs.longest_run), "wins in a row", runs.player
    for kind, tallies in summary.by_game.items():
        if not kind.endswith(HANDS) and not tallies[0].low_wins:
            best = max(tallies, key=lambda one: one.best)
            yield str(best.best), f"points in {title_of(kind)}", best.player
    for name, words in (("catches", "caught without UNO"), ("penalty_dice", "drawn as penalties")):
        totals: dict[str, int] = {}
        for tally in every:
            totals[tally.player] = totals.get(tally.player, 0) + tally.counts[name]
        most = max(totals, key=lambda player: totals[player])
        if totals[most]:
            yield str(totals[most]), words, most


# Sections.


def _section(
    kind: str, title: str, figures: list[Drawing], numbers: dict[int, int], above: str, below: str = ""
) -> str:
    cards = "".join(
        f'<figure class="card"><figcaption><h3>{html.escape(figure.title)}</h3><p>{html.escape(figure.words)}</p>'
        f'</figcaption><div class="chart" id="figure-{numbers[id(figure)]}" role="img" '
        f'aria-label="{html.escape(figure.title)}. {html.escape(figure.words)}"></div></figure>\n'
        for figure in figures
    )
    head = f"<h2>{html.escape(title)}</h2>\n" if title else ""
    name = f' id="{_anchor(kind)}"' if kind else ""
    return f'<section{name}>\n{head}{above}<div class="cards">\n{cards}</div>\n{below}</section>\n'


def _table(kind: str, tallies: list[Tally]) -> str:
    """The figures behind the charts."""
    with_uno = has_uno(kind)
    head = "".join(f"<th scope=col>{name}</th>" for name in _HEAD + (_COUNTS_HEAD if with_uno else ()))
    rows = "".join(f"<tr>{_row(tally, with_uno)}</tr>\n" for tally in tallies)
    return (
        f'<details class="card"><summary>All figures</summary><div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details>\n"
    )


def _row(tally: Tally, with_uno: bool) -> str:
    rate = "–" if tally.rate is None else f"{100 * tally.rate:.0f} %"
    cells = [tally.matches, tally.wins, rate, tally.longest_run, f"{tally.average:.1f}", tally.best, tally.hands]
    cells += [tally.counts[name] for name in COUNTS] if with_uno else []
    return f"<th scope=row>{html.escape(tally.player)}</th>" + "".join(f"<td>{cell}</td>" for cell in cells)


# Looks.


def _style() -> str:
    variables = {
        scheme: "".join(f"--{name}: {value};" for name, value in colors.items() if " " not in value)
        for scheme, colors in COLORS.items()
    }
    return f"""
:root {{ {variables["light"]} font: 400 16px/1.45 {FONT}; font-variant-numeric: tabular-nums; }}
@media (prefers-color-scheme: dark) {{ :root {{ {variables["dark"]} }} }}
* {{ box-sizing: border-box; margin: 0; }}
body {{ background: var(--table); color: var(--ink); padding: 32px clamp(12px, 3vw, 44px) 40px; }}
body > * {{ max-width: 1240px; margin-inline: auto; }}
.brand {{ font-weight: 640; letter-spacing: -.02em; color: var(--ink-2); }}
h1 {{ font-size: clamp(32px, 6vw, 46px); line-height: 1.1; letter-spacing: -.03em; font-weight: 680; }}
header h1 + p {{ color: var(--ink-2); margin-top: 6px; }}
nav {{ display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }}
nav a {{ display: inline-flex; align-items: center; min-height: 44px; padding: 0 15px; border-radius: 99px; color: var(--ink); text-decoration: none; font-weight: 560; background: var(--card); }}
nav a:hover {{ text-decoration: underline; text-underline-offset: 3px; }}
h2 {{ font-size: 25px; letter-spacing: -.02em; font-weight: 660; margin: 46px 0 14px; }}
h3 {{ font-size: 17px; font-weight: 640; letter-spacing: -.01em; }}
figcaption p, footer {{ color: var(--ink-2); font-size: 14px; }}
.cards {{ display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 370px), 1fr)); }}
.card {{ background: var(--card); border-radius: 18px; padding: 18px 20px 16px; min-width: 0; box-shadow: 0 1px 0 rgb(0 0 0 / .08), 0 10px 24px -16px rgb(0 0 0 / .35); }}
.chart {{ width: 100%; margin-top: 14px; min-height: 60px; }}
.chart svg {{ display: block; max-width: 100%; overflow: visible; }}
.tiles {{ list-style: none; padding: 0; margin: 26px 0 16px; display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); }}
.tiles li {{ background: var(--card); border-radius: 18px; padding: 14px 18px 15px; display: grid; }}
.tiles b {{ font-size: 33px; line-height: 1.15; letter-spacing: -.03em; font-weight: 680; }}
.tiles span {{ font-size: 14px; color: var(--ink-2); line-height: 1.3; }}
.tiles em {{ font-style: normal; font-weight: 600; margin-top: 4px; overflow-wrap: anywhere; }}
details {{ margin-top: 16px; }}
summary {{ cursor: pointer; font-weight: 600; min-height: 28px; }}
.wide {{ overflow-x: auto; margin-top: 8px; }}
table {{ border-collapse: collapse; width: 100%; font-size: 14px; white-space: nowrap; }}
th, td {{ padding: 7px 10px; text-align: right; border-bottom: 1px solid var(--line); }}
thead th {{ color: var(--ink-2); font-weight: 500; }}
th:first-child {{ text-align: left; padding-left: 0; font-weight: 600; }}
footer {{ margin-top: 34px; }}
:focus-visible {{ outline: 2px solid var(--ink); outline-offset: 3px; border-radius: 6px; }}
@media (max-width: 520px) {{ body {{ padding-top: 22px; }} .card {{ padding: 16px 14px 12px; }} .tiles {{ grid-template-columns: 1fr 1fr; }} }}
@media print {{ .card, .tiles li {{ break-inside: avoid; box-shadow: none; }} }}
"""
