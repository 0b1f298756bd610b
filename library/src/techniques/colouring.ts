import type { Cell, Value } from '#core';
import type { Board } from './board.ts';
import { aboutValue } from './ruled/strike.ts';
import { strongLinks, victimsOf } from './strong-links.ts';
import type { Candidate, Chain, Deduction, Link, Technique } from './technique.ts';

/** Cells joined by strong links of one value, in two colours: all of one colour have the value, or all of the other. */
interface Part {
  readonly colours: readonly [readonly Cell[], readonly Cell[]];
  /** What follows if the first colour is the true one, link by link; a drawing tells the colours apart by it. */
  readonly chain: Chain;
}

function partsOf(board: Board, value: Value): Part[] {
  const near = new Map<Cell, Cell[]>();
  for (const { ends } of strongLinks(board, value)) {
    for (const k of [0, 1] as const) near.set(ends[k], [...(near.get(ends[k]) ?? []), ends[1 - k]!]);
  }
  const colourOf = new Map<Cell, 0 | 1>();
  const parts: Part[] = [];
  for (const start of near.keys()) {
    if (colourOf.has(start)) continue;
    const colours: [Cell[], Cell[]] = [[start], []];
    colourOf.set(start, 0);
    const queue = [start];
    const chain: Link[] = [{ cell: start, value, on: true, from: [] }];
    for (const [at, cell] of queue.entries()) {
      for (const next of near.get(cell)!) {
        if (colourOf.has(next)) continue;
        const colour = colourOf.get(cell) === 0 ? 1 : 0;
        colourOf.set(next, colour);
        colours[colour].push(next);
        queue.push(next);
        chain.push({ cell: next, value, on: colour === 0, from: [at] });
      }
    }
    parts.push({ colours, chain });
  }
  return parts;
}

const anySees = ({ tables }: Board, cells: readonly Cell[], others: readonly Cell[]): boolean =>
  cells.some((cell) => others.some((other) => tables.sees(cell, other)));

/** The places of a value outside these cells that see one of the first and one of the second. */
function between(board: Board, first: readonly Cell[], second: readonly Cell[], value: Value): Candidate[] {
  const victims = new Map<Cell, Candidate>();
  for (const a of first) for (const b of second) for (const one of victimsOf(board, [a, b], value)) victims.set(one.cell, one);
  return [...victims.values()].filter(({ cell }) => !first.includes(cell) && !second.includes(cell));
}

function deductionOf(
  technique: string,
  form: string,
  rating: number,
  value: Value,
  remove: readonly Candidate[],
  colours: readonly (readonly Cell[])[],
  chains: readonly Chain[],
): Deduction {
  const cells = colours.flat();
  const name = technique === 'simple-colouring' ? 'Simple Colouring' : 'Multi Colouring';
  return {
    technique,
    name,
    rating,
    ...aboutValue(value, cells, [], remove),
    chains,
    form,
  };
}

/**
 * Simple colouring: the places of a value that strong links join take two colours in turn, and one colour is true. A colour
 * two of whose cells see each other is false (wrap); a place that sees both colours is false (trap).
 *
 * Strong links need houses; nothing else is needed. A part of two cells only has no trap that pointing or claiming would miss
 * often, but it is looked at all the same.
 */
