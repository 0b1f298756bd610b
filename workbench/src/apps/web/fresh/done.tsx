import type { ReactElement } from 'react';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';

/** Beside what was solved. */
export function Done(): ReactElement {
  const { t } = useTranslation('fresh');
  return (
    <span className="done-mark" role="img" aria-label={t('done')}>
      <Icon name="check" />
    </span>
  );
}
