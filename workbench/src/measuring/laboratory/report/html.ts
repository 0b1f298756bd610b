import type { Chapter, Experiment, ExperimentRun, Ruling } from '#measuring/experiments';
import { captionOf, type Heading, headingOf, type Table } from '#measuring/tools';

/** A chapter with its experiment and its picture. */
export interface DrawnChapter extends Chapter {
  readonly experiment: Experiment;
  readonly svg: string;
}

/** The whole report as one page that needs nothing beside itself. */
export function writePage(run: ExperimentRun, chapters: readonly DrawnChapter[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ninefold: the experiments</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>The experiments</h1>
<p>${escapeText(sentenceOf(run))}</p>
<p>Times are CPU time of one process; counters stand beside them because they repeat and times do not. Columns on grey are printed in the papers and were
measured there, on other machines and other instances. A search that a budget ended is never taken for a result: tables say “stopped”, drawings cross it out.</p>
</header>
<nav aria-label="Experiments"><table><thead><tr><th scope="col" class="words">experiment</th><th scope="col" class="words">source</th><th scope="col" class="words">question</th><th scope="col" class="words">the claim</th><th scope="col">measurements</th></tr></thead><tbody>
${chapters.map(indexRow).join('\n')}
</tbody></table></nav>
<main>
${chapters.map(writeChapter).join('\n')}
</main>
</body>
</html>
`;
}

function sentenceOf({ id, started, scale, machine }: ExperimentRun): string {
  const size = scale.size === 'full' ? 'in full' : `at the ${scale.size} size`;
  const runs = scale.runs === undefined ? '' : `, ${scale.runs} repetitions of each setting`;
  return `Run ${id}, begun ${started.replace('T', ' ').slice(0, 16)} UTC, ${size}, seed ${scale.seed}${runs}. ${machine}.`;
}

/** What became of the claim, in the index; the section says why. */
const ANSWER_WORDS: Readonly<Record<Ruling, string>> = {
  holds: 'holds',
  'does-not-hold': 'does not hold',
  'cannot-be-told': 'cannot be told here',
};

function indexRow({ experiment, findings, done, total }: DrawnChapter): string {
  const state = done === total ? String(total) : `${done} of ${total}`;
  return `<tr><th scope="row"><a href="#${experiment.id}">${experiment.id}</a></th><td class="words">${escapeText(experiment.words.en.source)}</td><td class="words">${escapeText(experiment.words.en.question)}</td><td class="words">${ANSWER_WORDS[findings.verdict.answer]}</td><td>${state}</td></tr>`;
}

function writeChapter({ experiment, findings, svg, done, total, seconds }: DrawnChapter): string {
  const part =
    done === total ? '' : `<p class="part">Only ${done} of ${total} measurements are there so far; <code>--resume</code> goes on.</p>`;
  return `<section id="${experiment.id}">
<h2>${escapeText(experiment.words.en.title)}</h2>
<p class="source">${escapeText(experiment.words.en.source)}. ${escapeText(experiment.words.en.question)}</p>
${part}
<p class="verdict ${findings.verdict.answer}">${escapeText(findings.verdict.sentence)}</p>
${findings.summary.map((text) => `<p>${escapeText(text)}</p>`).join('\n')}
<figure>${svg}</figure>
${findings.tables.map(writeTable).join('\n')}
<p class="files">${done} measurements, ${seconds.toFixed(1)} s of CPU time. Data: <a href="${experiment.id}.csv">${experiment.id}.csv</a>, <a href="${experiment.id}.json">${experiment.id}.json</a>; picture: <a href="${experiment.id}.svg">${experiment.id}.svg</a>. Again: <code>ninefold experiment ${experiment.id} --out DIR</code></p>
</section>`;
}

function writeTable({ head, rows, note, ...about }: Table): string {
  const cell = (tag: string, text: string, heading: Heading | undefined): string => {
    const classes = [heading?.words ? 'words' : '', heading?.published ? 'published' : ''].filter(Boolean).join(' ');
    return `<${tag}${classes ? ` class="${classes}"` : ''}${tag === 'th' ? ' scope="col"' : ''}>${escapeText(text)}</${tag}>`;
  };
  return `<div class="table"><table><caption>${escapeText(captionOf(about, 'en'))}</caption>
<thead><tr>${head.map((heading) => cell('th', headingOf(heading, 'en'), heading)).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((text, column) => cell('td', text, head[column])).join('')}</tr>`).join('\n')}</tbody></table>${
    note ? `<p class="note">${escapeText(note)}</p>` : ''
  }</div>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
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
