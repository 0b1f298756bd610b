import { useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../theme.ts';

/** Events a second that one can choose from. */
export const SPEEDS = [1, 3, 10, 30, 100, 300, 1000] as const;

/** How long a whole play should last where no speed was chosen. */
const PLEASANT_SECONDS = 30;

/** How often a picture changes where motion is unwelcome: then it goes by few long steps instead of many short ones. */
const CALM_MS = 700;

export interface Player {
  /** How many events have happened, from 0 to all of them. */
  readonly position: number;
  readonly isPlaying: boolean;
  /** Index into `SPEEDS`. */
  readonly speed: number;
  /** Goes to a position and stops there. */
  goTo(position: number): void;
  play(): void;
  pause(): void;
  setSpeed(speed: number): void;
}

/** Plays this many events from the first on that is wanted: position, speed, and the clock that drives them. */
export function usePlayer(count: number, first = 0): Player {
  const [position, setPosition] = useState(() => Math.min(first, count));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(() => pleasantSpeed(count));
  const isCalm = useReducedMotion();
  const at = useRef(Math.min(first, count));
  const move = useCallback(
    (to: number) => {
      at.current = Math.max(0, Math.min(count, to));
      setPosition(Math.floor(at.current));
      if (at.current >= count) setPlaying(false);
    },
    [count],
  );
  useEffect(() => {
    if (!isPlaying) return undefined;
    const rate = SPEEDS[speed]!;
    if (isCalm) {
      const timer = setInterval(() => move(at.current + Math.max(1, (rate * CALM_MS) / 1000)), CALM_MS);
      return () => clearInterval(timer);
    }
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      // A tab that was in the background goes on where it was.
      move(at.current + (rate * Math.min(250, Math.max(0, now - before))) / 1000);
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, isCalm, speed, move]);
  return {
    position,
    isPlaying,
    speed,
    setSpeed,
    goTo(to) {
      setPlaying(false);
      move(Math.round(to));
    },
    play() {
      if (at.current >= count) move(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}

function pleasantSpeed(count: number): number {
  const wanted = SPEEDS.findIndex((rate) => count / rate <= PLEASANT_SECONDS);
  return wanted < 0 ? SPEEDS.length - 1 : wanted;
}
