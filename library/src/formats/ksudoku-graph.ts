import { fail, indices, type Kind, ok, type Result, type Rule } from '#core';
import { splitSpec } from '#kinds';
import { ruleReader, withRules } from '#rules';
import { agreeOnKind, type ReadHints } from './hints.ts';
import { attributeOf, childrenOf, textOf, type XmlElement } from './xml.ts';

/** The size of the box that all squares stand in. */
export interface GraphSize {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The number that KSudoku gives to each place of a kind: column by column, and depth within a square. */
export function numbering({ geometry: { shape, places } }: Kind, { y, z }: GraphSize): number[] {
  return places.map(({ panel, row, column }) => (column * y + row) * z + (shape.form === 'layers' ? panel : 0));
}

export function boxOf({ geometry: { panels } }: Kind): GraphSize {
  return { x: panels[0]!.columns, y: panels[0]!.rows, z: panels.length };
}

const nameOf = (group: readonly number[]): string => [...group].sort((a, b) => a - b).join(' ');

/** The groups that stand together in a graph: rows, columns and boxes of a grid, planes of a small cube, or one group by itself. */
function groupsOf(graph: XmlElement, order: number, { y, z }: GraphSize): number[][] {
  const b = Math.round(Math.sqrt(order));
  const at = (corner: number, dx: number, dy: number, dz = 0): number => corner + (dx * y + dy) * z + dz;
  const grids = childrenOf(graph, 'sudokugroups').flatMap((grid) => {
    const corner = Number(attributeOf(grid, 'at') ?? 0);
    const boxes = attributeOf(grid, 'withblocks') === '0' ? [] : indices(order);
    return [
      ...indices(order).map((i) => indices(order).map((j) => at(corner, i, j))),
      ...indices(order).map((j) => indices(order).map((i) => at(corner, i, j))),
      ...boxes.map((box) => indices(order).map((i) => at(corner, b * (box % b) + (i % b), b * Math.floor(box / b) + Math.floor(i / b)))),
    ];
  });
  const cubes = childrenOf(graph, 'roxdokugroups').flatMap((cube) => {
    const corner = Number(attributeOf(cube, 'at') ?? 0);
    const planes = (place: (i: number, j: number, k: number) => number): number[][] =>
      indices(b).map((i) => indices(order).map((at) => place(i, at % b, Math.floor(at / b))));
    return [
      ...planes((i, j, k) => at(corner, i, j, k)),
      ...planes((i, j, k) => at(corner, j, i, k)),
      ...planes((i, j, k) => at(corner, j, k, i)),
    ];
  });
  const cliques = childrenOf(graph, 'clique').map((clique) => textOf(clique).trim().split(/\s+/).map(Number));
  return [...grids, ...cubes, ...cliques];
}

/**
 * The kind of a graph that lists its groups: one that has exactly these; or a grid whose rows and columns are there, with boxes or regions where some
 * of the groups part it, and a rule for each that is left, such as a single diagonal.
 */
export function readCustom(graph: XmlElement, order: number, hints: ReadHints): Result<Kind> {
  const [x = 0, y = 0, z = 0] = ['sizeX', 'sizeY', 'sizeZ'].map((name) => Number(attributeOf(graph, name) ?? (name === 'sizeZ' ? 1 : 0)));
  const box = { x, y, z };
  const groups = new Map(groupsOf(graph, order, box).map((group) => [nameOf(group), group]));
  const b = Math.round(Math.sqrt(order));
  const boxes = indices(order).flatMap((i) => (i > 1 && order % i === 0 && i < order ? [`${i}x${order / i}`] : []));
  const specs = [
    ...(b * b === order ? [...layoutsOf(`roxdoku:${b}`), ...layoutsOf(`samurai:${b}`), `windoku:${b}`] : []),
    ...boxes.flatMap((shape) => [`classic:${shape}`, `diagonal:${shape}`]),
    `latin:${order}`,
  ];
  for (const spec of specs) {
    const kind = hints.kinds.find(spec);
    if (kind.ok && hasExactly(kind.value, box, groups)) return kindOfGraph(agreeOnKind(hints, spec));
  }
  return readWithRules(graph, order, box, groups, boxes, hints);
}

/** A spec with each of the options that its family has. */
function layoutsOf(spec: string): string[] {
  return splitSpec(spec)!.family.options.map((option) => `${spec}/${option}`);
}

function hasExactly(kind: Kind, box: GraphSize, groups: ReadonlyMap<string, unknown>): boolean {
  const own = boxOf(kind);
  if (own.x !== box.x || own.y !== box.y || own.z !== box.z) return false;
  const wanted = namesOf(kind);
  return wanted.size === groups.size && [...wanted].every((name) => groups.has(name));
}

function namesOf(kind: Kind): Set<string> {
  const { geometry } = kind;
  const numbers = numbering(kind, boxOf(kind));
  return new Set(geometry.groups.map(({ cells }) => nameOf(cells.map((cell) => numbers[geometry.placesOf(cell)[0]!]!))));
}

function readWithRules(
  graph: XmlElement,
  n: number,
  { x, y, z }: GraphSize,
  groups: ReadonlyMap<string, readonly number[]>,
  boxes: readonly string[],
  hints: ReadHints,
): Result<Kind> {
  const latin = hints.kinds.find(`latin:${n}`);
  const isSquare = x === n && y === n && z === 1 && latin.ok && [...namesOf(latin.value)].every((name) => groups.has(name));
  if (!isSquare)
    return fail('the graph {graph} has groups of its own that no kind has', { graph: JSON.stringify(attributeOf(graph, 'name') ?? '') });
  const usual = boxes.find((shape) => {
    const kind = hints.kinds.find(`classic:${shape}`);
    return kind.ok && [...namesOf(kind.value)].every((name) => groups.has(name));
  });
  const regions = usual === undefined ? regionsIn(groups, n) : undefined;
  const kind = kindOfGraph(agreeOnKind(hints, usual ? `classic:${usual}` : regions ? `jigsaw:${n}` : `latin:${n}`, regions));
  if (!kind.ok) return kind;
  const own = namesOf(kind.value);
  const reader = ruleReader(kind.value);
  const rules: Rule[] = [];
  for (const [name, squares] of groups) {
    if (own.has(name)) continue;
    const cells = squares.map((square) => (square % n) * n + Math.floor(square / n));
    const rule = reader.make(cells.length === n ? 'extra-region' : 'cage', { cells });
    if (!rule.ok) return rule;
    rules.push(rule.value);
  }
  return rules.length === 0 ? kind : withRules(kind.value, rules);
}

/** The regions of a square, by cell, where groups beside its rows and columns part it: the first that do not overlap. */
function regionsIn(groups: ReadonlyMap<string, readonly number[]>, n: number): number[] | undefined {
  const regions = Array.from({ length: n * n }, () => -1);
  let region = 0;
  for (const squares of groups.values()) {
    const cells = squares.map((square) => (square % n) * n + Math.floor(square / n));
    const isLine = [n, 1].some((step) =>
      cells.every((cell) => (step === n ? cell % n === cells[0]! % n : Math.floor(cell / n) === Math.floor(cells[0]! / n))),
    );
    if (isLine || cells.length !== n || !cells.every((cell) => regions[cell] === -1)) continue;
    for (const cell of cells) regions[cell] = region;
    region++;
  }
  return region === n ? regions : undefined;
}

export function kindOfGraph(kind: Result<Kind | undefined>): Result<Kind> {
  return kind.ok ? (kind.value ? ok(kind.value) : fail('the graph has no kind')) : kind;
}
