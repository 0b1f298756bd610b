import { useEffect, useState } from 'react';
import { speak, titleWithRules } from '#core';
import type { findRule } from '#rules';
import { useSpeaker } from '../language.ts';
import { kindNamed } from './kind-named.ts';

/** What a sort of puzzle is called by the names of its kind and its rules; what knows the rules is loaded where there are some. */
export function useSortName(hasRules: boolean): (spec: string, rules?: readonly string[]) => string {
  const speaker = useSpeaker();
  const [find, setFind] = useState<typeof findRule | undefined>(undefined);
  useEffect(() => {
    if (hasRules) void import('#rules').then((rules) => setFind(() => rules.findRule));
  }, [hasRules]);
  return (spec, rules = []) => {
    const kind = kindNamed(spec);
    return kind
      ? speak(
          titleWithRules(
            kind.words.title,
            rules.flatMap((id) => find?.(id) ?? []),
          ),
          speaker,
        )
      : spec;
  };
}
