import type { ChildProcess } from 'node:child_process';

/** Waits until a process has printed something; fails with all that it printed where it ends before. */
export function untilSaid(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    const listen = (data: Buffer): void => {
      text += data;
      const match = words.exec(text);
      if (match) resolve(match);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    // What it said last may come after its end.
    child.once('close', () => reject(new Error(text)));
  });
}
