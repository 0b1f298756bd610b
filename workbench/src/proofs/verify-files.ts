import { closeSync, openSync, readSync } from 'node:fs';
import type { Result } from '#core';
import { type Source, type Verified, verifyCertificate } from '#verify';
import { nodeHash } from './certificate-folder.ts';

/** Checks the four files of a certificate, reading the long ones as it goes. Throws what the file system throws. */
export function verifyFiles(stem: string): Result<Verified> {
  const open: number[] = [];
  const source = (ending: string): Source => {
    const descriptor = openSync(`${stem}.${ending}`, 'r');
    open.push(descriptor);
    return () => {
      // A new piece each time: the reader may keep the last one.
      const bytes = new Uint8Array(1 << 16);
      const length = readSync(descriptor, bytes);
      return length === 0 ? undefined : bytes.subarray(0, length);
    };
  };
  try {
    return verifyCertificate({
      puzzle: source('txt'),
      claim: source('json'),
      formula: source('cnf'),
      proof: source('lrat'),
      makeHash: nodeHash,
    });
  } finally {
    for (const descriptor of open) closeSync(descriptor);
  }
}