export const simpleColouring: Technique = {
  id: 'simple-colouring',
  words: {
    en: {
      name: 'Simple colouring',
      summary: 'The cells for a value, joined by strong links, take two colours, of which one is true.',
      why: {
        wrap: 'Strong links join the cells {cells} that may hold {value} in two colours. Two cells of one colour see each other. That colour is false, so {result}.',
        trap: 'Strong links join the cells {cells} that may hold {value} in two colours, of which one is true. Whatever sees both colours loses the value, so {result}.',
      },
    },
    de: {
      name: 'Einfache Färbung',
      summary: 'Plätze eines Wertes, die stark verbunden sind, bekommen zwei Farben, von denen eine wahr ist.',
      why: {
        wrap: 'Starke Verbindungen färben die Plätze {cells} von {value} in zwei Farben. Zwei Felder einer Farbe sehen einander, diese Farbe ist also falsch, und damit {result}.',
        trap: 'Starke Verbindungen färben die Plätze {cells} von {value} in zwei Farben, von denen eine wahr ist. Was beide Farben sieht, verliert den Wert, also {result}.',
      },
    },
    fr: {
      name: 'Coloriage simple',
      summary: 'Les places d’une valeur jointes par des liens forts prennent deux couleurs, dont une est vraie.',
      why: {
        wrap: 'Des liens forts relient les places {cells} de {value} en deux couleurs. Deux cases d’une couleur se voient, cette couleur est donc fausse, et {result}.',
        trap: 'Des liens forts relient les places {cells} de {value} en deux couleurs, dont une est vraie. Ce qui voit les deux couleurs perd la valeur, donc {result}.',
      },
    },
  },
  aliases: ['simple colors', 'singles chains'],
  rank: 130,
  ratings: [5.0, 5.0],
  *find(board) {
    for (let value = 1; value <= board.size; value++) {
      for (const { colours, chain } of partsOf(board, value)) {
        board.pulse();
        for (const k of [0, 1] as const) {
          if (!anySees(board, colours[k], colours[k])) continue;
          yield deductionOf(
            'simple-colouring',
            'wrap',
            5.0,
            value,
            colours[k].map((cell) => ({ cell, value })),
            [colours[1 - k]!, colours[k]],
            [chain],
          );
        }
        const remove = between(board, colours[0], colours[1], value);
        if (remove.length > 0) yield deductionOf('simple-colouring', 'trap', 5.0, value, remove, colours, [chain]);
      }
    }
  },
};

/**
 * Multi colouring: two parts of strong links of one value. Where a colour of the first sees a colour of the second, these two are
 * not both true, so one of the other two colours is, and what sees both of those loses the value. A colour that sees both
 * colours of the other part is false.
 */
export const multiColouring: Technique = {
  id: 'multi-colouring',
  words: {
    en: {
      name: 'Multi colouring',
      summary: 'Colours of two parts that see each other are not both true, so one of their opposites is.',
      why: {
        false:
          'The cells {cells} that may hold {value} are joined by strong links in two parts. One colour sees both colours of the other part and is false, so {result}.',
        joined:
          'The cells {cells} that may hold {value} are joined by strong links in two parts. A colour of each sees the other. One of the opposite colours is true, so {result}.',
      },
    },
    de: {
      name: 'Mehrfache Färbung',
      summary: 'Farben zweier Teile, die einander sehen, sind nicht beide wahr; also ist es eine ihrer Gegenfarben.',
      why: {
        false:
          'Die Plätze {cells} von {value} sind durch starke Verbindungen in zwei Teilen gefärbt. Eine Farbe sieht beide Farben des anderen Teils und ist falsch, also {result}.',
        joined:
          'Die Plätze {cells} von {value} sind durch starke Verbindungen in zwei Teilen gefärbt. Je eine Farbe sieht die andere, also ist eine der Gegenfarben wahr, und damit {result}.',
      },
    },
    fr: {
      name: 'Coloriage multiple',
      summary: 'Les couleurs de deux parties qui se voient ne sont pas vraies toutes deux ; une de leurs opposées l’est donc.',
      why: {
        false:
          'Les places {cells} de {value} sont reliées par des liens forts en deux parties. Une couleur voit les deux couleurs de l’autre partie et est fausse, donc {result}.',
        joined:
          'Les places {cells} de {value} sont reliées par des liens forts en deux parties. Une couleur de chacune voit l’autre, une des couleurs opposées est donc vraie, et {result}.',
      },
    },
  },
  aliases: ['multi colors'],
  rank: 140,
  ratings: [5.3, 5.3],
  *find(board) {
    for (let value = 1; value <= board.size; value++) {
      const parts = partsOf(board, value);
      for (let i = 0; i < parts.length; i++) {
        board.pulse();
        for (let j = 0; j < parts.length; j++) if (i !== j) yield* joined(board, value, parts[i]!, parts[j]!);
      }
    }
  },
};

