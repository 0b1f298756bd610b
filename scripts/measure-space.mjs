// What a frame of the view in space costs while a cube is turned: draw calls, triangles, milliseconds of script, and milliseconds in all.
// Chromium draws in software here, so the last figure is that of a machine without a graphics card; the others are the same everywhere.
// A quarter of a minute. It starts a service of its own.
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

const service = spawn(process.execPath, [ninefold, 'serve', '--port', '0', '--log', 'silent'], { stdio: ['ignore', 'ignore', 'pipe'] });
const [line] = await once(service.stderr, 'data');
const address = /http:\/\/\S+/.exec(String(line))[0];
const browser = await chromium.launch({
  executablePath: ensurePackage('chromium', 'chromium'),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  for (const [kind, clues] of KINDS) console.log(await measure(kind, clues));
} finally {
  await browser.close();
  service.kill();
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
  await page.close();
  return `${kind}: ${frames} frames for ${MOVES} moves, each ${calls / frames} draw calls, ${Math.round(triangles / frames)} triangles, ${(script / frames).toFixed(1)} ms of script, ${(ms / frames).toFixed(0)} ms in all`;
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
