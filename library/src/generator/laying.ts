import { type Grid, isSameList, type Kind, must, type Random, type Rule } from '#core';
import type { Prober } from '#engines';
import { addRules, ruleReader, withRules } from '#rules';
import { closure, type Permutation } from '#symmetry';
import { findLayout, type Laid, type Layout, type LayoutGround, type RuleSet } from './layouts/index.ts';
import { LayoutSheet } from './layouts/sheet.ts';
import type { MakerParts } from './parts.ts';

/** What a puzzle with rules is made on: its kind, and a prober that knows the rules. */
export interface Ground {
  readonly kind: Kind;
  readonly prober: Prober;
  /** Rules that go together, in the order of layouts; those that held before the grid was filled are not among them. */
  readonly sets: readonly RuleSet[];
  /** Whether it has one solution without any clue. */
  readonly isAlone: boolean;
}

/** What laying may cost and how it is to look. */
export interface LayingSettings {
  readonly random: Random;
  readonly motions: readonly Permutation[];
  readonly mayCross: boolean;
  /** Whether rules are to be changed until no clue is needed. */
  readonly wantsNone: boolean;
  readonly effort: number;
  readonly isCancelled?: (() => boolean) | undefined;
}

/** How often rules are changed because another grid keeps them too. */
const MOST_ROUNDS = 60;

/** The layouts of some ids. */
export function layoutsOf(ids: readonly string[]): Layout[] {
  return ids.map((id) => {
    const layout = findLayout(id);
    if (!layout) throw new Error(`no layout ${id}`);
    return layout;
  });
}

/** The kind with the rules that hold before any grid is filled. */
export function withStanding(kind: Kind, layouts: readonly Layout[]): Kind {
  return must(
    addRules(
      kind,
      layouts.flatMap((layout) => layout.standing ?? []),
    ),
  );
}

/**
 * Lays rules over a filled grid. Where no clue is to be left, a search looks for another grid that keeps all of them; as long as there is
 * one, a layout changes its rules so that this grid is out.
 */
export function layRules(
  kind: Kind,
  layouts: readonly Layout[],
  solution: Grid,
  settings: LayingSettings,
  { makeProber }: MakerParts,
): Ground {
  const drafting = draftingOf(kind, solution, settings);
  const laid: readonly Laid[] = layouts.flatMap(({ draft }) => (draft ? [draft(drafting)] : []));
  const blank = new Uint8Array(solution.length);
  for (let round = 0; ; round++) {
    const sets = laid.flatMap((one) => one.sets);
    const ruled = rulesOn(kind, sets);
    const prober = makeProber(ruled.geometry);
    const ground = { kind: ruled, prober, sets };
    if (!settings.wantsNone || settings.isCancelled?.()) return { ...ground, isAlone: false };
    prober.load(blank);
    const { complete, other } = findOther(prober, solution, settings);
    if (!other) return { ...ground, isAlone: complete };
    if (round === MOST_ROUNDS || !settings.random.shuffle([...laid]).some((one) => one.mend?.(other))) return { ...ground, isAlone: false };
  }
}

/** The kind with the rules that it has already and more. */
export function rulesOn(kind: Kind, sets: readonly RuleSet[]): Kind {
  return must(withRules(kind, [...(kind.added ?? []), ...sets.flat()]));
}

function draftingOf(kind: Kind, solution: Grid, { random, motions, mayCross }: LayingSettings): LayoutGround {
  const base = kind.base ?? kind;
  const reader = ruleReader(base);
  const { lowest } = base.geometry;
  return {
    space: reader.space,
    sheet: new LayoutSheet(base.geometry, mayCross),
    solution,
    motions: closure(motions, base.geometry.cellCount),
    random,
    at: (cell) => solution[cell]! - 1 + lowest,
    make(id, fields): Rule {
      return must(reader.make(id, fields));
    },
  };
}

/** Another solution of what is loaded than the one known, where there is one; `complete` where it is known that there is none. */
function findOther(
  prober: Prober,
  solution: Grid,
  { effort, isCancelled }: Pick<LayingSettings, 'effort' | 'isCancelled'>,
): { readonly complete: boolean; readonly other?: Grid } {
  const question = { effort, wantsLast: true, ...(isCancelled ? { isCancelled } : {}) };
  const isKnown = (grid: Grid): boolean => isSameList(grid, solution);
  const { complete, count, last } = prober.ask({ ...question, limit: 2 });
  if (last && !isKnown(last)) return { complete: false, other: last };
  if (count < 2) return { complete };
  const first = prober.ask({ ...question, limit: 1 }).last;
  return first && !isKnown(first) ? { complete: false, other: first } : { complete: false };
}
