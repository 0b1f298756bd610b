import { describe, expect, test } from 'vitest';
import type { BudgetEnd, BudgetLimits } from '#core';
import { tryFirst } from './try-first.ts';

interface Answer {
  readonly by: string;
  readonly bounds: BudgetLimits;
  readonly end?: BudgetEnd;
}

/** A try that is ended by one of its bounds, or by none. */
function attempt(asked: BudgetLimits, end?: BudgetEnd): Answer | Promise<Answer> {
  return tryFirst<Answer>({
    asked,
    quick: { nodes: 100, timeMs: 50 },
    here: (bounds) => ({ by: 'here', bounds, ...(end ? { end } : {}) }),
    endOf: (answer) => answer.end,
    handOver: async (left) => ({ by: 'another', bounds: left }),
  });
}

describe('what ended the try decides', () => {
  test('an answer is an answer at once', () => {
    expect(attempt({})).toEqual({ by: 'here', bounds: { nodes: 100, timeMs: 50 } });
  });

  test.each<[BudgetLimits, BudgetEnd, string]>([
    [{}, 'nodes', 'another'],
    [{}, 'time', 'another'],
    [{ nodes: 101 }, 'nodes', 'another'],
    [{ nodes: 100 }, 'nodes', 'here'],
    [{ nodes: 7 }, 'nodes', 'here'],
    [{ nodes: 7 }, 'time', 'another'],
    [{ timeMs: 20 }, 'time', 'here'],
    [{ timeMs: 20 }, 'nodes', 'another'],
    [{}, 'stored', 'here'],
    [{}, 'tries', 'here'],
    [{}, 'cancelled', 'here'],
  ])('asked for %j and ended by %s: the answer is from %s', async (asked, end, by) => {
    expect((await attempt(asked, end)).by).toBe(by);
  });

  test('the time that the try took is gone, its nodes are not', async () => {
    const { bounds } = await attempt({ nodes: 1000, timeMs: 60_000 }, 'nodes');
    expect(bounds.nodes).toBe(1000);
    expect(bounds.timeMs).toBeLessThanOrEqual(60_000);
  });
});
