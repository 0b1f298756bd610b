import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NAMED_SCHEDULES } from '../../../../library/src/engines/annealing/cooling.ts';
import { publishedCubes } from './data/published-cubes.ts';
import { publishedConstant, publishedDynamic, publishedUniqueness } from './data/published-faces.ts';
import { ratedPuzzles } from './data/rated-puzzles.ts';
import { publishedTable2 } from './data/worked-example.ts';

// An installed package has no fixtures, so the experiments carry copies of what they print beside their results; here they are held together.

const facts = (name: string): string => readFileSync(new URL(`../../../../fixtures/facts/${name}`, import.meta.url), 'utf8');

describe('what is printed beside our results is what the papers print', () => {
  test('tables 5 to 7 of 000', () => {
    const { rows } = JSON.parse(facts('solid-published-results.json')) as { rows: Record<string, never>[] };
    const run = (one: { seconds: number; solutions: number } | undefined) => one ?? { seconds: null };
    expect(
      publishedCubes.map(({ instance, blanks, level, runs }) => ({
        instance,
        blanks,
        level,
        searchTree: run(runs['search-tree']),
        algorithm1: run(runs['constraint-tree']),
        algorithm2: run(runs['layer-join']),
      })),
    ).toMatchObject(rows.map((row) => JSON.parse(JSON.stringify(row).replaceAll(',"solutions":null', '')) as object));
    expect(publishedCubes.length).toBe(75);
    expect(new Set(publishedCubes.map(({ blanks }) => blanks)).size).toBe(68);
  });

  test('tables 3 to 5 of 003', () => {
    const { constantCooling, dynamicCooling, uniqueness } = JSON.parse(facts('faces-published-results.json'));
    expect(publishedConstant.map(({ cooling }) => Number(cooling))).toEqual(constantCooling.rate);
    expect(publishedConstant.map(({ seconds }) => seconds)).toEqual(constantCooling.averageSeconds);
    expect(publishedConstant.map(({ deviation }) => deviation ?? null)).toEqual(constantCooling.standardDeviation);
    expect(publishedConstant.map(({ reheats }) => reheats)).toEqual(constantCooling.reheats);
    for (const { cooling, seconds, deviation, reheats } of publishedDynamic) {
      const printed = dynamicCooling[cooling];
      expect([seconds, deviation, reheats]).toEqual([printed.averageSeconds, printed.standardDeviation, printed.reheats]);
      expect(NAMED_SCHEDULES[cooling]!.map(({ fall, rate }) => [fall, rate])).toEqual(printed.schedule);
    }
    expect([publishedUniqueness['faces3:3']!.fixedShare, publishedUniqueness['faces3:4']!.fixedShare]).toEqual([
      uniqueness.fixedShare.n3,
      uniqueness.fixedShare.n4,
    ]);
  });

  test('table 2 of 000', () => {
    const { table2 } = JSON.parse(facts('solid-worked-example.json')) as { table2: string[] };
    expect(publishedTable2).toBe(table2.join('').replace(/\s/g, '').replaceAll('0', '.'));
  });

  test('ratings', () => {
    const lines = facts('se-ratings.tsv')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(ratedPuzzles).toEqual(
      lines.map((line) => {
        const [text, rating] = line.split('\t') as [string, string];
        return { text, rating: Number(/ED=([\d.]+)/.exec(rating)![1]) };
      }),
    );
  });
});
