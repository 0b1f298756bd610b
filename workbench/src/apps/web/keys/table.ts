import { drillKeys } from '../drill/keys.ts';
import { ruleKeys, toolKeys } from '../make/setting/keys.ts';
import { outlineKeys, reviewKeys } from '../photograph/keys.ts';
import { playKeys, walkKeys } from '../play/keys.ts';
import type { KeyLine } from './binding.ts';
import { partKeys } from './steps.ts';

/** What a pointer does in the views in space; `three/gestures.ts` follows it. */
const GESTURES: readonly KeyLine[] = [
  { id: 'turn', group: 'space', shown: ['{drag}'] },
  { id: 'plane', group: 'space', shown: ['{wheel}'] },
  { id: 'distance', group: 'space', shown: ['Ctrl+{wheel}', '{pinch}'] },
  { id: 'pick', group: 'space', shown: ['{click}'] },
];

/** Everything that a key or a pointer does, for the sheet of keys. */
export const keyTable: readonly KeyLine[] = [
  ...[...playKeys, ...walkKeys, ...drillKeys, ...toolKeys, ...ruleKeys, ...reviewKeys, ...outlineKeys, ...partKeys].flatMap(
    ({ id, group, chords, shown = chords }) => (shown.length === 0 ? [] : [{ id, group, shown }]),
  ),
  ...GESTURES,
];
