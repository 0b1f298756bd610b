import { defineConfig } from 'vitest/config';
export default defineConfig({ resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } }, test: { testTimeout: 120000, hookTimeout: 120000,  isolate: false, expect: { poll: { timeout: 20000 } }, include: ['{library,workbench}/src/**/*.test.ts', 'tests/**/*.test.ts'], server: { deps: { external: [/\/dist\//] } } } });
