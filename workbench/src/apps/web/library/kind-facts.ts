import { clueSymmetries, refuseOrder } from '#generator';
import { kindFamilies } from '#kinds';

/** What the page offers for a kind: its families with their arguments and options, and the symmetries that its clues may have. */
export interface KindFacts {
  readonly families: readonly { readonly id: string; readonly arguments: readonly string[]; readonly options: readonly string[] }[];
  readonly symmetries: readonly string[];
}

/** The families of kinds, and which symmetries fit one of them. */
export function kindFacts({ spec }: { spec: string }): KindFacts {
  const families = kindFamilies.map(({ id, examples, options }) => ({
    id,
    arguments: [...new Set(examples.map((example) => /:([^/]+)/.exec(example)?.[1] ?? ''))],
    options,
  }));
  const symmetries = clueSymmetries
    .filter(({ id }) => refuseOrder({ spec, seed: 0, wishes: { symmetry: id } }) === undefined)
    .map(({ id }) => id);
  return { families, symmetries };
}
