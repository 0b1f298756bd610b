import type { HelperAnswers, HelperQuestion, Reply } from './helper.ts';

/** A failure whose message is a sentence in the language that was asked for. */
export class SpokenError extends Error {}

export type RulesModule = typeof import('./rules.ts');

/** The folder beside the player's file in which its further parts lie. */
const partAt = (name: string): string => new URL(`ninefold-player/${name}.js`, import.meta.url).href;

/** What belongs to rules, loaded with the first puzzle that has some. */
export function loadRules(): Promise<RulesModule> {
  return import(partAt('rules')) as Promise<RulesModule>;
}

/** Reads texts of any format and gives hints; made at the first question, one question at a time. */
export class Helper {
  #worker: Worker | undefined;
  #waiting: { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void } | undefined;

  ask<Name extends HelperQuestion['ask']>(question: Extract<HelperQuestion, { readonly ask: Name }>): Promise<HelperAnswers[Name]> {
    // A new question ends the one before, and the worker with it where it is still at work.
    if (this.#waiting) this.end();
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve: resolve as (answer: never) => void, reject };
      worker.postMessage(question);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting?.reject(new SpokenError(''));
    this.#waiting = undefined;
  }

  #start(): Worker {
    const url = partAt('helper');
    // A worker has to come from the origin of the page; one that only imports may come from anywhere.
    const isOwn = new URL(url).origin === location.origin;
    const start = isOwn ? url : URL.createObjectURL(new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' }));
    const worker = new Worker(start, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (data.ok) waiting?.resolve(data.answer as never);
      else waiting?.reject(new SpokenError(data.sentence));
    };
    worker.onerror = () => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      this.end();
      waiting?.reject(new Error());
    };
    this.#worker = worker;
    return worker;
  }
}
