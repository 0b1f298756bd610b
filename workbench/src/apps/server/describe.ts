import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { described, type WebServer } from './app.ts';
import { NOTES_HEADER } from './notes.ts';

/** The description of the API, made from the routes, and a page to read and try it; everything comes from here. */
export async function describeApi(app: WebServer, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ninefold',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
        description: 'Solve, count, check, explain, rate and convert Sudoku puzzles in two and three dimensions; long work as stored jobs.',
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'puzzles', description: 'Answers at once, within the limits of time of the service.' },
        { name: 'jobs', description: 'Long work: stored, followed, paged, cancelled.' },
        { name: 'lists', description: 'What there is.' },
        { name: 'reports', description: 'Data of experiments.' },
      ],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { token: [] }],
    },
    transform: ({ schema, url }) => ({ schema: inJson(schema), url }),
    transformObject: (document) => ('openapiObject' in document ? withNotes(document.openapiObject) : document.swaggerObject),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'list', tryItOutEnabled: true, validatorUrl: null } });
  let written: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    written ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(written);
  });
}

/** Answers about puzzles may have notes beside them. */
function withNotes<Api extends object>(api: Api): Api {
  const { paths } = api as { readonly paths: Readonly<Record<string, { readonly post?: Described }>> };
  for (const { post } of Object.values(paths))
    if (post?.tags?.includes('puzzles')) Object.assign(post.responses['200']!, { headers: NOTES_HEADER });
  return api;
}

interface Described {
  readonly tags?: readonly string[];
  readonly responses: Readonly<Record<string, object>>;
}

/** What a route takes and gives, as JSON Schemas. */
function inJson(schema: FastifySchema | undefined): FastifySchema {
  const { response, ...rest } = schema ?? {};
  const parts = Object.entries(rest).map(([name, part]) => [name, described(part)]);
  const answers = Object.entries(response ?? {}).map(([status, answer]) => [status, described(answer)]);
  return { ...Object.fromEntries(parts), ...(response ? { response: Object.fromEntries(answers) } : {}) };
}
