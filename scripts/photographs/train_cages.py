"""Fits the two networks that read cages, and writes them as numbers for library/src/picture: is there an outline beside a border, and which sum stands in a corner.

    python train_cages.py --fonts DIR --out DIR [--seed 20] [--pages 3000] [--steps 7000]

Everything they are fitted to is drawn by program (killers.py) from the seed; the borders of rough pages without cages are among it, because on photographs of
newspapers a network that had seen clean lines alone saw outlines everywhere. Windows are those of library/src/picture/cages.ts.
"""

import argparse
import dataclasses
import io
import json
import pathlib

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from PIL import Image, ImageFilter, ImageFont

import killers
import made
import train

SIDE = made.SIDE
BORDERS = ["none", "both", "before", "behind"]
SUMS = ["", *(str(n) for n in range(1, 46))]
# What is cut out: from the border to this part of a cell on either side; and of a cell this much of its upper left corner, with a little outside.
REACH = 0.25
CORNER = (-0.04, -0.04, 0.6, 0.5)
# Ink is kept as a byte, 1.5 at most: a float would take four times the memory.
WHOLE = 170


class Small(nn.Module):
    def __init__(self, widths, middle, classes):
        super().__init__()
        widths = [1, *widths]
        self.convolutions = nn.ModuleList(nn.Conv2d(a, b, 3, padding=1) for a, b in zip(widths, widths[1:]))
        self.norms = nn.ModuleList(nn.BatchNorm2d(b) for b in widths[1:])
        self.drop = nn.Dropout(0.1)
        self.middle = nn.Linear(widths[-1] * 9, middle)
        self.last = nn.Linear(middle, classes)

    forward = train.Reader.forward


