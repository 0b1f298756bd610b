import { type Geometry, must, type Puzzle } from '#core';
import { formatPuzzle } from '#formats';
import { rulesOf, techniques } from '#techniques';
import type { ExplainedStep } from '../step.ts';

/**
 * An explanation as claims that another program can check: of each step what follows, and from which cells, groups and rules. Beside the groups that
 * its sentence names these are the groups that two of its cells share; a chain whose links rest on further steps may use every group of its cells.
 */
export function claimsOf(puzzle: Puzzle, steps: readonly ExplainedStep[], say: (step: ExplainedStep) => string): object {
  return {
    puzzle: must(formatPuzzle(puzzle, 'ninefold')),
    claims: steps.map((step) => ({ technique: step.technique, text: say(step), ...evidenceOf(puzzle.geometry, step) })),
  };
}

function evidenceOf(geometry: Geometry, step: ExplainedStep): object {
  const { groups, constraints } = geometry;
  const isWhole = techniques.find(({ id }) => id === step.technique)!.restsOnAll === true;
  const links = (step.chains ?? []).flat();
  const cells = new Set([...step.cells, ...step.candidates.map(({ cell }) => cell), ...links.map(({ cell }) => cell)]);
  const isNested = links.some(({ by }) => by !== undefined);
  const named = [...step.houses, ...links.flatMap(({ house }) => (house === undefined ? [] : [house]))];
  const least = isWhole ? 0 : isNested ? 1 : 2;
  const beside = groups.flatMap((group, number) => (group.cells.filter((cell) => cells.has(cell)).length >= least ? [number] : []));
  const places = (list: ExplainedStep['place']): [number, number][] => list.map(({ cell, value }) => [cell, value]);
  return {
    place: places(step.place),
    remove: places(step.remove),
    cells: [...cells],
    groups: [...new Set([...named, ...beside])],
    rules: isWhole ? [...constraints.rules.keys()] : rulesOf(geometry, step),
  };
}
