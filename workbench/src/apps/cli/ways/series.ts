import { ok } from '#core';
import { drawSeries } from '#drawing';
import type { SeriesPoint } from '#engines';
import type { Way } from '../command-of.ts';
import { saveNamedFile } from '../save.ts';

/** The series of an annealing run with a drawing. */
export const seriesWay: Way = {
  options: [{ flags: '--svg <FILE>', summary: 'draw the series of the first puzzle into a file' }],
  examples: [['ninefold series cube.txt --cooling 80 --svg cooling.svg', 'a constant rate of 80 per cent, as a table and as a picture']],
  notes: 'A line stands for one temperature: swaps proposed and accepted so far, the temperature, the cost at its end, reheats so far.',
  start({ options, io }) {
    const { svg } = options;
    let isFirst = true;
    if (typeof svg !== 'string') return {};
    return {
      shown(_, report) {
        if (!isFirst) return ok(undefined);
        isFirst = false;
        return saveNamedFile(io, svg, picture((report as { readonly points: readonly SeriesPoint[] }).points));
      },
    };
  },
};

function picture(points: readonly SeriesPoint[]): string {
  return drawSeries('swaps proposed', [
    { title: 'cost', points: points.map(({ swaps, cost }) => ({ x: swaps, y: cost })) },
    { title: 'temperature', points: points.map(({ swaps, temperature }) => ({ x: swaps, y: temperature })) },
  ]);
}
