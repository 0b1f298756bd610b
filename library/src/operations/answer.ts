import { ok, type Result } from '#core';
import type { AnyOperation } from './operation.ts';
import { makeTools, type Tools } from './tools.ts';
import type { Workshop } from './workshop.ts';

/** Answers a request that its schema has read: plain data in, plain data out. */
export async function answerRequest(
  operation: AnyOperation,
  request: object,
  workshop: Workshop,
  settings: Partial<Pick<Tools, 'limits' | 'memory'>> = {},
): Promise<Result<object>> {
  const tools = await makeTools(request, workshop, settings);
  if (!tools.ok) return tools;
  const subject = operation.subject.read(request, tools.value.limits, workshop);
  if (!subject.ok) return subject;
  const report = await operation.run(subject.value, request, tools.value);
  return report.ok ? ok(operation.json(subject.value, report.value, request)) : report;
}
