import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Response } from '../../workbench/src/apps/web/library/worker.ts';
import { visit } from './browser.ts';

type Answer = Exclude<Response, { readonly type: 'progress' }>;

/** The worker of the built page, in a browser and started as the page starts it. */
export interface PageWorker {
  /** Asks one question; one at a time. */
  ask(name: string, input: object): Promise<Answer>;
  close(): Promise<void>;
}

export async function startPageWorker(): Promise<PageWorker> {
  const assets = fileURLToPath(new URL('../../workbench/dist/web/assets', import.meta.url));
  const file = readdirSync(assets).find((name) => /^worker-.*\.js$/.test(name));
  const visitor = await visit();
  const page = await visitor.open('');
  const worker = await page.evaluateHandle((path) => new Worker(path, { type: 'module' }), `./assets/${file}`);
  return {
    ask: (name, input) =>
      page.evaluate(
        ([asked, request]) =>
          new Promise<Answer>((resolve) => {
            asked.onmessage = ({ data }: MessageEvent<Response>) => {
              if (data.type !== 'progress') resolve(data);
            };
            asked.postMessage(request);
          }),
        [worker, { name, input }] as const,
      ),
    close: () => visitor.close(),
  };
}
