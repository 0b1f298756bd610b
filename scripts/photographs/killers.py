"""Killer puzzles drawn by program: cages, their sums, clues and lines, as train_cages.py fits to them and sheets.py draws whole pages of them."""

import dataclasses

import numpy as np
from PIL import Image, ImageDraw

# Many faces have digits that hang below the line and stand low, as in books, beside the usual ones.
OLD_STYLE = ["onum"]


@dataclasses.dataclass(frozen=True)
class Style:
    """How a page is drawn; lengths are parts of a cell, darkness is 0 to 1."""

    paper: int
    ink: float
    thin: float
    thick: float
    grid: float
    inset: float
    line: float
    outline: float
    dash: float
    gap: float
    size: float
    left: float
    top: float
    cleared: bool
    digit: float
    # How much darker than the paper some cages are at most; 0 for no shading.
    shading: float = 0


def any_style(rng):
    u = rng.uniform
    inset = u(0.035, 0.17)
    solid = rng.random() < 0.12
    dash = u(0.02, 0.2)
    return Style(
        paper=int(rng.integers(190, 256)),
        ink=u(0.65, 1),
        thin=u(0.008, 0.05),
        thick=u(0.05, 0.11),
        grid=u(0.25, 1),
        inset=inset,
        line=u(0.01, 0.04),
        outline=u(0.35, 1),
        dash=1.0 if solid else dash,
        gap=0.0 if solid else dash * u(0.4, 1.6),
        size=u(0.17, 0.3),
        left=u(0.02, 0.08) + inset * u(0.1, 1),
        top=u(0.01, 0.07) + inset * u(0.1, 1),
        cleared=rng.random() < 0.55,
        digit=u(0.55, 0.78),
    )


def wider_style(rng):
    """As above with a wider choice, to be fitted to: dots, lines that lie on those of the grid or far inside, sums of any size nearly anywhere in the corner, shaded cages."""
    u = rng.uniform
    style = any_style(rng)
    if rng.random() < 0.5:
        return style
    inset, line = u(0.012, 0.2), u(0.008, 0.06)
    how = rng.random()
    dash, gap = (1.0, 0.0) if how < 0.4 else (line, line * u(0.7, 2.5)) if how < 0.65 else (u(0.02, 0.25), u(0.02, 0.2))
    shading = u(0.12, 0.35) if rng.random() < 0.3 else 0
    return dataclasses.replace(
        style,
        inset=inset,
        line=0.0 if shading > 0 and rng.random() < 0.4 else line,
        dash=dash,
        gap=gap,
        outline=u(0.25, 1),
        size=u(0.15, 0.34),
        left=u(0.02, 0.14) + inset * u(0, 0.8),
        top=u(0.01, 0.1) + inset * u(0, 0.8),
        shading=shading,
    )


def any_cages(n, rng, alone=0.08):
    """A grid cut into connected cages of one to six cells; a part of the grids leaves some cells out. Cell to cage, -1 for none."""
    cage = np.full((n, n), -1)
    number = 0
    for at in rng.permutation(n * n):
        r, c = divmod(int(at), n)
        if cage[r, c] >= 0:
            continue
        cage[r, c] = number
        cells = [(r, c)]
        for _ in range(int(rng.choice([0, 1, 2, 3, 4, 5], p=[0.05, 0.37, 0.3, 0.17, 0.07, 0.04]))):
            near = [(a + da, b + db) for a, b in cells for da, db in ((0, 1), (1, 0), (0, -1), (-1, 0)) if 0 <= a + da < n and 0 <= b + db < n and cage[a + da, b + db] < 0]
            if not near:
                break
            cells.append(near[rng.integers(len(near))])
            cage[cells[-1]] = number
        number += 1
    if rng.random() < alone * 3:
        for k in range(number):
            if rng.random() < 0.3:
                cage[cage == k] = -1
    return cage


def first_cells(cage):
    """Cage to the cell that its sum stands in: the first in reading order."""
    first = {}
    for (r, c), k in np.ndenumerate(cage):
        if k >= 0:
            first.setdefault(int(k), (r, c))
    return first


