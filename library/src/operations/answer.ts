import { type BudgetEnd, complain, expected, isRecord, ok, type Result } from '#core';
import { Schema } from '#schema';
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

/** Answers a request: plain data in, plain data out. Its schema reads it here, so that it cannot be forgotten; what was read before reads the same. */
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
  if (!isRecord(operation) || !(operation.request instanceof Schema)) return expected(complain('an operation'), operation);
  const read = operation.request.read(request, '');
  if (!read.ok) return read;
  const fields = read.value;
  const tools = await makeTools(fields, workshop, settings);
  if (!tools.ok) return tools;
  const subject = operation.subject.read(fields, tools.value.limits, workshop);
  onRead?.();
  if (!subject.ok) return subject;
  const report = await operation.run(subject.value, fields, tools.value);
  if (!report.ok) return report;
  return ok({
    json: operation.json(subject.value, report.value, fields),
    verdict: operation.verdict(report.value),
    ended: operation.ended(report.value),
  });
}
