import { fail, ok, type Result } from '#core';

/** One constraint of a text: its type, its arguments, and what stands inside it where it is an Or or an And. */
export interface IssNode {
  /** Empty for candidates of cells. */
  readonly type: string;
  readonly args: readonly string[];
  readonly inside: readonly IssNode[];
  /** Counted from 1, so that a sentence can say which. */
  readonly number: number;
}

/** Constraints that hold others, up to `.End`. */
export const COMPOSITES = ['Or', 'And', 'Replicate'];
/** How deep they may be nested. */
const DEEPEST = 32;

/** Cuts a text into its constraints: `.Type~argument~argument`, white space ignored. */
export function parseIss(text: string): Result<readonly IssNode[]> {
  const [before, ...items] = text.replace(/\s+/g, '').split('.');
  if (before !== '')
    return fail('expected a constraint such as .Cage~15~R1C1~R1C2, found {found}', {
      found: JSON.stringify(before!.slice(0, 40)),
    });
  const root: IssNode[] = [];
  const open: { readonly inside: IssNode[]; readonly type: string }[] = [{ inside: root, type: '' }];
  for (const [i, item] of items.entries()) {
    const [type = '', ...args] = item.split('~');
    if (type === 'End') {
      if (open.length === 1) return fail('constraint {number:id}: .End ends nothing', { number: i + 1 });
      open.pop();
      continue;
    }
    const inside: IssNode[] = [];
    open.at(-1)!.inside.push({ type, args, inside, number: i + 1 });
    if (COMPOSITES.includes(type)) open.push({ inside, type });
    if (open.length > DEEPEST) return fail('constraint {number:id}: nested too deep', { number: i + 1 });
  }
  return open.length === 1 ? ok(root) : fail('{type} has no .End', { type: open.at(-1)!.type });
}

/** The text of constraints; `parseIss` reads it back. */
export function formatIss(nodes: readonly Omit<IssNode, 'number'>[]): string {
  return nodes
    .map(({ type, args, inside }) => {
      const own = `.${[type, ...args].join('~')}`;
      return COMPOSITES.includes(type) ? `${own}${formatIss(inside)}.End` : own;
    })
    .join('');
}