def shades(cage, most, rng):
    """Cage to how dark it is, no two neighbours alike: as maps are coloured."""
    near = {int(k): set() for k in np.unique(cage) if k >= 0}
    for one, other in ((cage[1:], cage[:-1]), (cage[:, 1:], cage[:, :-1])):
        for a, b in zip(one.ravel().tolist(), other.ravel().tolist()):
            if a != b and min(a, b) >= 0:
                near[a].add(b)
                near[b].add(a)
    levels = list(np.linspace(0, most, 5))
    chosen = {}
    for k in near:
        free = [level for level in levels if all(chosen.get(other) != level for other in near[k])] or levels
        chosen[k] = free[rng.integers(len(free))]
    return chosen


def segments(cage, inset):
    """Outlines of all cages, each side of a cell a line, in cells; ends meet at corners."""
    n = len(cage)
    at = lambda r, c: cage[r, c] if 0 <= r < n and 0 <= c < n else -2
    for (r, c), k in np.ndenumerate(cage):
        if k < 0:
            continue
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            if at(r + dr, c + dc) == k:
                continue
            ends = []
            for sign in (-1, 1):
                sr, sc = (0, sign) if dr else (sign, 0)
                if at(r + sr, c + sc) != k:
                    reach = 0.5 - inset
                elif at(r + sr + dr, c + sc + dc) == k:
                    reach = 0.5 + inset
                else:
                    reach = 0.5
                ends.append((r + 0.5 + dr * (0.5 - inset) + sr * reach, c + 0.5 + dc * (0.5 - inset) + sc * reach))
            yield ends


def draw(cage, sums, rows, regions, style, font_at, side, rng, margin=0.7, features=None, shaded=None):
    """A page as grey levels, `side` pixels a cell, with so many cells of white around: sums by cage, rows of signs (`.` for blank), regions for the thick lines.
    What is `shaded`, cages or regions, is so where the style shades."""
    n = len(cage)
    scale = 2
    px = lambda v: (v + margin) * side * scale
    image = Image.new("L", (round(px(n + margin)),) * 2, style.paper)
    pen = ImageDraw.Draw(image)
    shade = lambda dark: int(style.paper * (1 - style.ink * dark))
    wide = lambda part: max(1, round(part * side * scale))
    if style.shading > 0:
        darkness = shades(cage if shaded is None else shaded, style.shading, rng)
        for (r, c), k in np.ndenumerate(cage if shaded is None else shaded):
            if k >= 0:
                pen.rectangle((px(c), px(r), px(c + 1), px(r + 1)), fill=int(style.paper * (1 - darkness[int(k)])))
    for r in range(n + 1):
        for c in range(n + 1):
            for down, right in ((0, 1), (1, 0)):
                if r + down > n or c + right > n:
                    continue
                if right:
                    edge = r in (0, n) or regions[r - 1][c] != regions[r][c]
                else:
                    edge = c in (0, n) or regions[r][c - 1] != regions[r][c]
                pen.line((px(c), px(r), px(c + right), px(r + down)), fill=shade(1 if edge else style.grid), width=wide(style.thick if edge else style.thin))
    for (r0, c0), (r1, c1) in segments(cage, style.inset) if style.line > 0 else ():
        length = abs(r1 - r0) + abs(c1 - c0)
        along = 0.0 if style.gap == 0 else -rng.uniform(0, style.dash)
        while along < length:
            a, b = max(0, along) / length, min(length, along + style.dash) / length
            pen.line((px(c0 + (c1 - c0) * a), px(r0 + (r1 - r0) * a), px(c0 + (c1 - c0) * b), px(r0 + (r1 - r0) * b)), fill=shade(style.outline), width=wide(style.line))
            along += style.dash + max(style.gap, 1e-3)
    small = font_at(style.size * side * scale)
    for k, (r, c) in first_cells(cage).items():
        value = sums.get(k)
        if value is None:
            continue
        place = (px(c + style.left), px(r + style.top))
        box = pen.textbbox(place, str(value), font=small, anchor="lt", features=features)
        if style.cleared and style.shading == 0:
            room = 0.02 * side * scale
            pen.rectangle((box[0] - room, box[1] - room, box[2] + room, box[3] + room), fill=style.paper)
        pen.text(place, str(value), font=small, fill=shade(1), anchor="lt", features=features)
    big = font_at(style.digit * side * scale)
    for r in range(n):
        for c in range(n):
            if rows[r][c] != ".":
                pen.text((px(c + 0.5), px(r + 0.52)), rows[r][c], font=big, fill=shade(1), anchor="mm", features=features)
    return image.resize((image.width // scale, image.height // scale), Image.BOX)
