import { type ReactElement, useEffect, useId, useState } from 'react';
import type { Puzzle } from '#core';
import { shelf } from '../play/games.ts';
import { useTranslation } from '../texts.ts';
import { puzzleNamed } from './puzzles.ts';

/** The entry of the list that stands for the game that was played last. */
const OWN = 'own';

interface PuzzleChoiceProps {
  readonly names: readonly string[];
  readonly onChoose: (puzzle: Puzzle) => void;
}

/** The puzzle of a scene: one that suits it, or the one that was played last. */
export function PuzzleChoice({ names, onChoose }: PuzzleChoiceProps): ReactElement {
  const { t } = useTranslation('theatre');
  const id = useId();
  const [name, setName] = useState(names[0]!);
  const [own, setOwn] = useState<Puzzle | undefined>(undefined);
  useEffect(() => {
    const last = shelf.lastId();
    if (last === undefined) return;
    // Without a database there is no last game, and the list simply has no such entry.
    void shelf.read(last).then(
      (game) => game.ok && setOwn(withoutProgress(game.value.puzzle)),
      () => undefined,
    );
  }, []);
  return (
    <div className="setting">
      <label htmlFor={id}>{t('puzzle')}</label>
      <select
        id={id}
        className="field"
        value={name}
        onChange={(event) => {
          const chosen = event.target.value;
          setName(chosen);
          onChoose(chosen === OWN && own ? own : puzzleNamed(chosen));
        }}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {t(`puzzles.${one}`)}
          </option>
        ))}
        {own && <option value={OWN}>{t('puzzles.own')}</option>}
      </select>
    </div>
  );
}

function withoutProgress({ progress: _, ...puzzle }: Puzzle): Puzzle {
  return puzzle;
}
