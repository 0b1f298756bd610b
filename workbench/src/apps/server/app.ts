import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider, RawServerDefault } from 'fastify';
import { isRecord } from '#core';
import { type AnySchema, ObjectSchema, Schema } from '#schema';
import { ApiError } from './errors.ts';

/** What a request holds, by the schemas of its route. */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends AnySchema ? this['schema']['out'] : unknown;
  readonly serializer: unknown;
}

/** The web server, with types from the schemas of the routes. */
export type WebServer = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, SchemaTypes>;

/** Reads what came with a request. In addresses everything is text; a body is JSON. */
export const readRequest: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  const isText = (httpPart === 'querystring' || httpPart === 'params') && schema instanceof ObjectSchema;
  return (data: unknown) => {
    const read = isText ? schema.readTexts(data as Record<string, string>) : schema.read(data, '');
    return read.ok ? { value: read.value } : { error: new ApiError('invalid_request', read) };
  };
};

/** A schema as it is described, wherever it stands in a route; whatever else stands there is left as it is. */
export function described(part: unknown): unknown {
  if (part instanceof Schema) return part.json;
  if (!isRecord(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, described(inner)]));
}
