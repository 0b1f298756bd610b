import type { Kind } from '#core';
import type { Say } from './board/names.ts';

/** The numbers that titles and rules of a kind speak of, from its spec: "classic:3x4", "solid:3/layers". */
function numbersOf({ spec, geometry }: Pick<Kind, 'spec' | 'geometry'>): Record<string, number> {
  const [rows, columns] = (/:(\d+)(?:x(\d+))?/.exec(spec) ?? []).slice(1).map(Number);
  const box = rows && columns ? { rows, columns } : { rows: Math.sqrt(geometry.size), columns: Math.sqrt(geometry.size) };
  return {
    size: geometry.size,
    ...box,
    side: geometry.panels[0]!.rows,
    planes: 3 * geometry.panels.length,
    windows: (Math.sqrt(geometry.size) - 1) ** 2,
  };
}

/** What a kind is called; `say` is that of the namespace `kinds`. */
export function kindTitle(say: Say, kind: Kind): string {
  const option = optionOf(kind);
  const title = say(`${kind.family}.title`, numbersOf(kind));
  return option === undefined ? title : `${title}, ${say(`${kind.family}.${option}.title`)}`;
}

/** The rules of a kind in a sentence or two. */
export function kindRules(say: Say, kind: Kind): string {
  const option = optionOf(kind) ?? DEFAULT_OPTIONS[kind.family];
  const rules = say(`${kind.family}.rules`, numbersOf(kind));
  return option === undefined ? rules : `${rules} ${say(`${kind.family}.${option}.rules`, numbersOf(kind))}`.trim();
}

const DEFAULT_OPTIONS: Readonly<Record<string, string>> = { solid: 'every-plane', faces3: 'match', faces6: 'match' };

function optionOf({ spec }: Pick<Kind, 'spec'>): string | undefined {
  return spec.split('/')[1];
}
