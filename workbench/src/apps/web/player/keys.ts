/** The lines of the workbench's table of keys that the player has, beside digits. */
export const PLAYER_KEYS = ['step', 'depth', 'depthByArrows', 'erase', 'undo', 'redo', 'next', 'rules', 'hint'] as const;
export type PlayerKey = (typeof PLAYER_KEYS)[number];
