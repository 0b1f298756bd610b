import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider, RawServerDefault } from 'fastify';
import { type AnySchema, ObjectSchema, Schema } from '#schema';
import { ApiError } from './errors.ts';

/** What a request holds, by the schemas of its route. */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends AnySchema ? this['schema']['out'] : unknown;
  readonly serializer: unknown;
}

/** The web server, with types from the schemas of the routes. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, SchemaTypes>;

/** Reads what came with a request. In addresses everything is text; a body is JSON. */
export const readRequest: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  const isText = (httpPart === 'querystring' || httpPart === 'params') && schema instanceof ObjectSchema;
  return (data: unknown) => {
    const read = isText ? schema.readTexts(data as Record<string, string>) : schema.read(data, '');
    return read.ok ? { value: read.value } : { error: new ApiError(400, 'invalid_request', read) };
  };
};

/** A schema as it is described; whatever else stands in a route is left as it is. */
export function described(schema: unknown): unknown {
  return schema instanceof Schema ? schema.json : schema;
}
