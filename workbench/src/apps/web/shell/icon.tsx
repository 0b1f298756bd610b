import type { ReactElement } from 'react';

/** Every icon as paths on a 24 by 24 board, drawn with round strokes. */
const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3',
  erase: 'M8 19h12M5 15l9-9 5 5-8 8H8z',
  plain: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM14 17l2 2 4-5',
  hint: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4z',
  check: 'm5 12 5 5L20 7',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  pause: 'M9 6v12M15 6v12',
  start: 'm8 5 11 7-11 7z',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  first: 'M6 5v14M18 5l-8 7 8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  rewind: 'm12 5-7 7 7 7M19 5l-7 7 7 7',
  forward: 'm5 5 7 7-7 7M12 5l7 7-7 7',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  sun: 'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  moon: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  globe: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  trash: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10 11v5M14 11v5',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v8h14v-8',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  open: 'M3 19V6h6l2 2h10v11zM3 12h18',
  restart: 'M4 5v5h5M4.5 10A8 8 0 1 1 4 14',
  rows: 'M4 5h16v14H4zM4 10h16M4 15h16',
  columns: 'M4 5h16v14H4zM9 5v14M15 5v14',
  layers: 'm12 4 9 5-9 5-9-5zM3 14l9 5 9-5',
  'turn-left': 'M4 8v5h5M4.5 12.5C6 8 12 5.5 17 8.5s4 9-1 10.5',
  'turn-right': 'M20 8v5h-5M19.5 12.5C18 8 12 5.5 7 8.5s-4 9 1 10.5',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  minus: 'M5 12h14',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  gauge: 'M5 18a8.5 8.5 0 1 1 14 0M12 14l3.5-4.5M12 14h.01',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon; it says nothing to screen readers, since whatever holds it has a name. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
