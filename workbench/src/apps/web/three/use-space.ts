import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Rule } from '#core';
import { quiet } from '../stage/quiet.ts';
import type { SpatialProps } from '../stage/spatial-props.ts';
import type { Arrangement } from './arrangement.ts';
import type { CompassContent } from './compass.ts';
import type { Angle } from './orbit.ts';
import { readPalette } from './palette.ts';
import { signTexts } from './rule-ribbons.ts';
import { SpaceView } from './space-view.ts';

interface SpaceOptions {
  readonly labels: readonly string[];
  readonly isTile: boolean;
  readonly home: Angle;
  readonly spread: number;
  readonly arrange: (spread: number) => Arrangement;
  readonly compass: CompassContent;
  readonly onStep: (by: number) => void;
}

export interface SpaceStage {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly compass: RefObject<HTMLCanvasElement | null>;
  readonly view: SpaceView | undefined;
}

/** Every text that may stand in space: names, and what rules write. The same list as long as the texts are the same, since other texts need another view. */
export function useLabels(rules: readonly Rule[], names: readonly string[]): readonly string[] {
  const texts = useMemo(() => [...new Set(signTexts(rules))].join('\n'), [rules]);
  return useMemo(() => [...names, ...(texts === '' ? [] : texts.split('\n'))], [names, texts]);
}

/** Ties a view in space to a component: made once for a puzzle, shown again when what it shows has changed. */
export function useSpace(props: SpatialProps, options: SpaceOptions): SpaceStage {
  const { puzzle, notes, cursor, lookOf, picture, theme, reducedMotion } = props;
  // A step may show other givens on the same board; only another board needs another view.
  const { geometry, symbols } = puzzle;
  const { labels, isTile, home, spread, arrange, compass } = options;
  const canvas = useRef<HTMLCanvasElement>(null);
  const corner = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<SpaceView | undefined>(undefined);
  // The view lives longer than one rendering and calls whatever is current; a step of the wheel before the next picture goes on from the one before it.
  const events = useRef({ onPick: props.onPick, onStep: options.onStep });
  events.current = { onPick: props.onPick, onStep: options.onStep };
  const start = useRef(home);
  useEffect(() => {
    const made = new SpaceView(
      canvas.current!,
      corner.current!,
      { geometry, symbols: [...symbols.all], labels, isTile, angle: start.current },
      { onPick: (place) => events.current.onPick(place), onStep: (by) => events.current.onStep(by) },
    );
    setView(made);
    return () => {
      made.dispose();
      setView(undefined);
    };
  }, [geometry, symbols, labels, isTile]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme gives the same names other colours
  const palette = useMemo(() => readPalette(document.documentElement), [theme]);
  const lit = useMemo(() => ({ puzzle, notes, cursor, lookOf, picture }), [puzzle, notes, cursor, lookOf, picture]);
  useEffect(
    () => quiet.when(() => view?.show({ lit, palette, spread, arrange, compass, glides: !reducedMotion })),
    [view, lit, palette, spread, arrange, compass, reducedMotion],
  );
  return { canvas, compass: corner, view };
}
