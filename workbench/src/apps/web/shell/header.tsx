import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '#core';
import { hrefOf } from '../router.ts';
import { lookForService } from '../service/presence.ts';
import { changeSettings, LANGUAGES, THEMES, type Theme, useSettings } from '../settings.ts';
import { useTranslation } from '../texts.ts';
import { views } from '../views.ts';
import { Icon } from './icon.tsx';

/** The name of the page, the way to every view, and language and theme. On a phone all of it but the name folds into a menu. */
export function Header({ current, onSkip }: { readonly current: string; readonly onSkip: () => void }): ReactElement {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { language } = useSettings();
  // What the lab lists is in the lab.
  const above = String(views.find(({ id }) => id === current)?.listed).split(' ')[0];
  useEffect(() => void lookForService(), []);
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: Event): void => {
      if (!header.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return (
    <header className="top" ref={header}>
      <button type="button" className="skip" onClick={onSkip}>
        {t('skip')}
      </button>
      <a className="brand" href={hrefOf(views[0]!.id)}>
        <img src="./icon.svg" alt="" width="28" height="28" />
        Ninefold
      </a>
      <button
        type="button"
        className="icon-button menu-button"
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={t('menu')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div id="menu" className={`menu ${isOpen ? 'open' : ''}`}>
        <nav aria-label={t('navigation')}>
          {views
            .filter(({ listed }) => listed === true)
            .map(({ id, name }) => (
              <a
                key={id}
                href={hrefOf(id)}
                aria-current={id === current || id === above ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {name[language]}
              </a>
            ))}
        </nav>
        <div className="choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </div>
    </header>
  );
}

function LanguageChoice(): ReactElement {
  const { t } = useTranslation('shell');
  const { language } = useSettings();
  return (
    <label className="choice">
      <Icon name="globe" />
      <span className="visually-hidden">{t('language')}</span>
      <select value={language} onChange={(event) => changeSettings({ language: event.target.value as LanguageCode })}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const THEME_ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

function ThemeChoice(): ReactElement {
  const { t } = useTranslation('shell');
  const { theme } = useSettings();
  return (
    <label className="choice">
      <Icon name={THEME_ICONS[theme]} />
      <span className="visually-hidden">{t('theme.label')}</span>
      <select value={theme} onChange={(event) => changeSettings({ theme: event.target.value as Theme })}>
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {t(`theme.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
