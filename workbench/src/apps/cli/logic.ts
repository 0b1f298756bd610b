import { NAME_STYLES, type NameStyle } from '#answers';
import { type BudgetLimits, fail, ok, type Result } from '#core';
import { hintOrder, type Technique, techniques } from '#techniques';
import type { CommandOption } from './command.ts';
import { oneOf } from './parse-options.ts';
import { budgetOf, type SolvingOptions } from './solving.ts';

/** The options of commands that reason. */
export interface LogicOptions {
  readonly techniques?: readonly Technique[];
}

/** When a puzzle's time is up, and what of it is left for the search that counts solutions. */
export function clockOf(options: Omit<SolvingOptions, 'engine'>): { readonly isLate: () => boolean; readonly budget: () => BudgetLimits } {
  const deadline = options.timeout === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * options.timeout;
  const left = (): number => Math.max(0, deadline - performance.now());
  return {
    isLate: () => performance.now() > deadline,
    budget: () => ({ ...budgetOf(options), ...(options.timeout === undefined ? {} : { timeMs: left() }) }),
  };
}

const ids = techniques.map(({ id }) => id);

export const techniquesOption: CommandOption = {
  flags: '--techniques <IDS>',
  summary: 'only these techniques, separated by commas (see: ninefold techniques)',
  parse: parseTechniques,
  choices: () => ids,
};

/** An option of commands that name cells. */
export interface NamesOption {
  readonly names: NameStyle;
}

export const namesOption: CommandOption = {
  flags: '--names <STYLE>',
  summary: 'how cells are named: r4c7 or R4C7 (cubes: l2r4c7 or L2R4C7)',
  default: 'r4c7',
  parse: oneOf('--names', NAME_STYLES),
  choices: () => NAME_STYLES,
};

function parseTechniques(text: string): Result<readonly Technique[]> {
  const named = text
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const unknown = named.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    return fail('unknown technique "{technique}"; the techniques are {known}', { technique: unknown.slice(0, 60), known: ids.join(', ') });
  return named.length === 0 ? fail('--techniques needs at least one id') : ok(hintOrder.filter(({ id }) => named.includes(id)));
}
