import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** That an engine is needed at once in one place and later in another is meant; and nobody reads timings here. */
const checks = { ineffectiveDynamicImport: false, pluginTimings: false };

/** Where a player begins: the table, and what it says in every language, since on a slow line a file more costs more than some words. */
const FIRST = /apps\/web\/(main\.tsx|play\/view\.tsx|play\/words\/\w+\.json|locales\/\w+\/shell\.json)$/;

/** The page. Relative addresses, so that it can be put anywhere; everything is kept for offline use on the first visit. */
export default defineConfig({
  root: at('./workbench/src/apps/web'),
  base: './',
  // The sources themselves, as package.json maps them, and not the built library.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', rolldownOptions: { checks } },
  build: {
    outDir: at('./workbench/dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      checks,
      output: {
        // What a player needs first comes as one file, since on a slow line every further one costs a round trip.
        codeSplitting: { groups: [{ name: 'first', test: FIRST }] },
      },
    },
  },
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      includeAssets: ['icon.svg'],
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,json,wasm,webmanifest}'],
        // Whether there is a service has to be asked anew each time.
        globIgnores: ['service.json'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        // Views have no addresses of their own, so nothing but the page itself is answered from the cache: what else the service has (its API,
        // its documents, its health) is always asked of it.
        navigateFallback: null,
        ignoreURLParametersMatching: [/./],
      },
      manifest: {
        name: 'Ninefold',
        short_name: 'Ninefold',
        description: 'A Sudoku workbench in two and three dimensions',
        display: 'standalone',
        background_color: '#f6f5f1',
        theme_color: '#2b4a9b',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
