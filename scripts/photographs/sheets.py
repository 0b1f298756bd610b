"""Draws puzzles as pictures that a camera might take, for `ninefold bench photographs`: NAME.jpg, and in NAME.txt what is in it.

    ninefold generate --kind classic:4x4 --count 10 > puzzles.txt
    python sheets.py --fonts DIR --out DIR --name sixteen [--symbols 0123456789ABCDEF] [--hand 0.4] [--seed 7] < puzzles.txt
    python sheets.py --fonts DIR --out DIR --name killer < killers.txt
    python sheets.py --pictures DIR --out DIR --name printed < killers.txt

With --pictures the pages are not drawn here but are the pictures 0.png, 1.png and so on of that folder, as `ninefold print` made them of the same puzzles.

Faces and ways of writing are those that nothing was fitted to (made.HELD_OUT, strokes.OTHER_WAYS, strokes.THIRD_WAYS). With --hand that part of the empty squares is filled in by
made handwriting, with any digits: entries are nobody's business but the player's. All of it is made; no page was photographed for this.
"""

import argparse
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

import killers
import made
import strokes

SYMBOLS = "123456789ABCDEFG"
CELL = 44


def puzzles(text):
    for part in text.strip().split("\n\n"):
        head, rows = {}, []
        for line in part.split("\n"):
            name, colon, value = line.partition(":")
            if name.startswith("cage"):
                head.setdefault("cages", []).append(line)
            elif colon:
                head[name] = value.strip()
            elif len(line.strip()) == 81:  # a classic 9x9 is written in one line, and many of them without anything between
                yield {"kind": "classic:3x3"}, [line.strip()[i:i + 9] for i in range(0, 81, 9)]
            elif line.strip():
                rows.append(line.strip())
        if rows:
            yield head, rows


