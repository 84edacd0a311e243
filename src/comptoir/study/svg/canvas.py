"""Paper to draw on, and the few things all four pictures need: seat marks, lines of text, rows of players."""

from xml.sax.saxutils import escape

PAPER, CREMA, LATTE, INK, QUIET = "#FBF6EC", "#F3E7D3", "#DFC49C", "#21160F", "#6B5344"
# The colours and marks of seats and cars, in their order.
COLOURS = ("#2A6FB8", "#C23B31", "#2B2A2D", "#E2AC1B", "#F6F1E6", "#2E8559")
ON_COLOUR = ("#FFFFFF", "#FFFFFF", "#FFFFFF", INK, INK, "#FFFFFF")
MARKS = ("●", "▲", "■", "★", "◆", "✚")
SANS = "Figtree, system-ui, sans-serif"


class Canvas:
    """A picture that grows part by part; what is drawn later lies above."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.parts: list[str] = []

    def add(self, part: str) -> None:
        self.parts.append(part)

    def box(self, x: float, y: float, width: float, height: float, fill: str, round_: float = 6) -> None:
        self.add(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{round_:g}" '
            f'fill="{fill}" stroke="{INK}" stroke-opacity="0.25"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = INK) -> None:
        self.add(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-opacity="0.45"/>'
        )

    def text(self, x: float, y: float, words: str, size: float = 13, colour: str = INK, anchor: str = "middle") -> None:
        self.add(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}">'
            f"{escape(words)}</text>"
        )

    def seat(self, x: float, y: float, seat: int, radius: float = 10) -> None:
        """A seat's disc with its mark, so that colour alone need not tell them apart."""
        self.disc(x, y, radius, COLOURS[seat])
        self.text(x, y + radius * 0.4, MARKS[seat], radius * 1.15, ON_COLOUR[seat])

    def players(self, top: float, names: list[str], said: list[str], asked: list[int], marks: bool = True) -> None:
        """One line for each player, in bold for whoever is asked; without marks where they would be those of cars."""
        for seat, (name, line) in enumerate(zip(names, said, strict=True)):
            self.player(top + 24 * seat, seat, f"{name} · {line}", seat in asked, marks)

    def player(self, y: float, seat: int, text: str, asked: bool, marks: bool = True) -> None:
        if marks:
            self.seat(24, y - 4, seat, 8)
        self.line(40 if marks else 16, y, text, 13, INK, bold=asked)

    def line(self, x: float, y: float, text: str, size: float, colour: str, bold: bool = False) -> None:
        """Text from here on, squeezed where it would be wider than the picture."""
        room = self.width - x - 16
        wide = len(text) * size * 0.55 > room
        squeezed = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if wide else ""
        weight = ' font-weight="700"' if bold else ""
        self.add(
            f'<text x="{x:g}" y="{y:.1f}" font-size="{size:g}" fill="{colour}"{weight}{squeezed}>{escape(text)}</text>'
        )

    def svg(self, title: str) -> str:
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{SANS}">'
        paper = f'<rect width="{self.width:g}" height="{self.height:g}" rx="14" fill="{PAPER}"/>'
        return "\n".join([head, f"<title>{escape(title)}</title>", paper, *self.parts, "</svg>"]) + "\n"