function* joined(board: Board, value: Value, one: Part, other: Part): Generator<Deduction> {
  const [first, second] = [one.colours, other.colours];
  const chains = [one.chain, other.chain];
  for (const k of [0, 1] as const) {
    const sees = [anySees(board, first[k], second[0]), anySees(board, first[k], second[1])];
    const cells = [first[1 - k]!, second[0], second[1], first[k]];
    if (sees[0] && sees[1])
      yield deductionOf(
        'multi-colouring',
        'false',
        5.3,
        value,
        first[k].map((cell) => ({ cell, value })),
        cells,
        chains,
      );
    for (const m of [0, 1] as const) {
      if (!sees[m]) continue;
      const remove = between(board, first[1 - k]!, second[1 - m]!, value);
      if (remove.length > 0) yield deductionOf('multi-colouring', 'joined', 5.3, value, remove, cells, chains);
    }
  }
}

/** If the first cell holds the first value, the next cannot and holds the second, and so on along the path. */
function inTurn(path: readonly Cell[], values: readonly Value[]): Chain {
  return path.flatMap((cell, i): Link[] => {
    const here = values[i % 2]!;
    if (i === 0) return [{ cell, value: here, on: true, from: [] }];
    return [
      { cell, value: values[(i + 1) % 2]!, on: false, from: [2 * i - 2] },
      { cell, value: here, on: true, from: [2 * i - 1] },
    ];
  });
}

/**
 * Remote pair: cells with the same two candidates, each seeing the next, hold them in turn; two of them at odd distance hold one
 * each, so what sees both loses both values.
 *
 * Distance one is a naked pair and is left to that. Needs only peers.
 */
export const remotePair: Technique = {
  id: 'remote-pair',
  words: {
    en: {
      name: 'Remote pair',
      summary: 'Cells of the same two candidates hold them in turn; what sees two at odd distance loses both.',
      why: '{cells} hold only {values} and form a chain in which neighbours differ. {first} and {last} are an odd number of steps apart and hold one value each, so {result}.',
    },
    de: {
      name: 'Fernes Paar',
      summary: 'Felder mit denselben zwei Kandidaten haben sie abwechselnd; was zwei in ungeradem Abstand sieht, verliert beide.',
      why: '{cells} enthalten nur {values} und bilden eine Kette, in der Nachbarn verschieden sind. {first} und {last} liegen eine ungerade Zahl von Schritten auseinander und enthalten je einen der beiden Werte, also {result}.',
    },
    fr: {
      name: 'Paire éloignée',
      summary: 'Des cases aux deux mêmes candidats les ont tour à tour ; ce qui en voit deux à distance impaire perd les deux.',
      why: '{cells} ne contiennent que {values} et forment une chaîne où deux voisines diffèrent. {first} et {last} sont séparées par un nombre impair de pas et contiennent chacune une des deux valeurs, donc {result}.',
    },
  },
  rank: 95,
  ratings: [4.5, 4.5],
  *find(board) {
    const { tables, counts, low, high } = board;
    for (let start = 0; start < tables.cellCount; start++) {
      if (counts[start] !== 2) continue;
      board.pulse();
      const pathTo = new Map<Cell, readonly Cell[]>([[start, [start]]]);
      for (const [cell, path] of pathTo) {
        for (const next of tables.peersOf[cell]!) {
          if (!pathTo.has(next) && low[next] === low[start] && high[next] === high[start]) pathTo.set(next, [...path, next]);
        }
      }
      const values = board.candidatesOf(start);
      for (const [end, path] of pathTo) {
        if (end <= start || path.length % 2 === 1 || path.length < 4) continue;
        const remove = values.flatMap((value) => victimsOf(board, [start, end], value));
        if (remove.length === 0) continue;
        const candidates = path.flatMap((cell) => values.map((value) => ({ cell, value })));
        const chains = [inTurn(path, values)];
        yield {
          technique: 'remote-pair',
          name: 'Remote Pair',
          rating: 4.5,
          place: [],
          remove,
          cells: path,
          values,
          houses: [],
          candidates,
          chains,
        };
      }
    }
  },
  parts: ({ cells }, names) => ({ first: names.cell(cells[0]!), last: names.cell(cells.at(-1)!) }),
};
