import { PerspectiveCamera, Scene, Vector3 } from 'three';
import type { Geometry } from '#core';
import { quiet } from '../stage/quiet.ts';
import type { Arrangement } from './arrangement.ts';
import { Atlas } from './atlas.ts';
import { type Badge, Badges, SHAPES } from './badges.ts';
import { type BrickPaint, Bricks } from './bricks.ts';
import { CageOutlines } from './cage-outlines.ts';
import { Compass, type CompassContent } from './compass.ts';
import { Dots } from './dots.ts';
import { listenToGestures } from './gestures.ts';
import { type Angle, Orbit } from './orbit.ts';
import { type Lit, painter } from './paints.ts';
import { type Colour, mix, type Palette } from './palette.ts';
import { pickPlace } from './pick.ts';
import { type PlaceInSpace, signsOf } from './picture-signs.ts';
import { type Ribbon, Ribbons } from './ribbons.ts';
import { cageSigns, ruleSigns } from './rule-ribbons.ts';
import { sharedRenderer } from './shared-renderer.ts';
import { length } from './vector.ts';

/** What a view in space shows at one time. */
export interface SpaceShown {
  readonly lit: Lit;
  readonly palette: Palette;
  /** How far the cube is drawn apart, or its faces unfolded. */
  readonly spread: number;
  readonly arrange: (spread: number) => Arrangement;
  readonly compass: CompassContent;
  /** Whether changes may glide; where motion is unwelcome they jump. */
  readonly glides: boolean;
}

export interface SpaceEvents {
  readonly onPick: (place: number) => void;
  /** The wheel: one plane nearer or deeper. */
  readonly onStep: (by: number) => void;
}

export interface SpaceSetup {
  readonly geometry: Geometry;
  readonly symbols: readonly string[];
  /** Names that may stand in space. */
  readonly labels: readonly string[];
  /** Faces are tiles with one side; bricks have six. */
  readonly isTile: boolean;
  readonly angle: Angle;
}

/** Faces are seen from further away than bricks, through a narrower window: what lies at the back has its digits nearly as large. */
const FROM_AFAR = 5;
const GLIDE_MS = 320;
/** Where one picture takes longer, a glide is a few jerks that hold up typing: the picture jumps. */
const SLOW_MS = 40;
const TURN_PER_PIXEL = 0.45;

interface Glide {
  readonly start: number;
  readonly angle?: { readonly from: Orbit['stand']; readonly to: Angle } | undefined;
  readonly spread?: { readonly from: number; readonly to: number } | undefined;
}

/** A puzzle in space on a canvas: draws when something changed and at no other time. It knows no rules and no React. */
export class SpaceView {
  readonly orbit = new Orbit();
  readonly #canvas: HTMLCanvasElement;
  readonly #setup: SpaceSetup;
  readonly #scene = new Scene();
  readonly #camera: PerspectiveCamera;
  readonly #atlas: Atlas;
  readonly #bricks: Bricks;
  readonly #dots: Dots;
  readonly #frames = new Ribbons(false);
  readonly #links = new Ribbons(true);
  readonly #badges: Badges;
  readonly #sums: Badges;
  readonly #compass: Compass;
  readonly #cages: CageOutlines;
  readonly #endings: (() => void)[];
  #shown: SpaceShown | undefined;
  #arrangement: Arrangement | undefined;
  #paintOf: ((place: number) => BrickPaint) | undefined;
  #spread = 0;
  #glide: Glide | undefined;
  #frame = 0;
  /** How long the last picture took until it was there. */
  #drawMs = 0;

