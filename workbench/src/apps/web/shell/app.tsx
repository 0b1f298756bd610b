import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import { Announcer } from '../announce.tsx';
import { useRoute } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { views } from '../views.ts';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { useDrop } from './use-drop.ts';
import { ViewBoundary } from './view-boundary.tsx';

const components = new Map<string, ComponentType<ViewProps>>(
  views.map(({ id, load }) => [id, lazy(() => load().then(({ View }) => ({ default: View })))]),
);

/** The page: a header, the view that the address names, and a voice for screen readers. */
export function App(): ReactElement {
  const { t } = useTranslation('shell');
  const route = useRoute();
  const { language } = useSettings();
  const { id, name } = views.find((one) => one.id === route.view) ?? views[0]!;
  const View = components.get(id)!;
  const isOver = useDrop();
  const main = useRef<HTMLElement>(null);
  const last = useRef(id);
  useEffect(() => {
    document.title = `${name[language]} · Ninefold`;
    // Another view, reached by keyboard or reader, starts at its top; a page that was just opened, or changes its language, keeps its focus.
    if (last.current !== id) main.current?.focus({ preventScroll: true });
    last.current = id;
  }, [id, name, language]);
  return (
    <>
      <Header current={id} onSkip={() => main.current?.focus()} />
      <main ref={main} tabIndex={-1} className={`view view-${id}`}>
        <ViewBoundary key={id}>
          <Suspense fallback={<div className="waiting" aria-busy="true" />}>
            <View route={route} views={views} />
          </Suspense>
        </ViewBoundary>
      </main>
      {isOver && <div className="drop-hint">{t('drop')}</div>}
      <Notices />
      <Announcer />
    </>
  );
}
