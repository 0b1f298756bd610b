import { isSameList, said, type Words } from '#core';
import type { Board } from './board.ts';
import { Arrangements } from './ruled/arrangements.ts';
import { type Derived, derivedSums } from './ruled/forty-five.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { candidatesOf, struck, struckValues } from './ruled/strike.ts';
import type { Deduction, Technique } from './technique.ts';

/**
 * The rule of 45: a house holds every value once, so what it adds up to is known; less the sums inside, the cells that no sum covers
 * have a sum of their own (innies), and so have the cells of sums that stick out (outies), or the difference of both.
 *
 * One house, two boxes, or up to four lines side by side. Where such cells are a part of a cage the rest of the cage has its sum as well (cage
 * splitting). The new sum then strikes by combinations like one that is stated. Sums that overlap are not both taken; which is
 * taken goes by how little they stick out, so some of what could be added up is missed.
 */
export const inniesOuties: Technique = {
  id: 'innies-outies',
  words: {
    en: {
      name: 'Rule of 45',
      summary: 'What a house adds up to, less the sums in it, is the sum of the cells that are left over or stick out.',
      why: {
        innies: '{Houses} {houses|has|have} a known sum. Less {sums} it leaves {total} for {cells}, so {result}.',
        outies:
          '{Sums} cover {houses}, whose sum is known, and stick out by {cells}, which therefore {cells|holds {total}|hold {total} in all}, so {result}.',
        both: '{Houses} {houses|has|have} a known sum. Compared with {sums}, the cells of {cells} inside, less those outside, make {total}, so {result}.',
        split: '{Houses} and {sums} together leave {total} for {cells}, so {result}.',
      },
    },
    de: {
      name: 'Regel der 45',
      summary: 'Die Summe eines Hauses ohne die Summen darin ist die Summe der Felder, die übrig bleiben oder herausragen.',
      why: {
        innies:
          'Die Summe von {houses:dative} ist bekannt. Zieht man davon {sums} ab, bleibt für {cells} die Summe {total}, also {result}.',
        outies:
          'Die Summe von {houses:dative} ist bekannt. {Sums} decken {houses|dieses Haus|diese Häuser} ganz ab und ragen um {cells} darüber hinaus. Dort {cells|steht also {total}|stehen also zusammen {total}}, und damit {result}.',
        both: 'Die Summe von {houses:dative} ist bekannt. Zieht man davon {sums} ab, ergeben von {cells} die inneren Felder minus die äußeren {total}, also {result}.',
        split: 'Zusammen lassen {houses} und {sums} für {cells} genau {total}, also {result}.',
      },
    },
    fr: {
      name: 'Règle des 45',
      summary: 'La somme d’une zone, moins les sommes qu’elle contient, est celle des cases qui restent ou qui dépassent.',
      why: {
        innies: 'La somme {houses:of} est connue. Moins {sums}, il reste {total} pour {cells}, donc {result}.',
        outies:
          '{Sums} couvrent {houses}, dont la somme est connue, et dépassent de {cells}, {cells|qui vaut donc {total}|dont la somme est donc {total}}. Ainsi, {result}.',
        both: 'La somme {houses:of} est connue. Si l’on en retire {sums}, les cases intérieures parmi {cells} moins les extérieures font {total}, donc {result}.',
        split: 'Ensemble, {houses} et {sums} laissent {total} pour {cells}, donc {result}.',
      },
    },
  },
  aliases: ['innies', 'outies', 'law of leftovers', 'cage splitting'],
  rank: 48,
  ratings: [2.4, 4.2],
  refuses: refusesWithoutRules,

  *find(board) {
    for (const look of [byCombinations, byTable]) {
      const known = board.tables.borrow(look.name, () => new Map<Derived, Looked>());
      // What a step would be rated is known before it is looked for, so the simplest are looked at first and the others only where these give nothing.
      const open = derivedSums(board.tables).flatMap((derived) => {
        const masks = derived.adding.masksOf(board);
        const last = known.get(derived);
        const isKnown = last !== undefined && isSameList(last.masks, masks);
        return isKnown && last.isIdle
          ? []
          : [{ derived, masks, last: isKnown ? last : undefined, rating: ratingOf(board, derived, look === byTable) }];
      });
      for (const one of open.sort((a, b) => a.rating - b.rating)) {
        const { derived, masks, rating } = one;
        let { last } = one;
        if (!last) {
          const after = look(board, derived, masks);
          last = { masks, after, isIdle: after !== undefined && isSameList(after, masks) };
          known.set(derived, last);
        }
        const deduction = last.isIdle ? undefined : strike(board, derived, last.after, rating);
        if (deduction) yield deduction;
      }
    }
  },
  parts: ({ rules, total }, names) => ({
    sums: rules!.length <= MOST_NAMED ? rules!.map(names.rule) : said(MANY, { count: rules!.length }),
    total: total!,
  }),
};

/** What a look at some masks left of them, kept while they stay: of all that is found only the simplest is taken in a step. */
interface Looked {
  readonly masks: Int32Array;
  readonly after: Int32Array | undefined;
  readonly isIdle: boolean;
}

/** How many positions a table of one such sum may take. */
const MOST_POSITIONS = 1000;

/** Up to this many sums are named, more are counted. */
const MOST_NAMED = 4;
const MANY: Words<string> = { en: 'the {count} sums there', de: 'die {count} Summen dort', fr: 'les {count} sommes qui s’y trouvent' };

/** What is left by combinations alone; undefined where nothing adds up. */
function byCombinations(_: Board, { adding }: Derived, masks: Int32Array): Int32Array | undefined {
  const left = masks.slice();
  return adding.narrow(left) ? left : undefined;
}

/** What is left when the combinations are dealt out to the cells. */
function byTable(board: Board, { adding, net }: Derived, masks: Int32Array): Int32Array | undefined {
  const inNet = net.masksOf(board);
  const after = new Arrangements(net, { left: MOST_POSITIONS }, board.pulse).supported(inNet);
  return after && masks.map((_, i) => after[net.cells.indexOf(adding.cells[i]!)]!);
}

function ratingOf({ values }: Board, { adding: { cells }, houses, isSplit }: Derived, isTable: boolean): number {
  let blanks = 0;
  for (let i = 0; i < cells.length; i++) if (values[cells[i]!] === 0) blanks++;
  return Math.min(4.2, 2.2 + 0.2 * blanks + 0.3 * (houses.length - 1) + (isSplit ? 0.2 : 0) + (isTable ? 0.4 : 0));
}

function strike(
  board: Board,
  { adding, inside, outside, total, houses, rules, isSplit }: Derived,
  after: Int32Array | undefined,
  rating: number,
): Deduction | undefined {
  const remove = struck(board, adding.cells, after);
  if (remove.length === 0) return undefined;
  const { lowest } = board.geometry;
  const isOuties = inside.length === 0;
  // Value v is the number v - 1 + lowest.
  const written = total + (inside.length - outside.length) * (lowest - 1);
  const combinations = after && adding.combinations(after);
  return {
    technique: 'innies-outies',
    name: isSplit ? 'Cage Splitting' : 'Rule of 45',
    rating,
    place: [],
    remove,
    cells: adding.cells,
    values: struckValues(remove),
    houses,
    candidates: candidatesOf(board, adding.cells),
    rules,
    total: isOuties ? -written : written,
    ...(combinations ? { combinations, combinedCells: adding.cells } : {}),
    form: isSplit ? 'split' : isOuties ? 'outies' : outside.length > 0 ? 'both' : 'innies',
  };
}
