import { complain, fail, ok, type Result } from '#core';
import { TIED } from '#rules';
import { ISS } from './kind.ts';
import type { IssNode } from './text.ts';

/** The type that says of all ranks whether they may be tied. */
export const TIES = 'FullRankTies';
const RANK = 'FullRank';
const MODES = ['only-unclued', TIED];

/** Whether ranks may be tied is said once for all of them; each of our rules says it for itself, so each rank is given it. */
export function spreadTies(nodes: readonly IssNode[]): Result<readonly IssNode[]> {
  const mode = nodes.findLast(({ type }) => type === TIES)?.args[0];
  if (mode === undefined) return ok(nodes);
  if (!MODES.includes(mode))
    return fail('{name}: {sentence}', {
      name: TIES,
      sentence: complain('expected {known}, found {found}', { known: MODES.join(', '), found: JSON.stringify(mode.slice(0, 40)) }),
    });
  const spread = (node: IssNode): IssNode =>
    node.type === RANK ? { ...node, args: [...node.args, TIED] } : { ...node, inside: node.inside.map(spread) };
  const others = nodes.filter(({ type }) => type !== TIES);
  return ok(mode === TIED ? others.map(spread) : others);
}

type Written = Omit<IssNode, 'number'>;

/** The other way round: says it once, where all ranks agree. */
export function gatherTies(nodes: readonly Written[]): Result<readonly Written[]> {
  const all = (list: readonly Written[]): Written[] => list.flatMap((node) => [node, ...all(node.inside)]);
  const ranks = all(nodes).filter(({ type }) => type === RANK);
  const tied = ranks.filter(({ args }) => args.at(-1) === TIED);
  if (tied.length === 0) return ok(nodes);
  if (tied.length < ranks.length)
    return fail('{what} cannot hold {rule}: {sentence}', {
      what: ISS,
      rule: TIES,
      sentence: complain('ties are allowed for all ranks or for none there'),
    });
  const plain = <Node extends Written>(node: Node): Node => ({
    ...node,
    args: node.type === RANK ? node.args.slice(0, -1) : node.args,
    inside: node.inside.map(plain),
  });
  return ok([...nodes.map(plain), { type: TIES, args: [TIED], inside: [] }]);
}
