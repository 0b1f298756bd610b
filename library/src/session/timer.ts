/** How long a game has been played. Time is a parameter, so that tests own it. */
export interface Timer {
  /** Milliseconds up to the last pause. */
  readonly elapsedMs: number;
  /** When it was started; undefined while it stands still. */
  readonly startedAt?: number;
  /** Whether the player stopped it: only the player starts it again. */
  readonly paused?: true;
}

export const NEW_TIMER: Timer = { elapsedMs: 0 };

/** Milliseconds played until now. A clock that was set back takes nothing away. */
export function readTimer({ elapsedMs, startedAt }: Timer, now: number): number {
  return elapsedMs + (startedAt === undefined ? 0 : Math.max(0, now - startedAt));
}

export function startTimer(timer: Timer, now: number): Timer {
  return timer.startedAt === undefined && !timer.paused ? { ...timer, startedAt: now } : timer;
}

export function stopTimer(timer: Timer, now: number): Timer {
  return timer.startedAt === undefined ? timer : { elapsedMs: readTimer(timer, now) };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return { elapsedMs: readTimer(timer, now), paused: true };
}

export function resumeTimer({ elapsedMs }: Timer, now: number): Timer {
  return { elapsedMs, startedAt: now };
}

/** The same timer with milliseconds added or taken away. */
export function moveTimer(timer: Timer, byMs: number): Timer {
  return { ...timer, elapsedMs: Math.max(0, timer.elapsedMs + byMs) };
}

/** "4:07" or "1:04:07". */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const pad = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
