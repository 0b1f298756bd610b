import { type AnyOperation, operations as ofLibrary } from '#operations';
import { print } from './print.ts';

/** Every operation that this workbench answers: those of the library, and what needs more than a library may bring along. */
export const questions: readonly AnyOperation[] = [...ofLibrary, print as unknown as AnyOperation];

/** The operation of an id. */
export function findOperation(id: string): AnyOperation | undefined {
  return questions.find((operation) => operation.id === id);
}

export { PRINT_FORMATS } from '../printing/choices.ts';
export { type Document, isDocument, PRINT_DPI, print, printSettings } from './print.ts';
