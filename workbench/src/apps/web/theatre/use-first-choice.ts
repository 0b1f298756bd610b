import { type Dispatch, type SetStateAction, useState } from 'react';
import { parseHash } from '../router.ts';
import type { ChosenPuzzle } from './puzzle-choice.tsx';
import { puzzleNamed } from './puzzles.ts';
import type { Control } from './scene.ts';
import { readSceneAddress, type SceneAddress } from './scene-address.ts';

interface FirstChoice {
  /** What the link that opened the page says. */
  readonly address: SceneAddress;
  readonly choice: ChosenPuzzle;
  readonly setChoice: Dispatch<SetStateAction<ChosenPuzzle>>;
}

/** What a link says of a scene, and the puzzle to begin with: the one that it names, or the first. */
export function useFirstChoice(names: readonly string[], controls: readonly Control[] = []): FirstChoice {
  const [address] = useState(() => readSceneAddress(parseHash(location.hash).query, names, controls));
  const [choice, setChoice] = useState<ChosenPuzzle>(() => {
    const name = address.puzzle ?? names[0]!;
    return { puzzle: puzzleNamed(name), name };
  });
  return { address, choice, setChoice };
}
