import { fail, ok, type Result } from '#core';
import type { Io } from './io.ts';

/** Writes a file that the user named; a failure of the file system becomes a sentence. */
export function saveNamedFile(io: Io, path: string, content: string | Uint8Array): Result<true> {
  try {
    io.save(path, content);
    return ok(true);
  } catch (error) {
    return fileFailure(error, path);
  }
}

/** A failure of the file system as a sentence; anything else is a fault of ours and stays one. */
export function fileFailure(error: unknown, name: string): Result<never> {
  const { code } = error as NodeJS.ErrnoException;
  const words = code === undefined ? undefined : WRITE_ERRORS[code];
  if (words === undefined) throw error;
  return fail('{name}: {sentence}', { name, sentence: words });
}

export const WRITE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder to write into',
  ENOTDIR: 'there is no such folder to write into',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'there is no permission to write it',
  EPERM: 'there is no permission to write it',
  EROFS: 'there is no permission to write it',
  ENOSPC: 'the disk is full',
};
