import type { ReactElement } from 'react';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { Editor } from './editor.tsx';
import { Generate } from './generate.tsx';
import { Import } from './import.tsx';
import './make.css';

const PAGES = ['generate', 'edit', 'import'] as const;

/** Where puzzles come from: `#/make` makes them, `#/make/edit` lets one set them, `#/make/import` reads them. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('make');
  const page = PAGES.find((one) => one === route.rest[0]) ?? 'generate';
  return (
    <div className="make">
      <nav className="segments pages" aria-label={t('pages')}>
        {PAGES.map((one) => (
          <a key={one} href={hrefOf('make', one)} aria-current={one === page ? 'page' : undefined}>
            {t(`page.${one}`)}
          </a>
        ))}
      </nav>
      {page === 'generate' && <Generate />}
      {page === 'edit' && <Editor />}
      {page === 'import' && <Import />}
    </div>
  );
}
