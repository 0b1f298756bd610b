import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { WebServer } from './app.ts';
import type { Context } from './context.ts';

/** The built web page, where there is one; else a word on where to look. */
export async function pages(app: WebServer, { options }: Context): Promise<void> {
  // The page asks whether there is a service behind it; as plain files it has a file here that says no.
  app.get('/service.json', { schema: { hide: true } }, async () => ({ api: 'api/v1' }));
  const root = options.webRoot;
  if (root === undefined || !existsSync(join(root, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, async () => ({
      name: 'Ninefold',
      api: '/api/v1',
      description: '/openapi.json',
      docs: '/docs',
    }));
    return;
  }
  await app.register(fastifyStatic, {
    root,
    dotfiles: 'ignore',
    // The build leaves each file beside a smaller form of itself.
    preCompressed: true,
    // Names of built files hold a hash of their content; the page itself and its service worker must be asked for again.
    setHeaders(reply, path) {
      reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