def regions_of(head, n):
    if "regions" in head:
        return ["".join(head["regions"].split())[i * n:(i + 1) * n] for i in range(n)]
    high, wide = (int(side) for side in head["kind"].split(":")[1].split("x"))
    return [[(r // high) * n + c // wide for c in range(n)] for r in range(n)]


def cells_of(text):
    """Cells of a rule: r1c1 r1c2, and r1c1..r3c1 for a line of them."""
    for word in text.split():
        ends = [tuple(int(part) - 1 for part in end[1:].split("c")) for end in word.split("..")]
        (r0, c0), (r1, c1) = ends[0], ends[-1]
        steps = max(abs(r1 - r0), abs(c1 - c0))
        for k in range(steps + 1):
            yield (r0 + (r1 - r0) * k // max(1, steps), c0 + (c1 - c0) * k // max(1, steps))


def caged_page(head, rows, face, rng, style):
    n = len(rows)
    cage = np.full((n, n), -1)
    sums = {}
    for k, line in enumerate(head["cages"]):
        name, _, cells = line.partition(":")
        sums[k] = int(name.split()[1]) if len(name.split()) > 1 else None
        for place in cells_of(cells):
            cage[place] = k
    fonts = lambda size: ImageFont.truetype(face, max(6, round(size)))
    return killers.draw(cage, sums, rows, regions_of(head, n), style(rng), fonts, int(rng.integers(44, 90)), rng, 1)


def page(head, rows, font, rng, hand, written, ways):
    n = len(rows)
    side = CELL * n
    image = Image.new("L", (side + 2 * CELL, side + 2 * CELL), int(rng.integers(215, 250)))
    pen = ImageDraw.Draw(image)
    ink = int(rng.integers(0, 70))
    regions = regions_of(head, n)
    thin, thick = int(rng.integers(1, 3)), int(rng.integers(4, 6))
    at = lambda i: CELL + CELL * i
    for r in range(n + 1):
        for c in range(n + 1):
            if c < n:
                edge = r in (0, n) or regions[r - 1][c] != regions[r][c]
                pen.line((at(c), at(r), at(c + 1), at(r)), fill=ink, width=thick if edge else thin)
            if r < n:
                edge = c in (0, n) or regions[r][c - 1] != regions[r][c]
                pen.line((at(c), at(r), at(c), at(r + 1)), fill=ink, width=thick if edge else thin)
    entries = [["."] * n for _ in range(n)]
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            middle = (at(c) + CELL / 2, at(r) + CELL / 2)
            if sign != ".":
                pen.text(middle, written[SYMBOLS.index(sign)], font=font, fill=ink, anchor="mm")
            elif rng.random() < hand:
                digit = int(rng.integers(1, min(n, 9) + 1))
                entries[r][c] = str(digit)
                drawn = Image.fromarray(strokes.draw(digit, rng, CELL, ways))
                move = rng.integers(-3, 4, 2)
                pen_ink = Image.new("L", drawn.size, int(rng.integers(20, 110)))
                image.paste(pen_ink, (at(c) + int(move[0]), at(r) + int(move[1])), drawn)
    return image, entries


def photographed(image, rng):
    """Seen askew, on a page that is bent a little, in uneven light, a little out of focus, with grain."""
    w, h = image.size
    jump = lambda: rng.uniform(-0.04, 0.04) * w
    quad = [v for x, y in ((0, 0), (0, h), (w, h), (w, 0)) for v in (x + jump(), y + jump())]
    seen = image.transform((w, h), Image.QUAD, quad, Image.BICUBIC, fillcolor=200).filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.1)))
    x = np.asarray(seen, float)
    yy, xx = np.mgrid[0:h, 0:w]
    from_row = np.clip(yy + rng.uniform(-0.012, 0.012) * h * np.sin(rng.uniform(2, 5) * xx / w + rng.uniform(0, 6)), 0, h - 1.001)
    above = from_row.astype(int)
    x = x[above, xx] * (1 - from_row + above) + x[above + 1, xx] * (from_row - above)
    light = 1 - rng.uniform(0, 0.45) * (xx / w * rng.random() + yy / h * rng.random())
    return Image.fromarray(np.clip(x * light + rng.normal(0, rng.uniform(1, 5), x.shape), 0, 255).astype(np.uint8))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--fonts")
    options.add_argument("--pictures")
    options.add_argument("--out", required=True)
    options.add_argument("--name", required=True)
    options.add_argument("--hand", type=float, default=0)
    options.add_argument("--third", action="store_true", help="handwriting of a third hand")
    options.add_argument("--symbols", default=" ".join(SYMBOLS), help="how values are printed, with spaces between")
    options.add_argument("--wide", action="store_true", help="cages in a wider choice of styles: dots, wide and pale lines, shaded cages")
    options.add_argument("--seed", type=int, default=7)
    options = options.parse_args()
    rng = np.random.default_rng(options.seed)
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    faces = [str(path) for path in made.font_files(options.fonts, held_out=True) if not any(word in str(path).lower() for word in made.HAND_FONTS)] if options.fonts else []
    written = options.symbols.split()
    for i, (head, rows) in enumerate(puzzles(sys.stdin.read())):
        entries = None
        if options.pictures:
            image = Image.open(pathlib.Path(options.pictures) / f"{i}.png").convert("L")
            image = ImageOps.expand(image, image.width // 12, 255)
        elif "cages" in head:
            image = caged_page(head, rows, faces[rng.integers(len(faces))], rng, killers.wider_style if options.wide else killers.any_style)
        else:
            size = rng.uniform(0.55, 0.75) if max(map(len, written)) == 1 or len(rows) < 10 else rng.uniform(0.42, 0.55)
            font = ImageFont.truetype(faces[rng.integers(len(faces))], int(CELL * size))
            image, entries = page(head, rows, font, rng, options.hand, written, strokes.THIRD_WAYS if options.third else strokes.OTHER_WAYS)
        photographed(image, rng).save(out / f"{options.name}{i}.jpg", quality=88)
        text = [f"kind: {head['kind']}", *([f"regions: {head['regions']}"] if "regions" in head else []), *head.get("cages", [])]
        if len(rows) > 9:
            text.append(f"symbols: {options.symbols if max(map(len, written)) > 1 else ''.join(written)}")
        if options.hand > 0:
            text.append("entries: " + "".join("".join(row) for row in entries))
        space = " " if max(map(len, written)) > 1 and len(rows) > 9 else ""
        signs = [space.join("." if sign == "." else written[SYMBOLS.index(sign)] for sign in row) for row in rows]
        (out / f"{options.name}{i}.txt").write_text("\n".join([*text, *signs]) + "\n")


main()
