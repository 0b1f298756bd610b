import { type BudgetEnd, ok, type Result, refuseAllButFields } from '#core';
import type { AnyOperation, Verdict } from './operation.ts';
import { makeTools, type Tools } from './tools.ts';
import type { Workshop } from './workshop.ts';

/** An answer as plain data, and what it came to. */
export interface Answered {
  readonly json: object;
  readonly verdict: Verdict;
  /** Which bound left it unfinished. */
  readonly ended?: BudgetEnd | undefined;
}

/** Answers a request that its schema has read: plain data in, plain data out. */
export async function answerRequest(
  operation: AnyOperation,
  request: object,
  workshop: Workshop,
  {
    onRead,
    ...settings
  }: Partial<Pick<Tools, 'limits' | 'memory' | 'number'>> & {
    /** Told when the subject is read. */
    readonly onRead?: () => void;
  } = {},
): Promise<Result<Answered>> {
  const refusal = refuseAllButFields(request);
  if (refusal) return refusal;
  const tools = await makeTools(request, workshop, settings);
  if (!tools.ok) return tools;
  const subject = operation.subject.read(request, tools.value.limits, workshop);
  onRead?.();
  if (!subject.ok) return subject;
  const report = await operation.run(subject.value, request, tools.value);
  if (!report.ok) return report;
  return ok({
    json: operation.json(subject.value, report.value, request),
    verdict: operation.verdict(report.value),
    ended: operation.ended(report.value),
  });
}
