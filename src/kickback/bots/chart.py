"""The result of an arena as a picture: each bot's share, its interval, and where an even share would be."""

from __future__ import annotations

from xml.sax.saxutils import escape

from kickback.bots.arena import Score, Standing

WIDTH = 720
LEFT = 190
RIGHT = 120
TOP = 64
ROW = 34
BAR = 'stroke-width="6" stroke-linecap="round" stroke-opacity="0.45"'
INKS = {"above even": "#1a7f37", "below even": "#b42318", "open": "#57606a"}


def chart(score: Score) -> str:
    """An SVG that stands alone; colours never carry meaning alone, the verdict is written beside."""
    bottom = TOP + ROW * len(score.standings)
    match = score.match
    title = f"{match.game}: share of wins over {score.games} games"
    kind = "valid at every look" if match.stop else "Wilson"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 44}" width="{WIDTH}" role="img">',
        '<g font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
        f'<text x="16" y="46" fill="#57606a">dot: share; bar: 95 % interval ({kind}); tick: an even share</text>',
    ]
    for percent in range(0, 101, 25):
        x = at(percent / 100)
        parts.append(f'<line x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}" stroke="#d0d7de"/>')
        parts.append(f'<text x="{x}" y="{bottom + 20}" text-anchor="middle" fill="#57606a">{percent} %</text>')
    for row, line in enumerate(score.standings):
        parts += drawn(line, TOP + ROW * row + ROW // 2)
    return "\n".join([*parts, "</g>", "</svg>"]) + "\n"


def at(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def drawn(line: Standing, y: int) -> list[str]:
    ink = INKS[line.verdict]
    name = line.bot if len(line.bot) <= 24 else line.bot[:23] + "…"
    chairs = f" × {line.chairs}" if line.chairs > 1 else ""
    even = at(line.even)
    return [
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}{chairs}</text>',
        f'<line x1="{even}" y1="{y - 11}" x2="{even}" y2="{y + 11}" stroke="#24292f" stroke-width="2"/>',
        f'<line x1="{at(line.low)}" y1="{y}" x2="{at(line.high)}" y2="{y}" stroke="{ink}" {BAR}/>',
        f'<circle cx="{at(line.share)}" cy="{y}" r="5" fill="{ink}"/>',
        f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4}" fill="{ink}">{100 * line.share:.1f} % {line.verdict}</text>',
    ]
