import type { ReactElement } from 'react';
import { speak } from '#core';
import { useSpeaker } from '../language.ts';
import type { LibraryAnswer } from '../library/operations.ts';

interface MistakeListProps {
  readonly lines: LibraryAnswer<'mistakes'>['lines'];
  /** 1 says that there are mistakes, 2 of what kind, 3 where. */
  readonly level: number;
}

/** Mistakes that are named at the most. */
const MOST_NAMED = 20;

/** What the player has wrong, in as much detail as is wanted. */
export function MistakeList({ lines: [count, kind, each], level }: MistakeListProps): ReactElement {
  const speaker = useSpeaker();
  const say = (line: Parameters<typeof speak>[0]): string => speak(line, speaker);
  return (
    <div role="status">
      <p>{count?.map(say)}</p>
      {level >= 2 && <p>{kind?.map(say)}</p>}
      {level >= 3 && (
        <ul>
          {each
            ?.slice(0, MOST_NAMED)
            .map(say)
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ul>
      )}
    </div>
  );
}
