import { escapeXml, type Said, type Speaker, said, speak, type Words } from '#core';
import type { Chapter, Experiment, ExperimentRun, Ruling } from '#measuring/experiments';
import { captionOf, type Heading, headingOf, type Table, tell } from '#measuring/tools';

/** A chapter with its experiment and its picture. */
export interface DrawnChapter extends Chapter {
  readonly experiment: Experiment;
  readonly svg: string;
}

/** The whole report as one page that needs nothing beside itself, in the language of a speaker. */
export function writePage(run: ExperimentRun, chapters: readonly DrawnChapter[], speaker: Speaker): string {
  const say = (text: Words<string> | Said): string => escapeXml(speak('parts' in text ? text : said(text), speaker));
  const heads = [
    ['experiment', 'words'],
    ['source', 'words'],
    ['question', 'words'],
    ['claim', 'words'],
    ['measurements', ''],
  ] as const;
  return `<!doctype html>
<html lang="${speaker.language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(WORDS.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${say(WORDS.heading)}</h1>
<p>${say(sentenceOf(run))}</p>
<p>${say(WORDS.reading)}</p>
</header>
<nav aria-label="${say(WORDS.heading)}"><table><thead><tr>${heads.map(([name, sort]) => `<th scope="col"${sort && ` class="${sort}"`}>${say(WORDS[name])}</th>`).join('')}</tr></thead><tbody>
${chapters.map((chapter) => indexRow(chapter, speaker)).join('\n')}
</tbody></table></nav>
<main>
${chapters.map((chapter) => writeChapter(chapter, speaker)).join('\n')}
</main>
</body>
</html>
`;
}

/** What the page says by itself; studies bring their own words. */
const WORDS = {
  title: { en: 'Ninefold: the experiments', de: 'Ninefold: die Experimente', fr: 'Ninefold\u00a0: les expériences' },
  heading: { en: 'The experiments', de: 'Die Experimente', fr: 'Les expériences' },
  reading: {
    en: 'Times are CPU time of one process; counters stand beside them because they repeat and times do not. Columns on grey are printed in the papers and were measured there, on other machines and other instances. A search that a budget ended is never taken for a result: tables say “stopped”, drawings cross it out.',
    de: 'Zeiten sind CPU-Zeit eines Prozesses; Zähler stehen daneben, weil sie sich wiederholen und Zeiten nicht. Spalten auf Grau sind in den Arbeiten gedruckt und wurden dort gemessen, auf anderen Rechnern und an anderen Aufgaben. Eine Suche, die ein Budget beendet hat, gilt nie als Ergebnis: Tabellen sagen „abgebrochen“, Zeichnungen streichen sie durch.',
    fr: 'Les temps sont le temps CPU d’un processus\u00a0; des compteurs sont à côté parce qu’ils se répètent et que les temps ne le font pas. Les colonnes sur fond gris sont imprimées dans les articles et ont été mesurées là, sur d’autres machines et d’autres instances. Une recherche arrêtée par un budget n’est jamais prise pour un résultat\u00a0: les tableaux disent «\u00a0arrêté\u00a0», les dessins la barrent.',
  },
  experiment: { en: 'experiment', de: 'Experiment', fr: 'expérience' },
  source: { en: 'source', de: 'Quelle', fr: 'source' },
  question: { en: 'question', de: 'Frage', fr: 'question' },
  claim: { en: 'the claim', de: 'die Behauptung', fr: 'l’affirmation' },
  measurements: { en: 'measurements', de: 'Messungen', fr: 'mesures' },
  inFull: { en: 'in full', de: 'in vollem Umfang', fr: 'en entier' },
  quick: { en: 'at the quick size', de: 'in kleinem Umfang', fr: 'en petit' },
  tiny: { en: 'at the tiny size', de: 'als Kostprobe', fr: 'en aperçu' },
  runs: {
    en: ', {runs} {runs|repetition|repetitions} of each setting',
    de: ', {runs} {runs|Wiederholung|Wiederholungen} je Einstellung',
    fr: ', {runs} {runs|répétition|répétitions} par réglage',
  },
  run: {
    en: 'Run {id:id}, begun {began} UTC, {size}, seed {seed:id}{runs}. {machine}.',
    de: 'Lauf {id:id}, begonnen {began} UTC, {size}, Startwert {seed:id}{runs}. {machine}.',
    fr: 'Série {id:id}, commencée le {began} UTC, {size}, graine {seed:id}{runs}. {machine}.',
  },
  some: { en: '{done} of {total}', de: '{done} von {total}', fr: '{done} sur {total}' },
  part: {
    en: 'Only {done} of {total} {total|measurement is|measurements are} there so far; the run can be resumed.',
    de: 'Erst {done} von {total} {total|Messung ist|Messungen sind} da; der Lauf lässt sich fortsetzen.',
    fr: 'Il n’y a encore que {done} {done|mesure|mesures} sur {total}\u00a0; la série peut être reprise.',
  },
  about: { en: '{source}. {question}', de: '{source}. {question}', fr: '{source}. {question}' },
  spent: {
    en: '{done} {done|measurement|measurements}, {seconds:.1} s of CPU time.',
    de: '{done} {done|Messung|Messungen}, {seconds:.1} s CPU-Zeit.',
    fr: '{done} {done|mesure|mesures}, {seconds:.1} s de temps CPU.',
  },
  data: { en: 'Data:', de: 'Daten:', fr: 'Données\u00a0:' },
  picture: { en: 'picture:', de: 'Bild:', fr: 'image\u00a0:' },
  again: { en: 'Again:', de: 'Noch einmal:', fr: 'À nouveau\u00a0:' },
} as const satisfies Readonly<Record<string, Words<string>>>;

