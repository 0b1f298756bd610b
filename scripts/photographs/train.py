"""Fits the network that reads squares, and writes it as numbers for library/src/picture.

    python train.py --fonts DIR --squares FILE --photographs DIR --out DIR [--seed 20]
    python train.py --fonts DIR --out DIR --large
    python train.py --fonts DIR --out DIR --hands

FILE holds the squares that `ninefold bench photographs --squares` cut out of the photographs. The network is first fitted to made squares alone; then, for each of five folds, to
made squares and the photographs outside the fold (DIR/fold-K.json); and last to all photographs (DIR/all.json). Everything follows from the seed.
With --large it is the network for grids of more than nine (DIR/large.json), which is fitted to made squares alone: letters and numbers of two digits are as
frequent there as digits, and smaller. With --hands it is the network that is asked as well where a page is written on (DIR/hands.json): digits alone, printed
and by more hands than the first has seen. Photographs have no part in these two.
"""

import argparse
import base64
import json
import pathlib

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import made
import strokes

FOLDS = 5
# How often each class is drawn for large grids: empty, 0, 1 to 9, 10 to 16, A to G, written by hand.
LARGE = [4.0] + [1.0] + [1.0] * 9 + [1.7] * 7 + [1.4] * 7 + [0.25] * 9
HANDS = [4.0] + [0.0] + [1.6] * 9 + [0.0] * 14 + [2.0] * 9


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        widths = [1, 16, 32, 64]
        self.convolutions = nn.ModuleList(nn.Conv2d(a, b, 3, padding=1) for a, b in zip(widths, widths[1:]))
        self.norms = nn.ModuleList(nn.BatchNorm2d(b) for b in widths[1:])
        self.drop = nn.Dropout(0.2)
        self.middle = nn.Linear(widths[-1] * 9, widths[-1])
        self.last = nn.Linear(widths[-1], len(made.CLASSES))

    def forward(self, x):
        # Twice as fast on one core as the usual order of the numbers.
        x = x.contiguous(memory_format=torch.channels_last)
        for convolution, norm in zip(self.convolutions, self.norms):
            x = F.max_pool2d(F.relu(norm(convolution(x))), 2)
        return self.last(F.relu(self.middle(self.drop(x.flatten(1)))))


def fit(net, batches, steps, rate):
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.15)
    net.train()
    for step in range(steps):
        x, y = batches(step)
        loss = F.cross_entropy(net(x), y, label_smoothing=0.03)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % 100 == 0:
            print(f"  step {step} loss {loss.item():.3f}", flush=True)
    net.eval()
    return net


def photographs(squares, folder):
    """Pictures and digits of every photograph in the order of the file."""
    names = json.loads(pathlib.Path(f"{squares}.json").read_text())
    x = np.fromfile(squares, np.uint8).reshape(len(names), 81, 1, made.SIDE, made.SIDE).astype(np.float32) / 170
    truth = np.zeros((len(names), 9, 9), np.int64)
    for i, name in enumerate(names):
        rows = (pathlib.Path(folder) / f"{name}.dat").read_text().split("\n")
        digits = [int(word) for row in rows for word in row.split() if word.isdigit() and len(row.split()) == 9]
        truth[i] = np.array(digits[-81:]).reshape(9, 9)
    return names, torch.from_numpy(x), truth


def classes_of(truth):
    return torch.from_numpy(np.where(truth == 0, 0, truth + 1).reshape(-1))  # class 1 is the printed 0


def turned(net, x, truth):
    """How the photograph lies, judged by what the network makes of it and what is printed; None where neither fits: its grid was not found."""
    grid = x.reshape(9, 9, made.SIDE, made.SIDE)
    best = (-1.0, 0)
    for quarter in range(4):
        upright = torch.rot90(torch.rot90(grid, quarter, (0, 1)), quarter, (2, 3)).reshape(81, 1, made.SIDE, made.SIDE)
        with torch.no_grad():
            right = (net(upright).argmax(1) == classes_of(truth)).float().mean().item()
        best = max(best, (right, quarter))
    right, quarter = best
    if right < 0.8:
        return None
    return torch.rot90(torch.rot90(grid, quarter, (0, 1)), quarter, (2, 3)).reshape(81, 1, made.SIDE, made.SIDE)


def shaken(x, g):
    """Photographed squares moved, turned, made larger and paler by a little."""
    n = len(x)
    u = lambda a, b: torch.rand(n, generator=g) * (b - a) + a
    angle, size, wide = u(-0.1, 0.1), u(0.88, 1.14), u(0.92, 1.08)
    theta = torch.zeros(n, 2, 3)
    theta[:, 0, 0], theta[:, 0, 1], theta[:, 0, 2] = torch.cos(angle) / size * wide, torch.sin(angle), u(-0.14, 0.14)
    theta[:, 1, 0], theta[:, 1, 1], theta[:, 1, 2] = -torch.sin(angle), torch.cos(angle) / size, u(-0.14, 0.14)
    x = F.grid_sample(x, F.affine_grid(theta, x.shape, align_corners=False), align_corners=False, padding_mode="border")
    x = torch.where((u(0, 1) < 0.4)[:, None, None, None], made.blurred(x, u(0.3, 1.0)), x)
    return torch.clamp(x * u(0.75, 1.3)[:, None, None, None] + torch.randn(x.shape, generator=g) * u(0, 0.04)[:, None, None, None], 0, 1.5)


