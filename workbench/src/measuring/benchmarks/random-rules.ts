import {
  Budget,
  type Engine,
  type FieldValue,
  fail,
  type Grid,
  type Kind,
  makePuzzle,
  must,
  type Puzzle,
  type Random,
  type Result,
  type Rule,
} from '#core';
import { loadProbers, type Prober } from '#engines';
import { randomFor, randomGrid } from '#generator';
import { kindOf } from '#kinds';
import { type RuleReader, type RuleType, ruleReader, ruleTypes, withRules } from '#rules';

/** Small kinds of every sort: grids, a Latin square, crooked regions, a cube, faces that are glued and faces that are not. */
export const SMALL_KINDS: readonly Kind[] = [
  kindOf('classic:2x2'),
  kindOf('classic:2x3'),
  kindOf('latin:5'),
  kindOf('jigsaw:5', [...'0001102011223312433324444'].map(Number)),
  kindOf('solid:2'),
  kindOf('faces3:2'),
];

/** A rule with random fields, as the fields themselves invent them; says why where they make no sense together. */
export function sampleRule(type: RuleType, reader: RuleReader, random: Random): Result<Rule> {
  const made = inventRule(type, reader, random);
  // A round trip through the line, so that whatever is tested could have been read.
  return made.ok ? reader.parse(made.value.text) : made;
}

function inventRule(type: RuleType, reader: RuleReader, random: Random): Result<Rule> {
  const fields: Record<string, FieldValue> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.optional && random.below(2) === 0) continue;
    const value = field.sample(random, reader.space, reader);
    if (value !== undefined) fields[name] = value;
  }
  return reader.make(type.id, fields);
}

/** A kind with one to four random rules; a failure where the draw gave none that makes sense. */
export function sampleRules(kind: Kind, random: Random, only?: RuleType): Result<Kind> {
  const rules = drawRules(ruleReader(kind), random, only, () => true);
  return rules.length === 0 ? fail('no rule makes sense here') : withRules(kind, rules);
}

/** How often a rule is drawn again because the one drawn is not wanted; one without fields is always the same. */
const drawsOf = ({ fields }: RuleType): number => (Object.keys(fields).length === 0 ? 1 : 20);

function drawRules(reader: RuleReader, random: Random, first: RuleType | undefined, isWanted: (rule: Rule) => boolean): Rule[] {
  const rules: Rule[] = [];
  const count = 1 + random.below(4);
  for (let tries = 0; rules.length < count && tries < 20; tries++) {
    const type = first && tries === 0 ? first : ruleTypes[random.below(ruleTypes.length)]!;
    for (let draws = drawsOf(type); draws > 0; draws--) {
      const made = inventRule(type, reader, random);
      if (!made.ok || !isWanted(made.value)) continue;
      const rule = must(reader.parse(made.value.text));
      rules.push(rule);
      break;
    }
  }
  return rules;
}

/** What is kept of a kind while many puzzles are made on it. */
interface Ground {
  readonly kind: Kind;
  readonly reader: RuleReader;
  readonly filled: readonly Grid[];
  /** Filled grids that keep a rule which needs no fields, such as anti-knight: hardly any other grid does. */
  readonly keeping: ReadonlyMap<RuleType, readonly Grid[]>;
}

/** How many filled grids of a kind rules are drawn for; each is relabelled for each puzzle. */
const FILLED = 40;

function groundOf(kind: Kind, prober: Prober, fast: Engine, seed: number): Ground {
  const reader = ruleReader(kind);
  const global = ruleTypes.filter(({ fields }) => Object.values(fields).every((field) => field.optional));
  const keeping = global.map((type): [RuleType, readonly Grid[]] => {
    const rule = reader.make(type.id, {});
    const ruled = rule.ok ? withRules(kind, [rule.value]) : rule;
    return [type, ruled.ok ? someSolutions(ruled.value, fast, FILLED) : []];
  });
  return {
    kind,
    reader,
    filled: Array.from({ length: FILLED }, (_, i) => randomGrid(prober, randomFor(seed, i))!),
    keeping: new Map(keeping),
  };
}

/** How many puzzles have the same rules and other clues: to draw and compile rules takes longer than to solve most of them. */
const CLUES = 4;

/**
 * Makes small puzzles with one to four random rules, numbered: the same seed and number give the same puzzle. Three of four have rules that
 * hold in a filled grid, from which the clues come; the others take rules as they come, and clues from a solution where there is one. One in
 * six has a clue that chance chose.
 */
export async function ruledPuzzles(fast: Engine, seed: number): Promise<(index: number) => Puzzle> {
  const makeProber = await loadProbers();
  const grounds = SMALL_KINDS.map((kind) => groundOf(kind, makeProber(kind.geometry), fast, seed));
  let last: { readonly set: number; readonly drawn: Drawn } | undefined;
  return (index) => {
    const set = Math.floor(index / CLUES);
    if (last?.set !== set) {
      const type = ruleTypes[Math.floor(set / grounds.length) % ruleTypes.length]!;
      last = { set, drawn: drawKind(grounds[set % grounds.length]!, type, randomFor(seed, set), fast) };
    }
    return withClues(last.drawn, randomFor(seed + 1, index));
  };
}

/** A kind with rules, and a solution where one was found. */
interface Drawn {
  readonly kind: Kind;
  readonly solution: Grid | undefined;
}

function drawKind(ground: Ground, type: RuleType, random: Random, fast: Engine): Drawn {
  const { kind, reader } = ground;
  for (;;) {
    const known = random.below(4) === 0 ? undefined : knownGrid(ground, type, random);
    const rules = drawRules(reader, random, type, (rule) => !known || rule.holds(known, [rule]));
    const ruled = rules.length === 0 ? undefined : withRules(kind, rules);
    if (ruled?.ok) return { kind: ruled.value, solution: known ?? someSolutions(ruled.value, fast, 1)[0] };
  }
}

/** A filled grid: one that keeps the rule where it has no fields to be chosen for the grid, else any, relabelled. */
function knownGrid({ kind, filled, keeping }: Ground, type: RuleType, random: Random): Grid {
  const kept = keeping.get(type) ?? [];
  if (kept.length > 0) return kept[random.below(kept.length)]!;
  const labels = random.shuffle(Array.from({ length: kind.geometry.size }, (_, i) => i + 1));
  return filled[random.below(filled.length)]!.map((value) => labels[value - 1]!);
}

function withClues({ kind, solution }: Drawn, random: Random): Puzzle {
  const { size, cellCount } = kind.geometry;
  const share = random.below(10);
  const givens = solution?.map((value) => (random.below(10) < share ? value : 0)) ?? new Uint8Array(cellCount);
  if (random.below(6) === 0 || !solution) givens[random.below(cellCount)] = 1 + random.below(size);
  return makePuzzle(kind, givens);
}

function someSolutions(kind: Kind, fast: Engine, limit: number): Grid[] {
  const found: Grid[] = [];
  const empty = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
  fast.solve(empty, { limit, budget: new Budget({ nodes: 2000 }), onSolution: (grid) => void found.push(grid) });
  return found;
}
