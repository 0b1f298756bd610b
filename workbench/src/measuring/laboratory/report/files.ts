import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, must, plainSpeaker } from '#core';
import { chapterOf, type Experiment, type ExperimentRun, writeDataCsv, writeDataJson } from '#measuring/experiments';
import { toldFigure } from '#measuring/tools';
import { grammarOf } from '#words';
import { rowsOfRun } from '../run.ts';
import type { ResultStore } from '../store.ts';
import { loadDrawing } from './draw.ts';
import { type DrawnChapter, writePage } from './html.ts';

/** Writes DIR/index.html and, for each experiment, its data and its picture, from what the database holds of a run. Data is in English always. */
export async function writeReport(
  folder: string,
  store: ResultStore,
  run: ExperimentRun,
  experiments: readonly Experiment[],
  language: LanguageCode = 'en',
): Promise<void> {
  const speaker = { ...plainSpeaker, language: grammarOf(language) };
  const draw = await loadDrawing();
  mkdirSync(folder, { recursive: true });
  const chapters = experiments.map((experiment): DrawnChapter => {
    const rows = rowsOfRun(experiment, store, run);
    const chapter = must(chapterOf({ experiment, run, rows }));
    const { findings } = chapter;
    const svg = draw(toldFigure(findings.figure, speaker));
    save(join(folder, `${experiment.id}.csv`), writeDataCsv(experiment, rows));
    save(join(folder, `${experiment.id}.json`), writeDataJson(experiment, run, rows, findings));
    save(join(folder, `${experiment.id}.svg`), svg);
    return { ...chapter, experiment, svg };
  });
  save(join(folder, 'index.html'), writePage(run, chapters, speaker));
}

/** Over the old file in one step, so that a reader never sees half of it and a full disk leaves the old one. */
function save(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