  constructor(canvas: HTMLCanvasElement, compass: HTMLCanvasElement, setup: SpaceSetup, events: SpaceEvents) {
    this.#canvas = canvas;
    this.#setup = setup;
    const { geometry, symbols, labels, isTile, angle } = setup;
    this.#camera = new PerspectiveCamera(isTile ? FROM_AFAR : 20);
    this.#atlas = new Atlas(symbols, labels, getComputedStyle(canvas).fontFamily);
    this.#bricks = new Bricks(geometry.places.length, this.#atlas, isTile);
    this.#dots = new Dots(geometry.places.length);
    this.#badges = new Badges(this.#atlas, true);
    this.#sums = new Badges(this.#atlas, false);
    this.#compass = new Compass(compass);
    this.#cages = new CageOutlines(geometry, isTile);
    this.orbit.set(angle);
    this.#scene.add(this.#bricks.mesh, this.#dots.mesh, this.#frames.mesh, this.#links.mesh, this.#badges.mesh, this.#sums.mesh);
    const resized = new ResizeObserver(() => this.#resize());
    resized.observe(canvas);
    resized.observe(compass);
    this.#endings = [
      () => resized.disconnect(),
      sharedRenderer().onLoss(() => this.#ask()),
      listenToGestures(canvas, {
        onTurn: (dx, dy) => this.turn(-dx * TURN_PER_PIXEL, dy * TURN_PER_PIXEL),
        onZoom: (factor) => this.zoom(factor),
        onTap: (x, y) => {
          const place = this.placeAt(x, y);
          if (place !== undefined) events.onPick(place);
        },
        onStep: events.onStep,
      }),
    ];
  }

  show(shown: SpaceShown): void {
    const before = this.#shown;
    this.#shown = shown;
    const { spread, glides, arrange } = shown;
    const isFirst = before === undefined;
    if (this.#setup.isTile && glides && !isFirst && Math.abs(spread - this.#spread) > 0.15) {
      // Faces turn on their edges: straight ways from here to there would crush them.
      this.#startGlide({ spread: { from: this.#spread, to: spread } });
      this.#place(arrange(this.#spread), false);
    } else {
      const isSliding = before !== undefined && Math.abs(before.spread - spread) > 0;
      this.#spread = spread;
      const mayGlide = glides && !isFirst && !this.#setup.isTile && !isSliding && this.#drawMs < SLOW_MS;
      this.#place(arrange(spread), mayGlide);
      if (mayGlide) this.#startGlide({});
    }
    this.#paint();
    this.#ask();
  }

  turn(yaw: number, pitch: number): void {
    if (this.#glide) this.#glide = { ...this.#glide, angle: undefined };
    this.orbit.turn(yaw, pitch);
    this.#ask();
  }

  /** Goes to an angle on the shorter way round. */
  turnTo(angle: Angle, glides: boolean): void {
    if (glides) {
      const from = this.orbit.stand;
      const yaw = from.yaw + ((((angle.yaw - from.yaw + 180) % 360) + 360) % 360) - 180;
      this.#startGlide({ angle: { from, to: { ...angle, yaw } } });
    } else this.orbit.set(angle);
    this.#ask();
  }

  zoom(factor: number): void {
    this.orbit.zoomBy(factor);
    this.#ask();
  }

  resetZoom(): void {
    this.orbit.zoom = 1;
    this.#ask();
  }

  /** The place at a point of the canvas, in pixels of the page. */
  placeAt(x: number, y: number): number | undefined {
    const { clientWidth, clientHeight } = this.#canvas;
    if (!this.#arrangement || clientWidth === 0 || clientHeight === 0) return undefined;
    const { position } = this.#camera;
    const point = new Vector3((2 * x) / clientWidth - 1, 1 - (2 * y) / clientHeight, 0.5).unproject(this.#camera).sub(position).normalize();
    const targets = { ...this.#bricks.stand, presence: this.#arrangement.presence };
    return pickPlace(targets, [position.x, position.y, position.z], [point.x, point.y, point.z]);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    for (const end of this.#endings) end();
    for (const part of [this.#bricks, this.#dots, this.#frames, this.#links, this.#badges, this.#sums, this.#atlas]) part.dispose();
  }

  #startGlide(glide: Omit<Glide, 'start'>): void {
    this.#glide = { ...this.#glide, ...glide, start: performance.now() };
  }

  #place(arrangement: Arrangement, glides: boolean): void {
    this.#arrangement = arrangement;
    this.#bricks.arrange(arrangement, glides);
  }

  #paint(): void {
    const { lit, palette } = this.#shown!;
    this.#paintOf = painter(lit, this.#arrangement!, palette, this.#atlas);
    this.#bricks.paint(this.#paintOf);
    this.#scatter();
    this.#annotate();
  }

  /** The dots of the lattice, wherever they are now. */
  #scatter(): void {
    const { centers, extents } = this.#bricks.stand;
    const dots = this.#setup.geometry.places.flatMap((_, place) => (this.#bricks.isDot(place) ? place : []));
    this.#dots.set(dots, centers, extents, (place) => this.#paintOf!(place).paint);
  }

  /** Frames, names, and the marks of a step. */
  #annotate(): void {
    const { lit, palette } = this.#shown!;
    const { frames, labels, hull } = this.#arrangement!;
    // As wide on the screen for a small cube as for a large one.
    const width = 0.0045 * Math.max(...hull.map(length));
    const frame =
      (colour: Colour) =>
      (line: { from: Ribbon['from']; to: Ribbon['to'] }): Ribbon => ({ ...line, colour, width, dash: 0 });
    const { lines, sums } = cageSigns(this.#cages, lit.puzzle.rules, this.#arrangement!, palette, this.#atlas);
    this.#frames.set([...frames.map(frame(palette.accent)), ...lines]);
    const names = labels.map(
      ({ text, at, above, strong }): Badge => ({
        at,
        aside: [0, above],
        size: strong ? 0.8 : 0.6,
        glyph: this.#atlas.label(text),
        shape: SHAPES.plain,
        colour: palette.accent,
        ink: strong ? palette.given : palette['line-strong'],
        plate: palette.surface,
        opacity: strong ? 0.9 : 0.35,
      }),
    );
    const { badges, links } = lit.picture
      ? signsOf(this.#setup.geometry, lit.picture, (place) => this.#spot(place), palette, this.#atlas)
      : { badges: [], links: [] };
    const rules = ruleSigns(this.#setup.geometry, lit.puzzle.rules, (place) => this.#spot(place), palette, this.#atlas);
    this.#links.set([...rules.links, ...links]);
    this.#badges.set([...names, ...rules.badges, ...badges]);
    this.#sums.set(sums);
  }

  #spot(place: number): PlaceInSpace {
    const { centers, turns } = this.#arrangement!;
    const at = [centers[3 * place]!, centers[3 * place + 1]!, centers[3 * place + 2]!] as const;
    if (!this.#setup.isTile) return { at };
    const [x, y, z, w] = turns.subarray(4 * place, 4 * place + 4) as unknown as [number, number, number, number];
    return { at, out: [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)] };
  }

  #resize(): void {
    const ratio = Math.min(2, devicePixelRatio);
    const { clientWidth, clientHeight } = this.#canvas;
    this.#canvas.width = Math.round(clientWidth * ratio);
    this.#canvas.height = Math.round(clientHeight * ratio);
    this.#compass.resize(ratio);
    // Setting the size has wiped the canvases; waiting for a frame would let them flash.
    this.#draw();
  }

  #ask(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      if (quiet.isTyping && this.#drawMs >= SLOW_MS) {
        quiet.when(() => this.#ask());
        return;
      }
      this.#move(now);
      this.#draw();
      if (this.#glide) this.#ask();
    });
  }

  #move(now: number): void {
    const glide = this.#glide;
    if (!glide || !this.#shown) return;
    const linear = Math.max(0, Math.min(1, (now - glide.start) / (glide.spread ? 2 * GLIDE_MS : GLIDE_MS)));
    const part = linear * linear * (3 - 2 * linear);
    const between = (a: number, b: number): number => a + (b - a) * part;
    if (glide.angle) this.orbit.go(glide.angle.from, glide.angle.to, part);
    if (glide.spread) {
      this.#spread = between(glide.spread.from, glide.spread.to);
      this.#place(this.#shown.arrange(this.#spread), false);
      this.#paint();
    }
    this.#bricks.glide(part);
    this.#scatter();
    if (linear >= 1) this.#glide = undefined;
  }

  #draw(): void {
    if (!this.#shown || !this.#arrangement || this.#canvas.height === 0) return;
    const { palette, compass } = this.#shown;
    this.#camera.aspect = this.#canvas.width / this.#canvas.height;
    const { near, far } = this.orbit.aim(this.#camera, this.#arrangement);
    const back = mix(palette.sunken, palette['line-strong'], 0.35);
    this.#bricks.setAir(
      { fine: mix(palette['grid-fine'], palette['line-strong'], 0.3), heavy: palette['grid-heavy'], back, fog: palette.sunken },
      palette,
      near,
      far,
    );
    this.#dots.setAir(this.#canvas.height, palette.sunken, near, far);
    sharedRenderer().render(this.#scene, this.#camera, this.#canvas, (ms) => {
      this.#drawMs = ms;
    });
    this.#compass.draw(this.orbit, compass, palette);
  }
}
