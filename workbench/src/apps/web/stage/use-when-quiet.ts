import { useEffect, useState } from 'react';
import { quiet } from './quiet.ts';

/** The last of what was handed in once typing is over, and what was there before until then: for pictures that no key waits for. */
export function useWhenQuiet<T>(latest: T): T {
  const [shown, setShown] = useState(latest);
  useEffect(() => quiet.when(() => setShown(() => latest)), [latest]);
  return quiet.isTyping ? shown : latest;
}
