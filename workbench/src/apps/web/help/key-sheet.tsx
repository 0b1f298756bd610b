import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Every key with the name of what it does, in groups. Keys between slashes are alternatives, keys joined by + go together; words in braces are translated. */
const KEYS = {
  move: ['{arrows}', 'PageUp/PageDown', 'Home/End', 'Ctrl+Home/Ctrl+End'],
  choose: ['Shift+{arrows}', 'Ctrl+{arrows}', 'Ctrl+Space', 'Ctrl+A', ',', 'Esc'],
  enter: ['1-9', 'Shift+1-9', 'Ctrl+1-9', 'Alt+1-8', 'Backspace'],
  mode: ['Space', 'Z', 'X', 'C', 'V', '.'],
  cube: ['L/[', 'R/]', 'K/\\'],
  space: ['{drag}', '{wheel}', 'Ctrl+{wheel}/{pinch}', '{click}'],
  game: ['Ctrl+Z', 'Ctrl+Y', 'H//', '=', '?', 'Space/Backspace'],
  theatre: ['←/→', 'PageUp/PageDown', 'Home/End'],
} as const;

/** The sheet of keys. */
export function KeySheet(): ReactElement {
  const { t } = useTranslation('help');
  return (
    <div className="cards key-sheet">
      {Object.entries(KEYS).map(([group, keys]) => (
        <section key={group} className="card">
          <h3>{t(`keys.${group}.title`)}</h3>
          <dl>
            {keys.map((key, i) => (
              <div key={key}>
                <dt>
                  {names(key, (word) => t(`keys.words.${word}`)).map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{t(`keys.${group}.${i}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function names(key: string, translate: (word: string) => string): string[] {
  const all = key === 'H//' ? ['H', '/'] : key.split('/').filter(Boolean);
  return all.map((name) => name.replace(/\{(\w+)\}/, (_, word: string) => translate(word)).replace('-', '–'));
}
