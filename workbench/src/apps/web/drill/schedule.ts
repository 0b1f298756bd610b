import { keepHere, keptJson } from '../kept-here.ts';

/** How well a technique is known: how often in a row it was found, and when it is to be asked again. */
interface Card {
  readonly box: number;
  readonly due: number;
}

export type Cards = Readonly<Record<string, Card>>;

const DAY = 86_400_000;
/** Days until the next time, by how often in a row it was found. */
const WAITS = [0, 1, 3, 7, 14, 30];

/** The cards after an answer: what was found waits longer each time, what was missed comes again at once. */
export function answered(cards: Cards, id: string, isRight: boolean, now: number): Cards {
  const box = isRight ? Math.min(WAITS.length - 1, (cards[id]?.box ?? 0) + 1) : 0;
  return { ...cards, [id]: { box, due: now + WAITS[box]! * DAY } };
}

/** What to ask next: what is due longest, else the first that was never asked, else what is due soonest. */
export function nextOf(ids: readonly string[], cards: Cards, now: number): string | undefined {
  const known = ids.filter((id) => cards[id]).sort((a, b) => cards[a]!.due - cards[b]!.due);
  const isDue = known[0] !== undefined && cards[known[0]]!.due <= now;
  return isDue ? known[0] : (ids.find((id) => !cards[id]) ?? known[0]);
}

/** Cards as they are kept; what is no card is left out. */
export function readCards(kept: unknown): Cards {
  if (typeof kept !== 'object' || kept === null) return {};
  const isCard = (card: unknown): card is Card =>
    typeof card === 'object' && card !== null && Number.isInteger((card as Card).box) && Number.isFinite((card as Card).due);
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([, card]) => isCard(card))
      .map(([id, { box, due }]) => [id, { box: Math.max(0, Math.min(WAITS.length - 1, box)), due }]),
  );
}

const KEY = 'ninefold.drill';

export function loadCards(): Cards {
  return readCards(keptJson(KEY));
}

export function keepCards(cards: Cards): void {
  keepHere(KEY, JSON.stringify(cards));
}