function sentenceOf({ id, started, scale, machine }: ExperimentRun): Said {
  const size = said(scale.size === 'full' ? WORDS.inFull : WORDS[scale.size]);
  const runs = scale.runs === undefined ? '' : said(WORDS.runs, { runs: scale.runs });
  return said(WORDS.run, { id, began: started.replace('T', ' ').slice(0, 16), size, seed: scale.seed, runs, machine });
}

/** What became of the claim, in the index; the section says why. */
const RULING_WORDS: Readonly<Record<Ruling, Words<string>>> = {
  holds: { en: 'holds', de: 'trifft zu', fr: 'se vérifie' },
  'does-not-hold': { en: 'does not hold', de: 'trifft nicht zu', fr: 'ne se vérifie pas' },
  'cannot-be-told': { en: 'cannot be told here', de: 'hier nicht zu sagen', fr: 'ne peut être dit ici' },
};

function indexRow({ experiment, findings, done, total }: DrawnChapter, speaker: Speaker): string {
  const { code } = speaker.language;
  const { source, question } = experiment.words[code];
  const state = done === total ? String(total) : speak(said(WORDS.some, { done, total }), speaker);
  const cells = [source, question, RULING_WORDS[findings.verdict.answer][code]].map((text) => `<td class="words">${escapeXml(text)}</td>`);
  return `<tr><th scope="row"><a href="#${experiment.id}">${experiment.id}</a></th>${cells.join('')}<td>${escapeXml(state)}</td></tr>`;
}

function writeChapter({ experiment, findings, svg, done, total, seconds }: DrawnChapter, speaker: Speaker): string {
  const say = (text: Words<string>, parts: Said['parts'] = {}): string => escapeXml(speak(said(text, parts), speaker));
  const { id, words } = experiment;
  const { title, source, question } = words[speaker.language.code];
  const link = (ending: string): string => `<a href="${id}.${ending}">${id}.${ending}</a>`;
  return `<section id="${id}">
<h2>${escapeXml(title)}</h2>
<p class="source">${say(WORDS.about, { source, question })}</p>
${done === total ? '' : `<p class="part">${say(WORDS.part, { done, total })}</p>`}
<p class="verdict ${findings.verdict.answer}">${escapeXml(tell(findings.verdict.said, speaker))}</p>
${findings.summary.map((text) => `<p>${escapeXml(tell(text, speaker))}</p>`).join('\n')}
<figure>${svg}</figure>
${findings.tables.map((table) => writeTable(table, speaker)).join('\n')}
<p class="files">${say(WORDS.spent, { done, seconds })} ${say(WORDS.data)} ${link('csv')}, ${link('json')}; ${say(WORDS.picture)} ${link('svg')}. ${say(WORDS.again)} <code>ninefold experiment ${id} --out DIR</code></p>
</section>`;
}

function writeTable({ head, rows, note, ...about }: Table, speaker: Speaker): string {
  const { code } = speaker.language;
  const cell = (tag: string, text: string, heading: Heading | undefined): string => {
    const classes = [heading?.words ? 'words' : '', heading?.published ? 'published' : ''].filter(Boolean).join(' ');
    return `<${tag}${classes ? ` class="${classes}"` : ''}${tag === 'th' ? ' scope="col"' : ''}>${escapeXml(text)}</${tag}>`;
  };
  return `<div class="table"><table><caption>${escapeXml(captionOf(about, code))}</caption>
<thead><tr>${head.map((heading) => cell('th', headingOf(heading, code), heading)).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((text, column) => cell('td', tell(text, speaker), head[column])).join('')}</tr>`).join('\n')}</tbody></table>${
    note ? `<p class="note">${escapeXml(tell(note, speaker))}</p>` : ''
  }</div>`;
}

const STYLE = `
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, Helvetica, Arial, sans-serif; color: #1a1a1a; background: #fff; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 3rem; border-top: 1px solid #bbb; padding-top: 1.5rem; }
a { color: #005a9c; } code { font-size: 0.9em; }
table { border-collapse: collapse; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: bold; padding: 0.4rem 0; }
th, td { padding: 0.2rem 0.6rem; text-align: right; border-bottom: 1px solid #ddd; vertical-align: top; }
thead th { border-bottom: 2px solid #888; } th.words, td.words, tbody th { text-align: left; }
.published { background: #eee; } .source, .note, .files { color: #4a4a4a; font-size: 0.9rem; } .part, .verdict { font-weight: bold; }
.verdict { border-left: 0.3rem solid #888; padding-left: 0.8rem; } .verdict.holds { border-color: #2a7a3b; } .verdict.does-not-hold { border-color: #b3261e; }
.table { overflow-x: auto; margin: 1rem 0; } figure { margin: 1rem 0; overflow-x: auto; } figure svg { max-width: 100%; height: auto; }
@media print { body { max-width: none; } section { break-before: page; } a { color: inherit; } }
`;
