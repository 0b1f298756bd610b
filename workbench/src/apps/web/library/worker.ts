import { type Complaint, complaintOf } from '#core';
import { calls, type OperationName } from './operations.ts';
import type { Reporting } from './reporting.ts';

/** What the page sends. */
export interface Request {
  readonly name: OperationName;
  readonly input: unknown;
}

/** What the worker sends back: any number of reports, then one answer or failure. */
export type Response =
  | { readonly type: 'progress'; readonly progress: unknown }
  | { readonly type: 'answer'; readonly answer: unknown }
  | { readonly type: 'failure'; readonly complaint: Complaint };

const send = (response: Response): void => postMessage(response);

// One request at a time: the page keeps as many workers as it has questions open, so that each can be ended alone.
addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const operation = calls[data.name] as (input: unknown, reporting: Reporting) => unknown;
  try {
    const answer = await operation(data.input, { report: (progress) => send({ type: 'progress', progress }) });
    send({ type: 'answer', answer });
  } catch (error) {
    send({ type: 'failure', complaint: complaintOf(error) });
  }
});
