import { ComplaintError, complain } from '#core';

/** What SQLite says where the disk has no room, cannot be written, or fails. */
const DISK_CODES = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/;

/** The store cannot be written now. Nothing is wrong with what was to be stored, so it is tried again when there is room. */
export class StorageError extends ComplaintError {
  constructor(cause: unknown) {
    super(
      complain({
        en: 'the store of jobs cannot be written, because the disk is full or read-only; work goes on by itself when there is room',
        de: 'der Speicher der Aufträge ist nicht beschreibbar, weil der Datenträger voll oder schreibgeschützt ist; die Arbeit geht von selbst weiter, wenn wieder Platz ist',
        fr: 'le stockage des tâches ne peut pas être écrit, car le disque est plein ou en lecture seule\u00a0; le travail reprend de lui-même quand il y a de la place',
      }),
    );
    this.name = 'StorageError';
    this.cause = cause;
  }
}

/** Does something with the database; what the disk is to blame for is told as such. */
export function onDisk<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw DISK_CODES.test(String((error as { code?: unknown }).code)) ? new StorageError(error) : error;
  }
}
