import { complain, type Engine } from '#core';

/**
 * A do-nothing engine to copy: it searches nothing and gives up at once, which is the honest answer of an engine that
 * has not looked. Replace this essay with the argument in words: what the engine does, why it finds every solution
 * exactly once, what it does not see, what it costs in time and memory, and where it comes from.
 */
export const template: Engine = {
  id: 'template',
  refuses: (geometry) => (geometry.size > 9 ? complain('it takes at most nine values') : undefined),
  solve(_puzzle, { budget }) {
    // Spend before each node, and stop when the budget says so; report a limit only when that was the reason.
    budget.stop('nodes');
    return { status: 'budget', count: 0n, counters: { nodes: budget.nodes }, end: 'nodes' };
  },
};