def written(net, options):
    """The network and what it follows from, with its norms folded into its convolutions, and its weights as whole numbers of -127 to 127 with a scale for each output."""
    layers = []

    def layer(weight, bias):
        flat = weight.reshape(len(weight), -1)
        scale = flat.abs().amax(1).clamp(min=1e-8) / 127
        whole = torch.round(flat / scale[:, None]).to(torch.int8)
        layers.append({
            "shape": list(weight.shape),
            "scale": [round(s, 8) for s in scale.tolist()],
            "bias": [round(b, 5) for b in bias.tolist()],
            "weights": base64.b64encode(whole.numpy().tobytes()).decode(),
        })

    with torch.no_grad():
        for convolution, norm in zip(net.convolutions, net.norms):
            factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            layer(convolution.weight * factor[:, None, None, None], (convolution.bias - norm.running_mean) * factor + norm.bias)
        layer(net.middle.weight, net.middle.bias)
        layer(net.last.weight, net.last.bias)
    return {"origin": made.origin(options), "classes": made.CLASSES, "layers": layers}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("fonts", "out"):
        options.add_argument(f"--{name}", required=True)
    for name in ("squares", "photographs"):
        options.add_argument(f"--{name}")
    only = options.add_mutually_exclusive_group()
    only.add_argument("--large", action="store_true")
    only.add_argument("--hands", action="store_true")
    options.add_argument("--seed", type=int, default=20)
    options.add_argument("--steps", type=int, default=2600)
    options = options.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)

    rng = np.random.default_rng(options.seed)
    plain = made.glyph_bank(options.fonts)
    bank = made.with_strokes(plain, rng, 1500)
    how = {"weights": LARGE, "least": 0.25} if options.large else {"weights": HANDS} if options.hands else {}
    pool = [made.squares(bank, 2000, options.seed * 1000 + i, **how) for i in range(max(36, options.steps // 70))]
    made_x, made_y = torch.cat([x for x, _ in pool]), torch.cat([y for _, y in pool])
    draw = lambda n: torch.from_numpy(rng.integers(0, len(made_x), n))

    def made_batch(_step):
        at = draw(128)
        return made_x[at], made_y[at]

    net = fit(Reader().to(memory_format=torch.channels_last), made_batch, options.steps, 3e-3)
    first = {k: v.clone() for k, v in net.state_dict().items()}

    # How it reads made squares that it has not seen; handwriting bent otherwise is among them, and by itself such that is written in ways that it has not seen.
    other = np.random.default_rng(options.seed + 1)
    test_x, test_y = made.squares(made.with_strokes(plain, other, 120), 4000, options.seed * 1000 + 999, **how)
    without = {name: [] if name.startswith("hand") else faces for name, faces in plain.items()}
    only_hands = [0.0] * (len(made.CLASSES) - 9) + [1.0] * 9
    ways_x, ways_y = made.squares(made.with_strokes(without, other, 120, strokes.draw), 1800, options.seed * 1000 + 998, only_hands)

    def report(name, net):
        with torch.no_grad():
            guess = net(test_x).argmax(1)
            ways = (net(ways_x).argmax(1) == ways_y).float().mean().item()
        hand = test_y >= made.CLASSES.index("hand1")
        digit = (test_y >= 2) & (test_y <= 10)
        share = lambda which: (guess[which] == test_y[which]).float().mean().item()
        print(f"{name}: made squares {share(test_y >= 0):.4f}, empty {share(test_y == 0):.4f}, printed digits {share(digit):.4f}, handwriting {share(hand):.4f}, in other ways {ways:.4f}", flush=True)

    report("made only", net)
    if options.large or options.hands:
        (out / ("large.json" if options.large else "hands.json")).write_text(json.dumps(written(net, options)))
        return
    names, x, truth = photographs(options.squares, options.photographs)
    upright = [turned(net, x[i], truth[i]) for i in range(len(names))]
    print("grids not found:", [n for n, u in zip(names, upright) if u is None], flush=True)
    fold_of = np.random.default_rng(options.seed).permutation(len(names)) % FOLDS
    (out / "folds.json").write_text(json.dumps({name: int(k) for name, k in zip(names, fold_of)}))

    for fold in [*range(FOLDS), None]:
        chosen = [i for i in range(len(names)) if upright[i] is not None and (fold is None or fold_of[i] != fold)]
        px = torch.cat([upright[i] for i in chosen])
        py = torch.cat([classes_of(truth[i]) for i in chosen])
        digits, blanks = torch.nonzero(py > 0)[:, 0], torch.nonzero(py == 0)[:, 0]
        g = torch.Generator().manual_seed(options.seed + (99 if fold is None else fold))

        def mixed(_step):
            at = torch.cat([digits[torch.randint(len(digits), (48,), generator=g)], blanks[torch.randint(len(blanks), (24,), generator=g)]])
            more = draw(56)
            return torch.cat([shaken(px[at], g), made_x[more]]), torch.cat([py[at], made_y[more]])

        torch.manual_seed(options.seed)
        net.load_state_dict(first)
        fit(net, mixed, options.steps // 6, 1.5e-3)
        name = "all" if fold is None else f"fold-{fold}"
        report(name, net)
        if fold is not None:
            wrong = []
            for i in range(len(names)):
                if fold_of[i] == fold and upright[i] is not None:
                    with torch.no_grad():
                        bad = int((net(upright[i]).argmax(1) != classes_of(truth[i])).sum())
                    if bad:
                        wrong.append((names[i], bad))
            print(f"{name}: {wrong}", flush=True)
        (out / f"{name}.json").write_text(json.dumps(written(net, options)))


if __name__ == "__main__":
    main()
