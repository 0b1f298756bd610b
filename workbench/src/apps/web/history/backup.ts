import { fail, ok, type Result } from '#core';
import { keepCards, loadCards, readCards } from '../drill/schedule.ts';
import { type GameShelf, gameShelf, readGame } from '../play/games.ts';
import { changeSettings, completeSettings, settings } from '../settings.ts';
import { type History, history, isSolved } from './history.ts';

const FORMAT = 'ninefold-backup';
const VERSION = 1;

/** What reading a file back came to. */
export interface Restored {
  readonly games: number;
  readonly solved: number;
}

interface Places {
  readonly shelf: Pick<GameShelf, 'savedGames' | 'list' | 'write'>;
  readonly history: Pick<History, 'list' | 'take'>;
}

const HERE: Places = { shelf: gameShelf, history };

/** Everything that this browser keeps, as one text: games, what was solved, what was drilled, settings. */
export async function writeBackup(places: Places = HERE): Promise<string> {
  const [games, solved] = await Promise.all([places.shelf.savedGames(), places.history.list()]);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, settings: settings.get(), drill: loadCards(), solved, games })}\n`;
}

/** Takes such a text in. What is here already stays: a game of the same id is not written over. */
export async function readBackup(text: string, now: number, places: Places = HERE): Promise<Result<Restored>> {
  const data = parse(text);
  if (data?.['format'] !== FORMAT) return fail('this is not a file that this page has saved');
  if (data['version'] !== VERSION)
    return fail('the saved file is of version {version}; this page reads version {known}', {
      version: String(data['version']).slice(0, 20),
      known: VERSION,
    });
  const known = new Set((await places.shelf.list()).map(({ id }) => id));
  let games = 0;
  for (const saved of Array.isArray(data['games']) ? data['games'] : []) {
    const game = await readGame(saved);
    if (!game.ok || known.has(game.value.id)) continue;
    await places.shelf.write(game.value, now);
    games++;
  }
  const records = Array.isArray(data['solved']) ? data['solved'].filter(isSolved) : [];
  const solved = await places.history.take(records);
  changeSettings(completeSettings(data['settings'], settings.get()));
  keepCards({ ...readCards(data['drill']), ...loadCards() });
  return ok({ games, solved });
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
