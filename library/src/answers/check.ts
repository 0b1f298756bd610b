import { cellName, describeClash, type Puzzle } from '#core';
import type { CheckReport } from '#operations';

/** What `check` found, by names of cells and groups. */
export function checkAnswer(puzzle: Puzzle, report: CheckReport): Record<string, unknown> {
  const name = (cell: number): string => cellName(puzzle.geometry, cell);
  const { minimality, survey } = report;
  return {
    status: report.status,
    valid: true,
    kind: puzzle.kind.spec,
    cells: puzzle.geometry.cellCount,
    clues: report.clues,
    clashes: report.clashes.map((clash) => ({
      cells: clash.cells.map(name),
      value: puzzle.symbols.all[clash.value - 1],
      group: clash.group?.name ?? null,
      text: describeClash(puzzle, clash),
    })),
    solutions: report.solvability,
    unique: report.solvability === 'unknown' ? 'unknown' : report.solvability === 'one',
    minimal: minimality?.minimal ?? null,
    ...(minimality ? { redundant: minimality.redundant.map(name), undecided: minimality.undecided.map(name) } : {}),
    satisfactory: report.satisfactory ?? null,
    class: { byClues: survey.byClues ?? null, byLines: survey.byLines ?? null, fewestInALine: survey.fewestInALine ?? null },
    names: report.names,
    nodes: report.nodes,
  };
}
