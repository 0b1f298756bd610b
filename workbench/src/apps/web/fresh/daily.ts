import type { LevelId, Words } from '#core';
import { KILLER } from './cards.ts';

/** A puzzle that is the same for everybody on a date, made from the date alone. */
export interface Daily {
  readonly id: string;
  readonly spec: string;
  readonly level: LevelId;
  readonly name: Words<string>;
  readonly rules?: readonly string[];
}

const CLASSIC = { en: 'Classic', de: 'Klassisch', fr: 'Classique' };

/** Only kinds that are rated to the end, whatever time it takes: there a seed gives the same puzzle on every machine. */
export const dailies: readonly Daily[] = [
  { id: 'easy', spec: 'classic:3x3', level: 'easy', name: CLASSIC },
  { id: 'hard', spec: 'classic:3x3', level: 'hard', name: CLASSIC },
  { id: 'fiendish', spec: 'classic:3x3', level: 'fiendish', name: CLASSIC },
  { id: 'killer', spec: 'classic:3x3', level: 'medium', ...KILLER },
  { id: 'cube', spec: 'solid:2', level: 'easy', name: { en: 'Small cube', de: 'Kleiner Würfel', fr: 'Petit cube' } },
];

/** The date of the reader's calendar, 2026-11-16. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Noon of a day, which no change of clocks moves to another. */
export function timeOfDay(day: string): number {
  return new Date(`${day}T12:00`).getTime();
}

export function daysBefore(day: string, count: number): string {
  const date = new Date(timeOfDay(day));
  date.setDate(date.getDate() - count);
  return dayOf(date.getTime());
}

/** Where the game of a day comes from. */
export function originOfDay(day: string, { id }: Daily): string {
  return `daily/${day}/${id}`;
}

/** The seed of a day's puzzle: FNV-1a of its name, so that neighbouring days have nothing in common. */
export function seedOfDay(day: string, daily: Daily): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(originOfDay(day, daily))) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 1;
}
