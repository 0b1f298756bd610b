// What a user of the library does first; the step `package` runs it in an empty folder, under the oldest and the newest Node.
import { formatPuzzle, loadEngine, parsePuzzle, solvePuzzle } from 'ninefold';
import { kindFamilies } from 'ninefold/kinds';

const puzzle = parsePuzzle('1...............', { kind: 'classic:2x2' });
const engine = await loadEngine('fast');
if (!puzzle.ok || !engine.ok) throw new Error('neither puzzle nor engine');
const report = solvePuzzle(puzzle.value, engine.value, { limit: Number.POSITIVE_INFINITY, budget: {}, keep: 1 });
if (report.status !== 'complete' || report.count !== 72n) throw new Error(`72 grids begin with 1, not ${report.count} (${report.status})`);
if (!formatPuzzle(puzzle.value, 'json').ok) throw new Error('no JSON');
if (kindFamilies.length < 5) throw new Error('kinds are missing');
