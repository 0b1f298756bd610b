import type { Browser, Page } from 'playwright-core';
import { fail, ok, round } from '#core';
import { openLink } from '#formats';
import { findProgram, runNinefold, startNinefold } from '#measuring/machine';
import { defineBenchmark, setting } from './benchmark.ts';

/** Cubes that are turned, each with its clues. */
const CUBES = [
  ['solid:3', 440],
  ['solid:4', 2500],
] as const;

interface Drawn {
  calls: number;
  triangles: number;
  frames: number;
  script: number;
}
declare const window: Window & typeof globalThis & { drawn: Drawn };

export const space = defineBenchmark({
  id: 'space',
  summary: 'Turn a cube in the page: what a frame costs in draw calls, triangles and milliseconds, in a clone with Chromium',
  settings: { moves: setting.whole('moves of the pointer', 30) },
  examples: [['', 'a frame of solid:3 and of solid:4, beside a frame in which only a dot changes']],
  notes:
    'Chromium draws in software here, so the milliseconds in all are those of a machine without a graphics card; the other figures are the same everywhere.',
  async *measure(_, { moves }) {
    const executablePath = findProgram('chromium');
    const playwright = await import('playwright-core').catch(() => undefined);
    if (!executablePath || !playwright) {
      yield fail('Chromium and playwright-core are needed: run it in a clone (Debian: apt-get install chromium)');
      return;
    }
    const { child, match } = await startNinefold(['serve', '--data', 'memory', '--port', '0', '--log', 'silent'], /http:\/\/\S+(?= )/);
    const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
    const browser = await playwright.chromium.launch({ executablePath, args });
    try {
      for (const [kind, clues] of CUBES) yield ok({ kind, moves, ...(await turn(browser, match[0], kind, clues, moves)) });
    } finally {
      await browser.close();
      child.kill();
    }
  },
  line: ({ kind, frames, moves, calls, triangles, scriptMs, ms, dotMs }) =>
    `${kind}: ${frames} frames for ${moves} moves, each ${calls} draw calls, ${triangles} triangles, ${scriptMs} ms of script, ${ms} ms in all (a dot: ${dotMs} ms)`,
});

/** What one frame costs. */
interface Frame {
  readonly frames: number;
  readonly calls: number;
  readonly triangles: number;
  readonly scriptMs: number;
  readonly ms: number;
  readonly dotMs: number;
}

async function turn(browser: Browser, address: string, kind: string, clues: number, moves: number): Promise<Frame> {
  const puzzle = runNinefold(['generate', '--kind', kind, '--clues', String(clues), '--seed', '1', '--to', 'json']);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(countDrawing);
  await page.goto(openLink(puzzle, `${address}/`));
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(4000);
  await page.evaluate(() => void Object.assign(window.drawn, { calls: 0, triangles: 0, frames: 0, script: 0 }));
  const began = performance.now();
  await drag(page, moves);
  const { calls, triangles, frames, script } = await page.evaluate(() => window.drawn);
  const ms = performance.now() - began;
  const dotMs = Math.round(await page.evaluate(blink));
  await page.close();
  return {
    frames,
    calls: calls / frames,
    triangles: Math.round(triangles / frames),
    scriptMs: round(script / frames, 1),
    ms: Math.round(ms / frames),
    dotMs,
  };
}

async function drag(page: Page, moves: number): Promise<void> {
  const { x, y } = (await page.locator('canvas').first().boundingBox())!;
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.down();
  for (let i = 0; i < moves; i++) await page.mouse.move(x + 60 + 4 * i, y + 60 + 2 * i);
  await page.mouse.up();
}

/** Runs in the page before anything else: counts what is drawn. */
function countDrawing(): void {
  const drawn = { calls: 0, triangles: 0, frames: 0, script: 0 };
  window.drawn = drawn;
  const methods = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: number[]) => void>;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const draw = methods[name]!;
    methods[name] = function (this: WebGL2RenderingContext, ...args: number[]): void {
      drawn.calls++;
      const corners = name.startsWith('drawElements') ? args[1]! : args[2]!;
      if (args[0] === this.TRIANGLES) drawn.triangles += (corners / 3) * (name.endsWith('Instanced') ? args.at(-1)! : 1);
      draw.apply(this, args);
    };
  }
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    next((time) => {
      const [calls, began] = [drawn.calls, performance.now()];
      callback(time);
      if (drawn.calls === calls) return;
      drawn.frames++;
      drawn.script += performance.now() - began;
    });
}

/** Runs in the page: milliseconds for a frame in which only a small square changes. */
async function blink(): Promise<number> {
  const dot = document.createElement('div');
  dot.style.cssText = 'position: fixed; left: 5px; top: 5px; width: 10px; height: 10px; will-change: transform';
  document.body.append(dot);
  const began = performance.now();
  let frames = 0;
  while (performance.now() - began < 2000) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
    dot.style.background = `rgb(${frames++ % 256} 0 0)`;
  }
  return (performance.now() - began) / frames;
}
