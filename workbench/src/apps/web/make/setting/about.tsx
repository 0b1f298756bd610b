import type { ReactElement } from 'react';
import type { Puzzle, PuzzleInfo } from '#core';
import { findRule } from '#rules';
import { useSpeaker } from '../../language.ts';
import { useTranslation } from '../../texts.ts';
import type { Drafting } from './drafting.ts';

/** Title, author and the text about the rules, which can be written from the rules and then changed. */
export function About({ puzzle, drafting }: { readonly puzzle: Puzzle; readonly drafting: Drafting }): ReactElement {
  const { t } = useTranslation('make');
  const { code } = useSpeaker().language;
  const { info, rules } = puzzle;
  const set = (field: keyof PuzzleInfo, text: string): void => {
    const { [field]: _, ...others } = info;
    drafting.setInfo(text.trim() === '' ? others : { ...others, [field]: text });
  };
  const write = (): void => {
    const ids = [...new Set(rules.map(({ id }) => id))];
    const sentences = ids.map((id) => {
      const { name, rule } = findRule(id)!.words[code];
      return t('about.sentence', { name, rule });
    });
    set('comment', [t('about.normal'), ...sentences].join(' '));
  };
  return (
    <details className="about-puzzle">
      <summary>{t('about.title')}</summary>
      {(['title', 'author'] as const).map((field) => (
        <div key={field}>
          <label htmlFor={`about-${field}`}>{t(`about.${field}Field`)}</label>
          <input id={`about-${field}`} type="text" value={info[field] ?? ''} onChange={(event) => set(field, event.target.value)} />
        </div>
      ))}
      <label htmlFor="about-comment">{t('about.rules')}</label>
      <textarea id="about-comment" rows={4} value={info.comment ?? ''} onChange={(event) => set('comment', event.target.value)} />
      <button type="button" className="button" onClick={write}>
        {t('about.write')}
      </button>
    </details>
  );
}
