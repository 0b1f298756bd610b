import { type ReactElement, useEffect, useId, useState } from 'react';
import type { Puzzle } from '#core';
import { unpackPosition } from '#session';
import { library } from '../library/client.ts';
import { useLatest } from '../library/use-latest.ts';
import { gameShelf } from '../play/games.ts';
import { useTranslation } from '../texts.ts';
import { OwnPuzzle } from './own-puzzle.tsx';
import { puzzleNamed } from './puzzles.ts';

/** The entries of the list that stand for the game that was played last, and for a puzzle that one types. */
const OWN = 'own';
const TYPED = 'typed';

/** A puzzle, and how a link names it: by its name in the theatre, by its text, or not at all. */
export interface ChosenPuzzle {
  readonly puzzle: Puzzle;
  readonly name?: string;
  readonly own?: string;
}

interface PuzzleChoiceProps {
  readonly names: readonly string[];
  readonly onChoose: (choice: ChosenPuzzle) => void;
  /** The name that is chosen at first. */
  readonly first?: string | undefined;
  /** A text of one's own that a link brought along. */
  readonly typed?: string | undefined;
}

/** The puzzle of a scene: one that suits it, the one that was played last, or one's own. */
export function PuzzleChoice({ names, onChoose, first = names[0]!, typed }: PuzzleChoiceProps): ReactElement {
  const { t } = useTranslation('theatre');
  const id = useId();
  const [name, setName] = useState(typed === undefined ? first : TYPED);
  const [own, setOwn] = useState<Puzzle | undefined>(undefined);
  useEffect(() => {
    const last = gameShelf.lastId();
    if (last === undefined) return;
    // Without a database there is no last game, and the list simply has no such entry.
    void gameShelf.read(last).then(
      (game) => game.ok && setOwn(withoutProgress(game.value.puzzle)),
      () => undefined,
    );
  }, []);
  const latest = useLatest();
  // What a link brought along is read once, as if it had been typed here.
  useEffect(() => {
    if (typed === undefined) return;
    void latest
      .ask((signal) => library.call('parse', { text: typed }, { signal }))
      .then((told) => {
        const read = told?.answer.puzzles[0];
        if (read) onChoose({ puzzle: unpackPosition(read.puzzle), own: typed });
      });
  }, [latest, typed, onChoose]);
  return (
    <div className="setting puzzle-choice">
      <label htmlFor={id}>{t('puzzle')}</label>
      <select
        id={id}
        className="field"
        value={name}
        onChange={(event) => {
          const chosen = event.target.value;
          setName(chosen);
          latest.end();
          if (chosen === OWN && own) onChoose({ puzzle: own });
          else if (chosen !== TYPED) onChoose({ puzzle: puzzleNamed(chosen), name: chosen });
        }}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {t(`puzzles.${one}`)}
          </option>
        ))}
        {own && <option value={OWN}>{t('puzzles.own')}</option>}
        <option value={TYPED}>{t('puzzles.typed')}</option>
      </select>
      {name === TYPED && <OwnPuzzle first={typed ?? ''} onRead={(puzzle, text) => onChoose({ puzzle, own: text })} />}
    </div>
  );
}

function withoutProgress({ progress: _, ...puzzle }: Puzzle): Puzzle {
  return puzzle;
}
