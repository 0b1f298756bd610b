import { createReadStream, writeFileSync, writeSync } from 'node:fs';
import pc from 'picocolors';
import { EXIT } from './exit.ts';

/** All that a command may touch of the world, so that a test can run it in process. */
export interface Io {
  /** Writes to standard output. */
  print(text: string): void;
  /** Writes bytes that are text already. */
  printBytes(bytes: Uint8Array): void;
  /** Writes a line to standard error. */
  warn(text: string): void;
  /** Hands out everything that was printed so far. */
  flush(): void;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdinIsTerminal: boolean;
  readonly isTerminal: boolean;
  readonly errorsAreSeen: boolean;
  /** Columns of the terminal. */
  readonly columns: number;
  readonly colours: ReturnType<typeof pc.createColors>;
  open(path: string): AsyncIterable<Uint8Array>;
  /** What to say from now on when the user interrupts: how far the work came, where anything did. What was printed is kept. */
  onInterrupt(howFar?: () => string): void;
  /** Writes a file, over what was there. */
  save(path: string, content: string | Uint8Array): void;
  /** Resolves when the user or the system asks the program to end. */
  untilStopped(): Promise<void>;
  /** The version of the program. */
  readonly version: string;
}

/** Text as it is. */
export const noColours: Io['colours'] = pc.createColors(false);

/** Output is gathered up to this many characters: one system call for each line would cost more than solving it. */
const GATHERED = 1 << 16;

/** The real world. */
export function nodeIo(version: string): Io {
  const { stdin, stdout, stderr, env } = process;
  const gathered: string[] = [];
  let size = 0;
  let stop: (() => void) | undefined;
  const flush = (): void => {
    if (size === 0) return;
    writeAll(1, gathered.join(''));
    gathered.length = 0;
    size = 0;
  };
  return {
    print(text) {
      gathered.push(text);
      size += text.length;
      if (size >= GATHERED || stdout.isTTY) flush();
    },
    printBytes(bytes) {
      flush();
      writeBytes(1, bytes);
    },
    warn(text) {
      flush();
      writeAll(2, `${text}\n`);
    },
    flush,
    stdin,
    stdinIsTerminal: stdin.isTTY === true,
    isTerminal: stdout.isTTY === true,
    errorsAreSeen: stderr.isTTY === true,
    columns: stdout.columns ?? (Number(env['COLUMNS']) || 80),
    // picocolors looks at NO_COLOR and FORCE_COLOR itself, but not at what kind of stream is written to.
    colours: pc.createColors(pc.isColorSupported && (stdout.isTTY === true || 'FORCE_COLOR' in env)),
    open: (path) => createReadStream(path, { highWaterMark: 1 << 16 }),
    onInterrupt(howFar) {
      if (stop) process.off('SIGINT', stop);
      stop = () => {
        const far = howFar ? `: ${howFar()}` : '';
        flush();
        writeAll(2, `\nninefold: stopped${far}\n`);
        process.exit(130);
      };
      process.once('SIGINT', stop);
    },
    save: (path, content) => writeFileSync(path, content),
    untilStopped: () =>
      new Promise((resolve) => {
        if (stop) process.off('SIGINT', stop);
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
    version,
  };
}

/** Writes whatever the size and however slow the reader; ends quietly when the reader has gone (`| head`). */
function writeAll(descriptor: 1 | 2, text: string): void {
  writeBytes(descriptor, Buffer.from(text));
}

function writeBytes(descriptor: 1 | 2, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') process.exit(0);
      if (code !== 'EAGAIN') giveUp(descriptor, code);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

/** What is wrong with a file or a device that takes no more, in words. */
const WRITE_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no room left',
  EIO: 'the device failed',
  EFBIG: 'the file is too large',
};

/** Ends where the output cannot be written: an answer that cannot be read is none. Where even that cannot be said, the exit code says it. */
function giveUp(descriptor: 1 | 2, code: string | undefined): never {
  if (descriptor === 1)
    writeBytes(2, Buffer.from(`ninefold: standard output cannot be written: ${WRITE_ERRORS[code ?? ''] ?? code ?? 'unknown error'}\n`));
  process.exit(EXIT.failed);
}
