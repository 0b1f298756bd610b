import { check, fail, makePuzzle, ok, type Result, type Value } from '#core';
import { parsePuzzle } from '#formats';
import type { Order } from '#generator';
import { kindOf } from '#kinds';

/** What an order takes as text: where clues may stand, a grid to dig in. */
export interface OrderTexts {
  readonly pattern?: string | undefined;
  readonly solution?: string | undefined;
}

/** An order with the pattern and the grid that its texts hold; `spec` is the kind that they are read as. */
export function withTexts(order: Order, spec: string, { pattern, solution }: OrderTexts): Result<Order> {
  const mask = pattern === undefined ? undefined : readCells('pattern', maskText(pattern), spec, order.regions);
  if (mask && !mask.ok) return mask;
  const grid = solution === undefined ? undefined : readCells('solution', solution, spec, order.regions);
  if (grid && !grid.ok) return grid;
  if (grid?.value.includes(0)) return fail`solution has blanks; it must be a filled grid`;
  const filled = Uint8Array.from(grid?.value ?? []);
  const [fault] = grid ? check(makePuzzle(kindOf(spec, order.regions), filled), filled) : [];
  if (fault) return fail`solution is no solution: ${fault.rule}`;
  const wishes = {
    ...order.wishes,
    ...(mask ? { pattern: mask.value.map((value) => value > 0) } : {}),
    ...(grid ? { solution: grid.value } : {}),
  };
  return ok({ ...order, wishes });
}

/** The region map of a jigsaw: one character for each cell, the same within a region. */
export function readRegions(text: string): number[] {
  const names = [...text.replace(/\s/g, '')];
  const numberOf = new Map<string, number>();
  return names.map((name) => {
    const number = numberOf.get(name) ?? numberOf.size;
    numberOf.set(name, number);
    return number;
  });
}

/** Every mark of a mask means the same, so each becomes the first symbol. */
function maskText(text: string): string {
  return text.replace(/^[a-z]+:.*$/gim, '').replace(/\S/g, (mark) => (mark === '.' || mark === '0' || mark === '-' ? '.' : '1'));
}

function readCells(what: string, text: string, kind: string, regions: readonly number[] | undefined): Result<Value[]> {
  const read = parsePuzzle(text.trim(), { kind, regions });
  if (!read.ok) return fail`${what}: ${read}`;
  const { givens, disputes } = read.value;
  if (disputes.length > 0 && what !== 'pattern') return fail`${what}: places of one cell disagree`;
  return ok([...givens]);
}
