/** How long a game has been played. Time is a parameter, so that tests own it. */
export interface Timer {
  /** Milliseconds up to the last pause. */
  readonly elapsedMs: number;
  /** When it was started; undefined while it stands still. */
  readonly startedAt?: number;
}

export const NEW_TIMER: Timer = { elapsedMs: 0 };

/** Milliseconds played until now. A clock that was set back takes nothing away. */
export function readTimer({ elapsedMs, startedAt }: Timer, now: number): number {
  return elapsedMs + (startedAt === undefined ? 0 : Math.max(0, now - startedAt));
}

export function startTimer(timer: Timer, now: number): Timer {
  return timer.startedAt === undefined ? { ...timer, startedAt: now } : timer;
}

export function stopTimer(timer: Timer, now: number): Timer {
  return timer.startedAt === undefined ? timer : { elapsedMs: readTimer(timer, now) };
}

/** "4:07" or "1:04:07". */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const pad = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