class Sums(Small):
    """Reads tens and units apart, so that every 7 of any sum teaches what a 7 is; what comes out is one number for each sum, as everywhere."""

    def __init__(self, widths, middle):
        super().__init__(widths, middle, 1 + 5 + 10)
        spread = torch.zeros(len(SUMS), 1 + 5 + 10)
        spread[0, 0] = 1
        for n in range(1, len(SUMS)):
            spread[n, 1 + n // 10] = spread[n, 6 + n % 10] = 1
        self.register_buffer("spread", spread)

    def forward(self, x):
        return train.Reader.forward(self, x) @ self.spread.T

    def plain(self):
        """The last layer with the spreading in it."""
        last = nn.Linear(self.last.in_features, len(SUMS))
        with torch.no_grad():
            last.weight.copy_(self.spread @ self.last.weight)
            last.bias.copy_(self.spread @ self.last.bias)
        self.last, self.spread = last, torch.eye(len(SUMS))


def sample(x, rows, columns):
    """Bilinear."""
    rows, columns = np.clip(rows, 0, x.shape[0] - 1.001), np.clip(columns, 0, x.shape[1] - 1.001)
    r, c = rows.astype(int), columns.astype(int)
    fr, fc = rows - r, columns - c
    return (x[r, c] * (1 - fc) + x[r, c + 1] * fc) * (1 - fr) + (x[r + 1, c] * (1 - fc) + x[r + 1, c + 1] * fc) * fr


def windows(x, side, margin, boxes, rng, loose=0.014):
    """Cut out (row, column, height, width, transposed) in cells, each a little beside, turned and stretched, as a mesh may lie."""
    steps = (np.arange(SIDE) + 0.5) / SIDE
    out = []
    for r, c, high, wide, across in boxes:
        move = rng.normal(0, loose, 2)
        angle, stretch = rng.normal(0, 0.02), 1 + rng.normal(0, 0.03, 2)
        v, u = np.meshgrid((steps - 0.5) * high * stretch[0], (steps - 0.5) * wide * stretch[1], indexing="ij")
        rows = r + high / 2 + move[0] + v * np.cos(angle) + u * np.sin(angle)
        columns = c + wide / 2 + move[1] - v * np.sin(angle) + u * np.cos(angle)
        cut = sample(x, (rows + margin) * side - 0.5, (columns + margin) * side - 0.5)
        out.append(cut.T if across else cut)
    out = np.stack(out)
    # As squares.ts does: paper window by window, full ink over the page.
    paper = np.sort(out.reshape(len(out), -1), 1)[:, int(SIDE * SIDE * 0.8)] + 4
    out = np.maximum(0, 1 - out / paper[:, None, None])
    full = max(0.08, np.sort(out.reshape(-1))[int(out.size * 0.97)])
    return np.round(np.minimum(1.5, out / full) * WHOLE).astype(np.uint8)


def as_jpeg(x, quality):
    file = io.BytesIO()
    Image.fromarray(x.astype(np.uint8)).save(file, "JPEG", quality=quality)
    return Image.open(file)


def borders_of(cage):
    """Every border of a grid, as what is cut out and its class."""
    n = len(cage)
    at = lambda r, c: int(cage[r, c]) if 0 <= r < n and 0 <= c < n else -1
    boxes, borders = [], []
    for r in range(n):
        for c in range(n + 1):
            for across in (False, True):
                (a, b) = (at(c - 1, r), at(c, r)) if across else (at(r, c - 1), at(r, c))
                boxes.append((c - REACH, r, 2 * REACH, 1, True) if across else (r, c - REACH, 1, 2 * REACH, False))
                borders.append(0 if a == b else 1 if a >= 0 and b >= 0 else 2 if a >= 0 else 3)
    return boxes, borders


def rough_page(rng, faces):
    """A page without cages as newspapers are photographed: few pixels, wide and uneven lines, out of focus, shaken, on grey paper. None of its borders is an outline."""
    n = 5
    cage = np.full((n, n), -1)
    rows = [["." if rng.random() >= 0.4 else str(rng.integers(1, 10)) for _ in range(n)] for _ in range(n)]
    cut = rng.integers(1, 4, 2)
    regions = [[int((r + cut[0]) // 3) * 9 + int((c + cut[1]) // 3) for c in range(n)] for r in range(n)]
    style = dataclasses.replace(killers.any_style(rng), thin=rng.uniform(0.02, 0.1), thick=rng.uniform(0.04, 0.16), ink=rng.uniform(0.3, 1))
    face = faces[rng.integers(len(faces))]
    side, margin = int(rng.integers(16, 70)), 0.7
    image = killers.draw(cage, {}, rows, regions, style, lambda size: ImageFont.truetype(face, max(6, round(size))), side, rng, margin)
    x = np.asarray(image.filter(ImageFilter.GaussianBlur(side * rng.uniform(0.01, 0.07))), float)
    if rng.random() < 0.4:
        # Shaken: seen twice, a little apart.
        x = 0.5 * x + 0.5 * np.roll(x, (round(side * rng.uniform(-0.1, 0.1)), round(side * rng.uniform(-0.1, 0.1))), (0, 1))
    yy, xx = np.mgrid[0:x.shape[0], 0:x.shape[1]] / len(x)
    x = x * (1 - rng.uniform(0, 0.6) * (xx * rng.random() + yy * rng.random())) + rng.normal(0, rng.uniform(0, 9), x.shape)
    x = np.asarray(as_jpeg(np.clip(x, 0, 255), int(rng.integers(40, 96))), float)
    boxes, borders = borders_of(cage)
    return windows(x, side, margin, boxes, rng, 0.035), borders


def page(rng, faces, fonts):
    n = 5
    cage = killers.any_cages(n, rng)
    # A sum of two cells is mostly small, so values are drawn as they come, with some of all.
    sizes = {k: int((cage == k).sum()) for k in range(cage.max() + 1)}
    sums = {k: int(rng.integers(1, 46)) if rng.random() < 0.5 else int(np.clip(round(rng.normal(5 * size, 4)), 1, 45)) for k, size in sizes.items()}
    bare = rng.random()
    if bare < 0.15:
        cage[:] = -1
    missing = [k for k in sums if rng.random() < 0.1]
    shown = {k: (None if k in missing else v) for k, v in sums.items()}
    clues = 0.35 if bare < 0.15 else (0.0 if rng.random() < 0.5 else 0.25)
    rows = [["." if rng.random() >= clues else str(rng.integers(1, 10)) for _ in range(n)] for _ in range(n)]
    cut = rng.integers(1, 4, 2)
    regions = [[int((r + cut[0]) // 3) * 9 + int((c + cut[1]) // 3) for c in range(n)] for r in range(n)]
    style = killers.wider_style(rng)
    face = faces[rng.integers(len(faces))]
    features = killers.OLD_STYLE if rng.random() < 0.35 else None
    # Without cages it is boxes that are shaded.
    shaded = np.array(regions) if bare < 0.15 else None

    def font_at(size):
        key = (face, round(size / 3))
        if key not in fonts:
            fonts[key] = ImageFont.truetype(face, max(6, key[1] * 3))
        return fonts[key]

    side, margin = int(rng.integers(34, 90)), 0.7
    image = killers.draw(cage, shown, rows, regions, style, font_at, side, rng, margin, features, shaded)
    x = np.asarray(image.filter(ImageFilter.GaussianBlur(side * rng.uniform(0, 0.028))), float)
    yy, xx = np.mgrid[0:x.shape[0], 0:x.shape[1]] / len(x)
    x = x * (1 - rng.uniform(0, 0.5) * (xx * rng.random() + yy * rng.random())) + rng.normal(0, rng.uniform(0, 7), x.shape)
    x = np.asarray(as_jpeg(np.clip(x, 0, 255), int(rng.integers(50, 96))), float)
    boxes, borders = borders_of(cage)
    strips = windows(x, side, margin, boxes, rng)
    first = {place: k for k, place in killers.first_cells(cage).items()}
    corners = [(r + CORNER[1], c + CORNER[0], CORNER[3], CORNER[2], False) for r in range(n) for c in range(n)]
    values = [(shown[first[(r, c)]] or 0) if (r, c) in first else 0 for r in range(n) for c in range(n)]
    return strips, borders, windows(x, side, margin, corners, rng), values


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--fonts", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--seed", type=int, default=20)
    options.add_argument("--pages", type=int, default=3000)
    options.add_argument("--steps", type=int, default=7000)
    options.add_argument("--borders", action="store_true", help="fit the first of the two alone; it comes to the same")
    options = options.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    faces = [str(path) for path in made.font_files(options.fonts) if not any(word in str(path).lower() for word in made.HAND_FONTS)]
    faces = [face for face in faces if legible(face)]
    fonts = {}
    pages = [page(rng, faces, fonts) for _ in range(options.pages)]
    rough = [rough_page(rng, faces) for _ in range(options.pages // 3)]
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    kept = options.pages // 12
    for name, classes, net, at in (("borders", BORDERS, Small([8, 24, 40], 40, len(BORDERS)), 0), ("sums", SUMS, Sums([16, 32, 64], 64), 2)):
        x = torch.from_numpy(np.concatenate([p[at] for p in pages]))[:, None]
        y = torch.from_numpy(np.concatenate([p[at + 1] for p in pages]).astype(np.int64))
        test = sum(len(p[at]) for p in pages[-kept:])
        train_x, train_y = x[:-test], y[:-test]
        if at == 0:
            train_x = torch.cat([train_x, torch.from_numpy(np.concatenate([p[0] for p in rough]))[:, None]])
            train_y = torch.cat([train_y, torch.zeros(sum(len(p[1]) for p in rough), dtype=torch.int64)])
        g = torch.Generator().manual_seed(options.seed)
        # Corners without a sum are many and easy.
        weights = torch.ones(len(train_y)) if at == 0 else torch.where(train_y == 0, 0.5, 1.0)

        def batch(_step):
            pick = torch.multinomial(weights, 128, replacement=True, generator=g)
            return train_x[pick].float() / WHOLE, train_y[pick]

        net = train.fit(net, batch, options.steps, 3e-3)
        if at == 2:
            net.plain()
        with torch.no_grad():
            right = torch.cat([net(part.float() / WHOLE).argmax(1) for part in x[-test:].split(1000)]) == y[-test:]
        share = lambda which: right[which].float().mean().item()
        by_class = [share(y[-test:] == k) for k in range(len(classes))] if at == 0 else [share(y[-test:] == 0), share(y[-test:] > 0)]
        print(f"{name}: {share(y[-test:] >= 0):.4f} of {test} right; {by_class}", flush=True)
        (out / f"{name}.json").write_text(json.dumps({**train.written(net, options), "classes": classes}))
        if options.borders:
            break


def legible(face):
    """Whether a face writes digits as digits, each its own."""
    try:
        font = ImageFont.truetype(face, 40)
        shapes = [made.glyph(font, str(n)) for n in range(10)]
        return all(s is not None for s in shapes) and min(np.abs(a.astype(int) - b).mean() for i, a in enumerate(shapes) for b in shapes[:i]) >= 4
    except (OSError, ValueError):
        return False


if __name__ == "__main__":
    main()
