import { expect } from 'vitest';

/** What an error of the service looks like. */
export function problem(status: number, code: string): Record<string, unknown> {
  return {
    type: `urn:ninefold:problem:${code}`,
    title: expect.any(String) as unknown,
    status,
    detail: expect.any(String) as unknown,
    code,
    said: { text: expect.anything() as unknown, parts: expect.any(Object) as unknown },
    requestId: expect.stringMatching(/^[0-9a-f-]{18}-[0-9a-z]+$/) as unknown,
  };
}
