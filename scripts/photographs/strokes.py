"""Handwritten digits, made: strokes as a hand might draw them, bent by chance. No handwriting was collected for this."""

import numpy as np
from PIL import Image, ImageDraw

# Ways to write each digit: strokes of points in a box one wide and two high (y down), joined by smooth curves.
WAYS = {
    1: [[[(0.5, 0), (0.5, 1), (0.5, 2)]], [[(0.1, 0.6), (0.35, 0.35), (0.6, 0), (0.6, 1), (0.6, 2)]], [[(0.15, 0.5), (0.55, 0), (0.55, 2)], [(0.15, 2), (0.95, 2)]]],
    2: [[[(0.05, 0.5), (0.3, 0.05), (0.75, 0.05), (0.95, 0.5), (0.7, 1.1), (0.05, 2), (0.5, 1.95), (1, 2)]],
        [[(0.1, 0.3), (0.5, 0), (0.9, 0.35), (0.75, 1), (0.3, 1.7), (0.1, 1.95), (0.2, 1.6), (0.5, 1.85), (1, 1.9)]]],
    3: [[[(0.1, 0.25), (0.5, 0), (0.9, 0.35), (0.75, 0.8), (0.4, 0.95), (0.8, 1.1), (1, 1.5), (0.7, 1.95), (0.3, 2), (0.05, 1.7)]],
        [[(0.1, 0), (0.9, 0), (0.45, 0.8), (0.85, 1.0), (0.95, 1.5), (0.6, 2), (0.05, 1.8)]]],
    4: [[[(0.5, 0), (0.3, 0.6), (0.05, 1.2), (0.5, 1.2), (1, 1.15)], [(0.7, 0.6), (0.68, 1.3), (0.65, 2)]],
        [[(0.7, 2), (0.7, 1), (0.7, 0), (0.35, 0.7), (0, 1.35), (0.5, 1.35), (1, 1.35)]]],
    5: [[[(0.9, 0.02), (0.5, 0), (0.2, 0.02), (0.15, 0.8), (0.55, 0.75), (0.95, 1.2), (0.8, 1.8), (0.4, 2), (0.02, 1.8)]],
        [[(0.2, 0.05), (0.12, 0.85), (0.55, 0.8), (0.95, 1.3), (0.7, 1.9), (0.05, 1.9)], [(0.18, 0.05), (0.95, 0)]]],
    6: [[[(0.75, 0), (0.35, 0.5), (0.05, 1.2), (0.15, 1.85), (0.55, 2), (0.95, 1.6), (0.75, 1.1), (0.35, 1.15), (0.1, 1.5)]],
        [[(0.6, 0), (0.1, 0.9), (0.05, 1.6), (0.4, 2), (0.85, 1.75), (0.8, 1.25), (0.45, 1.1), (0.12, 1.4)]]],
    7: [[[(0.05, 0.05), (0.5, 0.03), (0.95, 0), (0.7, 0.9), (0.4, 2)]], [[(0.05, 0.05), (0.95, 0), (0.65, 1), (0.4, 2)], [(0.3, 1), (0.9, 0.95)]],
        [[(0.08, 0.3), (0.1, 0.05), (0.95, 0.05), (0.6, 1.1), (0.5, 2)]]],
    8: [[[(0.85, 0.3), (0.5, 0), (0.15, 0.35), (0.45, 0.9), (0.9, 1.45), (0.55, 2), (0.1, 1.55), (0.45, 1.0), (0.85, 0.5), (0.85, 0.3)]],
        [[(0.5, 0), (0.15, 0.4), (0.5, 0.9), (0.85, 0.4), (0.5, 0)], [(0.5, 0.9), (0.05, 1.45), (0.5, 2), (0.95, 1.45), (0.5, 0.9)]]],
    9: [[[(0.9, 0.4), (0.55, 0), (0.1, 0.35), (0.25, 0.9), (0.7, 0.85), (0.9, 0.4), (0.88, 1.2), (0.75, 2)]],
        [[(0.85, 0.3), (0.4, 0), (0.08, 0.5), (0.4, 0.95), (0.85, 0.5), (0.85, 0.2), (0.8, 1.3), (0.5, 1.95), (0.15, 1.9)]]],
}


def curve(points, rng):
    """A smooth line through the points (Catmull-Rom)."""
    p = np.array([points[0], *points, points[-1]], float)
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        t = np.linspace(0, 1, 9)[:-1, None]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.concatenate([*out, p[-1:]])


def draw(digit, rng, side=48):
    """One digit as ink from 0 to 255: every point is moved, the whole leans, waves and is drawn with a pen of some width."""
    way = WAYS[digit][rng.integers(len(WAYS[digit]))]
    scale = 2
    image = Image.new("L", (side * scale, side * scale))
    pen = ImageDraw.Draw(image)
    width = rng.uniform(0.03, 0.075) * side * scale
    lean, wide = rng.normal(0, 0.14), rng.uniform(0.75, 1.3)
    wave, phase = rng.normal(0, 0.05, 2), rng.uniform(0, 6.28, 2)
    unit = side * scale * 0.34
    for stroke in way:
        p = curve([(x + rng.normal(0, 0.055), y + rng.normal(0, 0.07)) for x, y in stroke], rng)
        x, y = p[:, 0] - 0.5, p[:, 1] - 1
        x, y = x + wave[0] * np.sin(3 * y + phase[0]), y + wave[1] * np.sin(4 * x + phase[1])
        x = (x * wide - lean * y) * unit + side * scale / 2
        y = y * unit + side * scale / 2
        points = list(zip(x, y))
        pen.line(points, fill=255, width=max(1, round(width)), joint="curve")
        for px, py in (points[0], points[-1]):
            pen.ellipse((px - width / 2, py - width / 2, px + width / 2, py + width / 2), fill=255)
    return np.asarray(image.resize((side, side), Image.BILINEAR))
