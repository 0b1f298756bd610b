import type { ReactElement } from 'react';
import { useTranslation } from '../texts.ts';

const PARTS = ['what', 'why', 'cost', 'fails'] as const;

/** What somebody asks who sees a method for the first time: what it does, why that is right, what it costs, where it fails. */
export function Explanation({ scene }: { readonly scene: string }): ReactElement {
  const { t } = useTranslation('theatre');
  return (
    <details className="explanation">
      <summary>{t('explain.title')}</summary>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`explain.${part}`)}</dt>
            <dd>{t(`scenes.${scene}.${part}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
