import type { ReactElement } from 'react';
import type { EngineFact } from '../library/theatre.ts';
import { useTranslation } from '../texts.ts';

interface RunnersProps {
  readonly engines: readonly EngineFact[];
  readonly runners: ReadonlySet<string>;
  readonly isRunning: boolean;
  readonly onToggle: (id: string) => void;
}

/** Who takes part; an engine that refuses the puzzle cannot. */
export function Runners({ engines, runners, isRunning, onToggle }: RunnersProps): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  return (
    <fieldset className="runners" disabled={isRunning}>
      <legend>{t('race.runners')}</legend>
      {engines.map(({ id, title, refusal }) => (
        <label key={id} className={refusal === undefined ? '' : 'refused'}>
          <input
            type="checkbox"
            checked={refusal === undefined && runners.has(id)}
            disabled={refusal !== undefined}
            onChange={() => onToggle(id)}
          />
          <span>
            {title[i18n.language]}
            {refusal !== undefined && <small>{t('race.refuses')}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
