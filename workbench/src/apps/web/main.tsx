import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseHash } from './router.ts';
import { settings } from './settings.ts';
import { App } from './shell/app.tsx';
import { startTexts } from './texts.ts';
import { applyTheme } from './theme.ts';
import { views } from './views.ts';
import './styles/index.css';

applyTheme(settings);
// The view that the address names comes with its texts, and not one after the other.
const { view } = parseHash(location.hash);
const { id, load } = views.find((one) => one.id === view) ?? views[0]!;
void load().catch(() => undefined);
// Not awaited here: the texts are in this very file, which would then wait for itself.
void startTexts(settings, [id]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
