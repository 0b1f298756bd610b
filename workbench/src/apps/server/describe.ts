import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from './app.ts';

/** The description of the API, made from the routes, and a page to read and try it; everything comes from here. */
export async function describeApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ninefold',
        version,
        description: 'Solve, count, check, explain, rate and convert Sudoku puzzles in two and three dimensions; long work as stored jobs.',
      },
      tags: [
        { name: 'puzzles', description: 'Answers at once, within the limits of time of the service.' },
        { name: 'jobs', description: 'Long work: stored, followed, paged, cancelled.' },
        { name: 'lists', description: 'What there is.' },
      ],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { token: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'list', tryItOutEnabled: true, validatorUrl: null } });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
