import type { Geometry } from '#core';

/** What a guide is for: cubes with lines, cubes whose planes are houses, faces. */
const GUIDES = ['solid', 'planes', 'net'] as const;
export type GuideId = (typeof GUIDES)[number];

/** The guide of a geometry; a flat one needs none. */
export function guideOf({ shape, groups, panels, places }: Geometry): GuideId | undefined {
  if (shape.form === 'flat') return undefined;
  if (shape.form === 'net') return 'net';
  const panel = panels[0]!;
  const row = new Set(panel.places.slice(0, panel.columns).map((place) => places[place]?.cell));
  return groups.some(({ cells }) => cells.every((cell) => row.has(cell))) ? 'solid' : 'planes';
}

const KEY = 'ninefold.guides';

function seen(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    // Who keeps nothing would be shown it every time.
    return GUIDES;
  }
}

/** Whether the guide was read or skipped. */
export function isSeen(id: GuideId): boolean {
  return seen().includes(id);
}

export function markSeen(id: GuideId): void {
  try {
    localStorage.setItem(KEY, [...new Set([...seen(), id])].join(' ').trim());
  } catch {
    // It comes again.
  }
}
