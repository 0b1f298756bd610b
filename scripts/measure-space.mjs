// What a frame of the view in space costs while a cube is turned: draw calls, triangles, milliseconds of script, and milliseconds in all.
// Chromium draws in software here, so the last figure is that of a machine without a graphics card; the others are the same everywhere.
// Beside it stands what a frame costs in which only a dot of the same page changes its colour. Half a minute. It starts a service of its own.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import lz from 'lz-string';
import { chromium } from 'playwright-core';
import { ensurePackage } from './debian.mjs';

const KINDS = [
  ['solid:3', 440],
  ['solid:4', 2500],
];
const MOVES = 30;
const ninefold = fileURLToPath(new URL('../bin/ninefold.mjs', import.meta.url));

const service = spawn(process.execPath, [ninefold, 'serve', '--data', 'memory', '--port', '0', '--log', 'silent'], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
// It may say first that it builds what has changed.
let said = '';
service.once('exit', () => process.exit(1));
while (!/http:\/\/\S+ /.test(said)) said += String((await once(service.stderr, 'data'))[0]);
const [address] = /http:\/\/\S+/.exec(said);
const browser = await chromium.launch({
  executablePath: ensurePackage('chromium', 'chromium'),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  for (const [kind, clues] of KINDS) console.log(await measure(kind, clues));
} finally {
  await browser.close();
  service.removeAllListeners('exit').kill();
}

async function measure(kind, clues) {
  const puzzle = execFileSync(
    process.execPath,
    [ninefold, 'generate', '--kind', kind, '--clues', String(clues), '--seed', '1', '--to', 'json'],
    {
      encoding: 'utf8',
    },
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(countDrawing);
  await page.goto(`${address}/#/open?p=${lz.compressToEncodedURIComponent(puzzle)}`);
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(4000);
  const box = await page.locator('canvas').first().boundingBox();
  await page.evaluate(() => Object.assign(globalThis.drawn, { calls: 0, triangles: 0, frames: 0, script: 0 }));
  const began = performance.now();
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  for (let i = 0; i < MOVES; i++) await page.mouse.move(box.x + 60 + 4 * i, box.y + 60 + 2 * i);
  await page.mouse.up();
  const { calls, triangles, frames, script } = await page.evaluate(() => globalThis.drawn);
  const ms = performance.now() - began;
  const floor = await page.evaluate(blink);
  await page.close();
  return `${kind}: ${frames} frames for ${MOVES} moves, each ${calls / frames} draw calls, ${Math.round(triangles / frames)} triangles, ${(script / frames).toFixed(1)} ms of script, ${(ms / frames).toFixed(0)} ms in all (a dot: ${floor.toFixed(0)} ms)`;
}

/** Runs in the page before anything else: counts what is drawn. */
function countDrawing() {
  const drawn = { calls: 0, triangles: 0, frames: 0, script: 0 };
  globalThis.drawn = drawn;
  const methods = WebGL2RenderingContext.prototype;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const draw = methods[name];
    methods[name] = function (...args) {
      drawn.calls++;
      const corners = name.startsWith('drawElements') ? args[1] : args[2];
      if (args[0] === this.TRIANGLES) drawn.triangles += (corners / 3) * (name.endsWith('Instanced') ? args.at(-1) : 1);
      return draw.apply(this, args);
    };
  }
  const next = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) =>
    next((time) => {
      const [calls, began] = [drawn.calls, performance.now()];
      callback(time);
      if (drawn.calls === calls) return;
      drawn.frames++;
      drawn.script += performance.now() - began;
    });
}

/** Runs in the page: milliseconds for a frame in which only a small square changes. */
async function blink() {
  const dot = document.createElement('div');
  dot.style = 'position: fixed; left: 5px; top: 5px; width: 10px; height: 10px; will-change: transform';
  document.body.append(dot);
  const began = performance.now();
  let frames = 0;
  while (performance.now() - began < 2000) {
    await new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
    dot.style.background = `rgb(${frames++ % 256} 0 0)`;
  }
  return (performance.now() - began) / frames;
}
