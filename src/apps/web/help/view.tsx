import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewProps } from '../view-props.ts';
import { KeySheet } from './key-sheet.tsx';
import './help.css';

/** What the page can do and which keys do it. */
export function View(_props: ViewProps): ReactElement {
  const { t } = useTranslation('help');
  return (
    <div className="help">
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <h2>{t('keys.title')}</h2>
      <KeySheet />
    </div>
  );
}
