import type { ReactElement } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import { Switch } from '../shell/switch.tsx';
import { useTranslation } from '../texts.ts';
import type { Playing } from './playing.ts';

/** What is shown, and what is done for the player; the second group is off unless it is chosen. */
export function HelperSwitches({ playing }: { readonly playing: Playing }): ReactElement {
  const { t } = useTranslation('play');
  const settings = useSettings();
  return (
    <details className="helpers">
      <summary>{t('helpers.title')}</summary>
      {(['showTimer', 'showConflicts', 'showPeers', 'showSame'] as const).map((name) => (
        <Switch key={name} label={t(`helpers.${name}`)} on={settings[name]} onChange={(on) => changeSettings({ [name]: on })} />
      ))}
      <Switch
        label={t('helpers.placedMarks')}
        detail={t('helpers.placedMarksDetail')}
        on={settings.placedMarks}
        onChange={(on) => changeSettings({ placedMarks: on })}
      />
      <Switch
        label={t('helpers.digitFirst')}
        detail={t('helpers.digitFirstDetail')}
        on={settings.digitFirst}
        onChange={(on) => changeSettings({ digitFirst: on })}
      />
      <hr />
      <Switch
        label={t('helpers.autoMarks')}
        detail={t('helpers.autoMarksDetail')}
        on={settings.autoMarks}
        onChange={(on) => {
          changeSettings({ autoMarks: on });
          if (on) playing.act({ type: 'marks' });
        }}
      />
      <Switch
        label={t('helpers.completeMarks')}
        detail={t('helpers.completeMarksDetail')}
        on={settings.completeMarks}
        onChange={(on) => changeSettings({ completeMarks: on })}
      />
      <Switch
        label={t('helpers.fillSingles')}
        detail={t('helpers.fillSinglesDetail')}
        on={settings.fillSingles}
        onChange={(on) => {
          changeSettings({ fillSingles: on });
          if (on) playing.act({ type: 'singles' });
        }}
      />
      <div className="card-actions">
        <button type="button" className="button" onClick={() => playing.act({ type: 'marks' })}>
          {t('helpers.marksOnce')}
        </button>
      </div>
    </details>
  );
}
