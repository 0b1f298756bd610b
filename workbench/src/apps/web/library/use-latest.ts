import { useEffect, useState } from 'react';
import { library } from './client.ts';
import { Latest } from './latest.ts';
import type { InputOf, LibraryAnswer, OperationName } from './operations.ts';

/** The questions of a component, one at a time; they end with it. */
export function useLatest(): Latest {
  const [latest] = useState(() => new Latest());
  useEffect(() => () => latest.end(), [latest]);
  return latest;
}

/** What the library says to a question that is the same object as long as it is the same; undefined until it has answered that one. */
export function useAnswer<Name extends OperationName>(name: Name, input: InputOf<Name> | undefined): LibraryAnswer<Name> | undefined {
  const latest = useLatest();
  const [known, setKnown] = useState<{ readonly of: InputOf<Name>; readonly answer: LibraryAnswer<Name> } | undefined>(undefined);
  useEffect(() => {
    if (input === undefined) return latest.end();
    latest
      .ask((signal) => library.call(name, input, { signal }))
      .then(
        (told) => told && setKnown({ of: input, ...told }),
        () => undefined,
      );
  }, [latest, name, input]);
  return known !== undefined && known.of === input ? known.answer : undefined;
}
