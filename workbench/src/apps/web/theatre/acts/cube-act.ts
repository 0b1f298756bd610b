import type { Cell, Puzzle, Value } from '#core';
import type { ConstraintTreeEvent } from '#engines';
import type { Shot } from '../../library/theatre.ts';
import type { Act, Caption } from '../act.ts';

/** A row of P with what was taken from it. */
interface MatrixRow {
  readonly cell: Cell;
  readonly values: readonly Value[];
  readonly gone: Set<Value>;
}

/** A node of the tree: a value on a path, or an END. */
export interface PathNode {
  readonly value: Value | undefined;
  readonly level: number;
  readonly parent: PathNode | undefined;
  readonly children: PathNode[];
  onSolution: boolean;
}

type Stage = 'initial' | 'sorted' | 'tree';

export interface CubeState {
  readonly puzzle: Puzzle;
  stage: Stage | undefined;
  rows: MatrixRow[];
  /** Whether constraints have worked on P, so that it was sorted twice. */
  isReduced: boolean;
  /** The cell that changed last. */
  cell: Cell | undefined;
  value: Value | undefined;
  removed: number;
  level: number;
  readonly root: PathNode;
  /** The value nodes of the level before and of this level, as the paths are numbered. */
  before: PathNode[];
  here: PathNode[];
  last: PathNode | undefined;
  nodeCount: number;
  ends: number;
  paths: number;
  pathsKept: number;
  solutions: number;
  /** The solution that was found last, and all of them. */
  solution: Uint8Array | undefined;
  readonly found: Uint8Array[];
}

/** The tree engines of the cube: the matrix P, the constraints on it, and the tree of open paths. */
export const cubeAct: Act<CubeState, ConstraintTreeEvent> = {
  begin: (puzzle) => {
    const root: PathNode = { value: 0, level: -1, parent: undefined, children: [], onSolution: false };
    return {
      puzzle,
      stage: undefined,
      rows: [],
      isReduced: false,
      cell: undefined,
      value: undefined,
      removed: 0,
      level: -1,
      root,
      before: [],
      here: [root],
      last: undefined,
      nodeCount: 0,
      ends: 0,
      paths: 1,
      pathsKept: 0,
      solutions: 0,
      solution: undefined,
      found: [],
    };
  },
  apply,
  caption,
  counts: ({ ends, pathsKept }, shot) => [
    ['nodes', shot?.nodes ?? 0],
    ['ends', ends],
    ['pathsKept', pathsKept],
  ],
  isChapter: ({ type }) => ['matrix', 'level', 'solution'].includes(type),
};

function apply(state: CubeState, shot: Shot<ConstraintTreeEvent>): void {
  state.cell = shot.cell;
  state.value = shot.value;
  switch (shot.type) {
    case 'matrix':
      state.stage = shot.data.stage;
      state.isReduced ||= state.stage === 'sorted';
      state.rows = layRows(state, shot.data.matrix);
      break;
    case 'remove':
      state.rows.find(({ cell }) => cell === shot.cell)?.gone.add(shot.value);
      state.removed++;
      break;
    case 'place':
    case 'end':
      startLevel(state, shot.depth);
      addNode(state, shot);
      break;
    case 'level':
      startLevel(state, shot.depth);
      state.paths = shot.data.paths;
      state.pathsKept += state.paths;
      break;
    case 'solution':
      state.solutions++;
      readSolution(state, shot.data.path);
      break;
  }
}

/** The rows of the new order, which keep what was struck out of them before: the last matrix has forgotten it. */
function layRows({ rows }: CubeState, matrix: readonly { readonly cell: Cell; readonly values: readonly Value[] }[]): MatrixRow[] {
  const known = new Map(rows.map((row) => [row.cell, row]));
  return matrix.map(({ cell, values }) => ({
    cell,
    values: known.get(cell)?.values ?? values,
    gone: known.get(cell)?.gone ?? new Set(),
  }));
}

function startLevel(state: CubeState, depth: number): void {
  if (depth === state.level) return;
  state.level = depth;
  state.before = state.here;
  state.here = [];
}

function addNode(state: CubeState, shot: Extract<Shot<ConstraintTreeEvent>, { type: 'place' | 'end' }>): void {
  const parent = state.before[shot.data.parent]!;
  const node: PathNode = { value: shot.value, level: shot.depth, parent, children: [], onSolution: false };
  parent.children.push(node);
  state.last = node;
  state.nodeCount++;
  if (shot.type === 'end') state.ends++;
  else state.here.push(node);
}

function readSolution(state: CubeState, path: number): void {
  const grid = state.puzzle.givens.slice();
  for (let node = state.here[path]; node && node.level >= 0; node = node.parent) {
    node.onSolution = true;
    grid[state.rows[node.level]!.cell] = node.value!;
  }
  state.root.onSolution = true;
  state.solution = grid;
  state.found.push(grid);
}

/** What stands on the board: the path of the node that was added last, or a solution. */
export function gridOf(state: CubeState): Uint8Array {
  if (state.solution) return state.solution;
  const grid = state.puzzle.givens.slice();
  for (let node = state.last; node && node.level >= 0; node = node.parent) if (node.value) grid[state.rows[node.level]!.cell] = node.value;
  return grid;
}

function caption(state: CubeState, shot: Shot<ConstraintTreeEvent>): Caption {
  const cell = { cell: shot.cell ?? 0 };
  const value = { value: shot.value ?? 1 };
  switch (shot.type) {
    case 'matrix':
      return { key: `cube.${state.stage === 'tree' && state.isReduced ? 'resorted' : state.stage}`, holes: { count: state.rows.length } };
    case 'remove':
      return {
        key: `cube.constraint.${shot.data.constraint}`,
        holes: { cell, value, group: { group: shot.data.group } },
      };
    case 'place':
      return { key: 'cube.place', holes: { cell, value, number: shot.depth + 1, count: state.here.length } };
    case 'end':
      return { key: 'cube.end', holes: { cell } };
    case 'level':
      return { key: 'cube.level', holes: { cell, count: state.paths, number: shot.depth + 1, of: state.rows.length } };
    default:
      return { key: 'cube.solution', holes: { number: state.solutions } };
  }
}
