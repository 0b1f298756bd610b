"""Squares made by program: glyphs of many fonts and made handwriting, on paper with lines, blur, dirt and shadows."""

import hashlib
import pathlib
import sys

import numpy as np
import PIL
import torch
import torch.nn.functional as F
from PIL import Image, ImageDraw, ImageFont

import strokes

PRINTED = [str(n) for n in range(17)] + list("ABCDEFG")
CLASSES = ["", *PRINTED, *(f"hand{n}" for n in range(1, 10))]
SIDE = 28  # as library/src/picture/squares.ts has it
CANVAS = 48
HAND_FONTS = ("dkg", "breip", "femke", "rufscript", "humor", "kristi")
HELD_OUT = ("carlito", "vollkorn", "oxygen", "gentium", "quicksand", "kristi")  # for sheets.py alone, so that pages are measured in faces that nobody was fitted to
SKIP = ("aenigma", "spleen", "terminus", "awesome", "symbol", "emoji", "dingbat", "mph", "isabella", "lexi", "barcode", "jsmath", "d050", "z003", "fraktur")


def font_files(root, held_out=False):
    """At most ten faces of each package's folder, so that no large family drowns the others; the order does not depend on the machine."""
    by_folder = {}
    for path in sorted(pathlib.Path(root).rglob("*")):
        name = str(path.relative_to(root)).lower()
        if path.suffix.lower() not in (".ttf", ".otf") or any(word in name for word in SKIP):
            continue
        if any(word in name for word in HELD_OUT) == held_out:
            by_folder.setdefault(path.parent.name, []).append(path)
    for paths in by_folder.values():
        step = max(1, len(paths) // 10)
        yield from paths[::step][:10]


def origin(options):
    """All that a network follows from, so that it is seen when these scripts no longer make the one that is kept (shipped.json). The same numbers on another kind of processor are not promised by torch."""
    digest = lambda *parts: hashlib.sha256(b"".join(parts)).hexdigest()
    here = pathlib.Path(__file__).resolve().parent
    scripts = {path.name: digest(path.read_bytes()) for module in list(sys.modules.values()) if (path := pathlib.Path(getattr(module, "__file__", None) or "/")).resolve().parent == here}
    squares = getattr(options, "squares", None)
    return {
        "settings": {name: value for name, value in vars(options).items() if value and name not in ("fonts", "out", "squares", "photographs")},
        "scripts": dict(sorted(scripts.items())),
        "fonts": digest(*(path.read_bytes() for path in font_files(options.fonts))),
        **({"squares": digest(pathlib.Path(squares).read_bytes())} if squares else {}),
        "tools": {"python": sys.version.split()[0], "torch": torch.__version__, "numpy": np.__version__, "pillow": PIL.__version__, "processor": torch.backends.cpu.get_cpu_capability()},
    }


# Many faces have digits that hang below the line and stand low (1234567890 as in books) beside the usual ones.
OLD_STYLE = ["onum"]


def glyph(font, text, features=None):
    left, top, right, bottom = font.getbbox(text, features=features)
    if right - left < 2 or bottom - top < 4:
        return None
    image = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(image).text((-left, -top), text, font=font, fill=255, features=features)
    scale = min(32 / image.height, 40 / image.width)
    image = image.resize((max(1, round(image.width * scale)), max(1, round(image.height * scale))), Image.BILINEAR)
    canvas = Image.new("L", (CANVAS, CANVAS))
    canvas.paste(image, ((CANVAS - image.width) // 2, (CANVAS - image.height) // 2))
    return np.asarray(canvas)


def glyph_bank(root):
    """Class name to the pictures of it. Fonts that write digits as boxes or all alike are left out."""
    bank = {name: [] for name in CLASSES[1:]}
    for path in font_files(root):
        try:
            font = ImageFont.truetype(str(path), 40)
            nothing = glyph(font, "\uffff")
            shapes = {text: glyph(font, text) for text in PRINTED}
        except (OSError, ValueError):
            continue
        digits = [shapes[str(n)] for n in range(10)]
        if any(d is None for d in digits) or (nothing is not None and (digits[1] == nothing).all()):
            continue
        if min(np.abs(a.astype(int) - b).mean() for i, a in enumerate(digits) for b in digits[:i]) < 4:
            continue
        hand = any(word in str(path).lower() for word in HAND_FONTS)
        if font.getbbox("3", features=OLD_STYLE) != font.getbbox("3"):
            for text in PRINTED[:17]:
                old = glyph(font, text, OLD_STYLE)
                if old is not None:
                    bank[text].append(old)
        for text, shape in shapes.items():
            if shape is None:
                continue
            if not hand:
                bank[text].append(shape)
            elif f"hand{text}" in bank:
                bank[f"hand{text}"].append(shape)
    return bank


def with_strokes(bank, rng, each, draw=strokes.draw_by_any_hand):
    """A bank with made handwriting, and the few faces that look like it, each several times."""
    hands = {f"hand{n}": bank[f"hand{n}"] * (each // 60) + [draw(n, rng, CANVAS) for _ in range(each)] for n in range(1, 10)}
    return {**bank, **hands}


def blurred(x, sigma):
    """Each picture with its own width of blur."""
    at = torch.arange(-5, 6, dtype=torch.float32)
    kernel = torch.exp(-(at**2) / (2 * sigma[:, None] ** 2))
    kernel = kernel / kernel.sum(1, keepdim=True)
    x = F.conv2d(x.transpose(0, 1), kernel[:, None, :, None], padding=(5, 0), groups=len(sigma))
    return F.conv2d(x, kernel[:, None, None, :], padding=(0, 5), groups=len(sigma)).transpose(0, 1)


def placed(glyphs, g, low, high, shift, turn=0.12):
    n = len(glyphs)
    u = lambda a, b: torch.rand(n, generator=g) * (b - a) + a
    size = u(low, high) * CANVAS / 32  # height of the glyph as a part of the square
    angle, lean, wide = u(-turn, turn), u(-0.25, 0.25), u(0.8, 1.25)
    cos, sin = torch.cos(angle) / size, torch.sin(angle) / size
    theta = torch.zeros(n, 2, 3)
    theta[:, 0, 0], theta[:, 0, 1], theta[:, 0, 2] = cos / wide, sin + lean / size, u(-shift, shift) / size
    theta[:, 1, 0], theta[:, 1, 1], theta[:, 1, 2] = -sin / wide, cos, u(-shift, shift) / size
    return F.grid_sample(glyphs, F.affine_grid(theta, (n, 1, SIDE * 2, SIDE * 2), align_corners=False), align_corners=False)


def lines(n, g):
    """The lines around a square: on four sides, each of its own strength, width, place and slant; some are missing."""
    at = torch.linspace(-1, 1, SIDE * 2)
    out = torch.zeros(n, SIDE * 2, SIDE * 2)
    for side in range(4):
        u = lambda a, b: torch.rand(n, 1, 1, generator=g) * (b - a) + a
        place = u(-0.12, 0.07) + 0.93 + u(-0.05, 0.05) * at[None, :, None]
        width = u(0.02, 0.09)
        dark = u(0.3, 1.3) * (u(0, 1) > 0.06)
        line = dark * torch.clamp((width - (at[None, None, :] - place).abs()) / 0.03 + 0.5, 0, 1)
        out = torch.maximum(out, torch.rot90(line, side, (1, 2)))
    return out[:, None]


def cages(n, g):
    """The outline of a cage inside some squares: dashed, on one to four sides, a little away from the line."""
    at = torch.linspace(-1, 1, SIDE * 2)
    out = torch.zeros(n, SIDE * 2, SIDE * 2)
    u = lambda a, b: torch.rand(n, 1, 1, generator=g) * (b - a) + a
    here = u(0, 1) < 0.2
    place, width, dark = u(0.66, 0.86), u(0.015, 0.04), u(0.3, 1.1)
    period, part = u(0.1, 0.4), u(0.4, 1.1)
    for side in range(4):
        dashes = ((at[None, :, None] + u(0, 1)) / period % 1 < part).float()
        line = dark * (here & (u(0, 1) < 0.5)) * dashes * torch.clamp((width - (at[None, None, :] - place).abs()) / 0.03 + 0.5, 0, 1)
        line = line * (at[None, :, None].abs() < 0.88)
        out = torch.maximum(out, torch.rot90(line, side, (1, 2)))
    return out[:, None]


def notes(n, pick, rng, g):
    """Small digits where a player notes candidates, three in a row, in some squares: none of them is the square's digit."""
    out = torch.zeros(n, 1, SIDE * 2, SIDE * 2)
    size = torch.rand(n, generator=g)
    for digit in range(1, 10):
        here = torch.nonzero(torch.from_numpy(rng.random(n) < 0.55))[:, 0]
        if len(here) == 0:
            continue
        hand = rng.random() < 0.3
        faces = np.stack([pick(f"hand{digit}" if hand else str(digit)) for _ in here])
        small = placed(torch.from_numpy(faces)[:, None].float() / 255, g, 0.15, 0.24, 0.03)
        at = (17 * ((digit - 1) // 3 - 1), 17 * ((digit - 1) % 3 - 1))
        out[here] = torch.maximum(out[here], torch.roll(small, at, (2, 3)))
    return out * (0.3 + 0.8 * size[:, None, None, None])


def noise(n, g, cells, strength):
    grain = torch.randn(n, 1, cells, cells, generator=g) * strength
    return F.interpolate(grain, SIDE, mode="bilinear", align_corners=False)


def squares(bank, count, seed, weights=None, least=0.38):
    """Pictures (count, 1, SIDE, SIDE) and classes; digits are at least this part of a square high."""
    g = torch.Generator().manual_seed(seed)
    rng = np.random.default_rng(seed)
    share = np.array([4.0] + [0.4] + [1.6] * 9 + [0.35] * 7 + [0.35] * 7 + [1.6] * 9) if weights is None else np.array(weights)
    labels = rng.choice(len(CLASSES), count, p=share / share.sum())
    pick = lambda name: bank[name][rng.integers(len(bank[name]))]
    blank = np.zeros((CANVAS, CANVAS), np.uint8)
    faces = np.stack([blank if c == 0 else pick(CLASSES[c]) for c in labels])
    glyphs = torch.from_numpy(faces)[:, None].float() / 255
    u = lambda a, b: torch.rand(count, 1, 1, 1, generator=g) * (b - a) + a
    hand = torch.from_numpy(labels >= CLASSES.index("hand1"))[:, None, None, None]
    ink = placed(glyphs, g, least, 0.82, 0.16) * torch.where(hand, u(0.35, 1.1), u(0.55, 1.3))
    # In some squares a small number stands in a corner: the sum of a cage, or a player's note. It is nobody's digit.
    small = torch.from_numpy(np.stack([pick(PRINTED[rng.integers(1, 17)]) for _ in range(count)]))[:, None].float() / 255
    corner = placed(small, g, 0.16, 0.26, 0.02)
    corner = torch.roll(corner, (-19, -18), (2, 3)) * (u(0, 1) < 0.12) * u(0.4, 1.1)
    # And the other side of the paper shines through.
    ghost = torch.flip(placed(small.roll(7, 0), g, 0.3, 0.7, 0.5), (3,)) * (u(0, 1) < 0.25) * u(0.02, 0.16)
    x = torch.maximum(torch.maximum(ink, corner), torch.maximum(ghost, lines(count, g)))
    x = torch.maximum(x, cages(count, g))
    noted = torch.nonzero(torch.from_numpy((labels == 0) & (rng.random(count) < 0.3)))[:, 0]
    if len(noted) > 0:
        x[noted] = torch.maximum(x[noted], notes(len(noted), pick, rng, g))
    x = F.avg_pool2d(x, 2)
    soft = torch.rand(count, generator=g)
    x = blurred(x, 0.25 + 1.6 * soft * soft)
    x = x * u(0.6, 1.25) + noise(count, g, SIDE, 1) * u(0, 0.07) + noise(count, g, 7, 1) * u(0, 0.06) + noise(count, g, 2, 1) * u(0, 0.05)
    return torch.clamp(x, 0, 1.5), torch.from_numpy(labels)
