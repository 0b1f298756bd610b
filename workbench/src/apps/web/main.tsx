import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { settings } from './settings.ts';
import { App } from './shell/app.tsx';
import { startTexts } from './texts.ts';
import { applyTheme } from './theme.ts';
import './styles/index.css';

applyTheme(settings);
await startTexts(settings);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
