import { createReadStream, type Dirent, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { anything, list, object, record, text } from '#schema';
import type { WebServer } from './app.ts';
import type { Context } from './context.ts';
import { apiError, errors } from './errors.ts';

/** A report of `ninefold experiment`: a folder with the data of each experiment. */
interface Report {
  readonly name: string;
  readonly folder: string;
  readonly experiments: readonly string[];
}

/** The names that `ninefold experiment` gives to its data. */
const DATA_FILE = /^([a-z][a-z0-9-]{0,39})\.json$/;
/** What a page reads of one file. */
const LARGEST_FILE = 50_000_000;
const MOST_REPORTS = 200;

const NO_REPORT = { en: 'there is no such report', de: 'diesen Bericht gibt es nicht', fr: 'ce rapport n’existe pas' };
const TOO_MUCH = {
  en: 'the data has {size} bytes, which is too much for a page',
  de: 'die Daten haben {size} Bytes, zu viel für eine Seite',
  fr: 'les données font {size} octets, trop pour une page',
};

/**
 * Reports of experiments for the page to show: the folder is one itself, or holds some. A request names a report and an experiment;
 * both are looked up in what was found in the folder, and no path is ever made of what was asked. Links are not followed.
 */
export function reportRoutes(app: WebServer, { options }: Context): void {
  const folder = options.reports;
  app.get(
    '/api/v1/reports',
    {
      schema: {
        operationId: 'reports',
        tags: ['reports'],
        summary: 'The reports of experiments that are kept here.',
        response: { 200: object({ reports: list(object({ name: text(), experiments: list(text()) })) }), ...errors },
      },
    },
    async () => ({ reports: findReports(folder).map(({ name, experiments }) => ({ name, experiments: [...experiments] })) }),
  );
  app.get(
    '/api/v1/reports/:name/:experiment',
    {
      schema: {
        operationId: 'report',
        tags: ['reports'],
        summary: 'The data of one experiment, as NAME.json has it.',
        params: object({ name: text(1, 100), experiment: text(1, 40) }),
        response: { 200: record(anything()), ...errors },
      },
    },
    async ({ params: { name, experiment } }, reply) => {
      const report = findReports(folder).find((one) => one.name === name);
      if (!report?.experiments.includes(experiment)) throw apiError('not_found', NO_REPORT);
      const file = join(report.folder, `${experiment}.json`);
      const { size } = statSync(file);
      if (size > LARGEST_FILE) throw apiError('too_large', TOO_MUCH, { size });
      reply.type('application/json; charset=utf-8').header('content-length', size);
      return reply.send(createReadStream(file) as never);
    },
  );
}

function findReports(folder: string | undefined): Report[] {
  if (folder === undefined) return [];
  const entries = listFolder(folder);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => join(folder, name));
  return [resolve(folder), ...folders.sort()]
    .slice(0, MOST_REPORTS)
    .map((path): Report => ({ name: basename(path), folder: path, experiments: experimentsIn(path) }))
    .filter(({ experiments }) => experiments.length > 0);
}

function experimentsIn(folder: string): string[] {
  return listFolder(folder)
    .flatMap((entry) => (entry.isFile() ? (DATA_FILE.exec(entry.name)?.[1] ?? []) : []))
    .sort();
}

/** What is in a folder; nothing where it is not there (any more) or may not be read. */
function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
