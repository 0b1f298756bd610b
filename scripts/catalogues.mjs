// Writes the catalogues in docs from the registries and the table of ARCHITECTURE.md from that of layers.mjs, so that no list is kept by hand.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { table as layers } from './layers.mjs';
import { root } from './setup.mjs';
import { surface } from './surface.mjs';

const NOTICE = '<!-- Made from the registries by `npm run docs`; edit the sources, not this page. -->\n';
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n');

/** What others wrote is loaded as it is; some of it brings libraries of the system's own, which cannot be bundled. */
const foreignPackages = {
  name: 'foreign packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('ninefold') ? undefined : { external: true },
    );
  },
};

/** The library and the list of jobs as their sources say they are now, built or not. */
async function loadRegistries() {
  const folder = mkdtempSync(join(root, 'node_modules', '.ninefold-docs-'));
  try {
    const outfile = join(folder, 'registries.mjs');
    const contents = `
      export * from './library/src/index.ts';
      export { typicalKinds } from './library/src/kinds/index.ts';
      export { jobOperations } from './workbench/src/jobs/registry.ts';`;
    await build({
      stdin: { contents, resolveDir: root },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['source'],
      plugins: [foreignPackages],
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The table of who imports whom. */
function layerTable() {
  const rows = Object.entries(layers).map(([name, { what, imports }]) => [`\`${name}\``, what, imports.join(', ') || 'nothing of ours']);
  return table(['layer', 'what', 'may import'], rows);
}

/** The table of the jobs. */
function jobTable(jobs) {
  return table(
    ['job', 'what'],
    jobs.map(({ id, summary }) => [`\`${id}\``, summary]),
  );
}

/** A page with what stands between two marks replaced. */
function between(page, mark, text) {
  const [before, rest] = read(page).split(`<!-- ${mark} -->\n`);
  const [, after] = rest.split(`<!-- /${mark} -->`);
  return `${before}<!-- ${mark} -->\n${text}\n<!-- /${mark} -->${after}`;
}

async function pages() {
  const library = await loadRegistries();
  const { kindFamilies, exampleKinds, typicalKinds, engineEntries, formats, hintOrder, jobOperations, operations, schemasOf } = library;
  const kinds = kindFamilies.map((family) => {
    const examples = exampleKinds(family);
    const rules = typicalKinds(examples).map(({ spec, rules }) => `\`${spec}\`: ${rules}`);
    const rows = examples.map(({ spec, geometry }) => [
      `\`${spec}\``,
      geometry.size,
      geometry.cellCount,
      geometry.places.length,
      geometry.groups.length,
    ]);
    const options =
      family.options.length > 0
        ? ` Options: ${family.options.map((option) => `\`/${option}\``).join(', ')}; the first is the default.`
        : family.settings
          ? ` After a slash: ${family.settings}.`
          : '';
    return `## ${family.words.en.name}: \`${family.id}${family.argument ? `:${family.argument}` : ''}\`\n\n${family.words.en.summary}${options}\n\n${rules.join('\n\n')}\n\n${table(['spec', 'values', 'cells', 'places', 'groups'], rows)}`;
  });
  const engines = engineEntries.map(({ id, title, summary, source, complete, options }) => {
    const settings = options.map((option) => [
      `\`--${option.name}\``,
      option.summary + (option.choices ? ` (${option.choices.join(', ')})` : ''),
      `\`${option.default}\``,
    ]);
    return `## ${title.en}: \`${id}\`\n\n${summary}${source ? ` Source: ${source}.` : ''}${complete ? '' : ' It may miss solutions, so it never proves a count.'}${settings.length > 0 ? `\n\n${table(['setting', 'what', 'default'], settings)}` : ''}`;
  });
  const known = formats.map(({ id, title, summary, extensions, open, write }) => [
    `\`${id}\``,
    title.en,
    [open && 'read', write && 'write'].filter(Boolean).join(', '),
    extensions.join(' '),
    summary,
  ]);
  const scale = ([least, most]) => (least === most ? least.toFixed(1) : `${least.toFixed(1)} to ${most.toFixed(1)}`);
  const techniques = hintOrder.map(({ id, words, aliases = [], ratings, ratingRank, trial, needsUnique }) => [
    `\`${id}\``,
    words.en.name + (aliases.length > 0 ? ` (${aliases.join(', ')})` : ''),
    scale(ratings) + (ratingRank === undefined ? ' *' : ''),
    words.en.summary + (needsUnique ? ' Only where the puzzle has one solution.' : '') + (trial ? ' Counts as trial and error.' : ''),
  ]);
  return {
    ...rulePages(library),
    'docs/kinds.md': `# Kinds of puzzles\n\n${NOTICE}\nA spec names a kind: a family, what follows the colon, and an option after a slash. \`ninefold kinds SPEC --groups --parts\` names every group and part of one.\n\n${kinds.join('\n\n')}\n`,
    'docs/engines.md': `# Engines\n\n${NOTICE}\nEach engine solves by a method of its own, under the same contract and the same conformance suite.\n\n${engines.join('\n\n')}\n`,
    'docs/techniques.md': `# Techniques\n\n${NOTICE}\nIn the order in which hints and explanations look for them. The scale is Sudoku Explainer's; a star marks techniques that it does not have, which ratings do not use. [logic.md](logic.md) tells how ratings, hints and explanations use them.\n\n${table(['id', 'name', 'scale', 'argument'], techniques)}\n`,
    'docs/formats.md': `# Formats\n\n${NOTICE}\nFormats are told apart by their content; where two readings are possible, \`--from\` or \`--kind\` chooses.\n\n${table(['id', 'name', 'direction', 'files', 'what it looks like'], known)}\n`,
    'docs/operations.md': operationsPage(operations),
    'library/schemas.json': linePerDefinition(schemasOf(operations)),
    'docs/surface.md': `# What can be imported\n\n${NOTICE.replace('the registries', 'the sources')}\n${surface()}\n`,
    'docs/service.md': between('docs/service.md', 'jobs', jobTable(jobOperations)),
    'ARCHITECTURE.md': between('ARCHITECTURE.md', 'layers', layerTable()),
  };
}

/** The page of the rules, each with its example, and the pictures of the examples. */
function rulePages({ ruleTypes, ruleAnswers, writtenRule, parsePuzzle, drawPuzzleSvg, kindFamilies }) {
  const pictures = {};
  const answers = ruleAnswers(ruleTypes);
  const chapters = ruleTypes.map((type, i) => {
    const { id, words, example } = type;
    const { fields, kinds } = answers[i];
    const text = [`kind: ${example.kind}`, ...example.rules, example.puzzle].join('\n');
    const puzzle = parsePuzzle(text);
    if (!puzzle.ok) throw new Error(`${id}: ${puzzle.error}`);
    pictures[`docs/rules/${id}.svg`] = drawPuzzleSvg(puzzle.value);
    const told = fields.filter(({ name, expects, optional }) => name !== expects.en || optional);
    const isOnAll = kindFamilies.every((family) => kinds.includes(family.id));
    return [
      `## ${words.en.name}: \`${id}\``,
      words.en.rule + (isOnAll ? '' : ` On ${kinds.map((kind) => `\`${kind}\``).join(', ')} only.`),
      `\`${writtenRule(type)}\`${told.length > 0 ? `, where ${told.map(({ name, expects, optional }) => `\`${name}\` is ${expects.en}${optional ? ' (optional)' : ''}`).join(', ')}` : ''}.`,
      `![${words.en.name}](rules/${id}.svg)`,
      `\`\`\`\n${text}\n\`\`\``,
    ].join('\n\n');
  });
  const intro =
    'A puzzle of any kind may carry rules, one per line after the kind. `ninefold rules` lists them in three languages. Each example has exactly one solution, and several without the rule.';
  return { 'docs/rules.md': `# Rules\n\n${NOTICE}\n${intro}\n\n${chapters.join('\n\n')}\n`, ...pictures };
}

/** What can be asked, with the fields of requests and answers. */
function operationsPage(operations) {
  const shape = ({ type, enum: words, const: word, anyOf, items }) =>
    anyOf
      ? anyOf.map(shape).join(' or ')
      : ((words?.length > 12 ? 'one of many words' : words?.map((one) => `\`${one}\``).join(', ')) ??
        (word === undefined ? (items ? `list of ${shape(items)}` : (type ?? 'anything')) : `\`${word}\``));
  // A long list is told by its length: cut off, it would be no JSON.
  const usual = (value) =>
    value === undefined ? '' : Array.isArray(value) && value.length > 3 ? `a list of ${value.length}` : `\`${JSON.stringify(value)}\``;
  const asked = ({ properties, required }) =>
    Object.entries(properties).map(([name, field]) => [
      `\`${name}\``,
      field.description ?? '',
      shape(field),
      required.includes(name) ? 'required' : usual(field.default),
    ]);
  const answered = ({ properties, required }) =>
    Object.entries(properties).map(([name, field]) => [
      `\`${name}\`${required.includes(name) ? '' : ' (optional)'}`,
      field.description ?? '',
      shape(field),
    ]);
  const all = operations.map(({ request, answer, ...about }) => ({ ...about, rows: asked(request.json), answers: answered(answer.json) }));
  const heads = { rows: ['field', 'what', 'takes', 'default'], answers: ['answer', 'what', 'holds'] };
  const tables = Object.entries(heads).map(([part, head]) => {
    // What many operations have word for word stands once, before them.
    const keys = all.flatMap((one) => one[part].map((row) => JSON.stringify(row)));
    const often = [...new Set(keys)].filter((one) => keys.filter((key) => key === one).length > 3).map((key) => JSON.parse(key));
    const common = often.filter(([name], i) => often.findIndex((row) => row[0] === name) === i);
    const isCommon = (row) => common.some((one) => JSON.stringify(one) === JSON.stringify(row));
    const own = (one) => {
      const names = one[part].filter(isCommon).map(([name]) => name.split(' ')[0]);
      const rows = one[part].filter((row) => !isCommon(row));
      return [rows.length > 0 ? table(head, rows) : '', names.length > 0 ? `Common ${head[0]}s: ${names.join(', ')}.` : ''];
    };
    return { common: table(head, common), own };
  });
  const each = all.map((one) =>
    [`## ${one.id}`, `${one.summary}.`, `\`\`\`json\n${JSON.stringify(one.example)}\n\`\`\``, ...tables.flatMap(({ own }) => own(one))]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `# Operations\n\n${NOTICE}\nWhat Ninefold is asked, the same on the command line (\`ninefold ID --help\`), over HTTP (\`POST /api/v1/ID\`), in the client (\`client.ID(request)\`) and in the library (\`answerRequest\`). The schemas of all requests and answers are in \`ninefold/schemas.json\` and at \`/api/v1/schemas\`; \`print\` is the workbench's own, and its answer is a file.\n\n## Common fields\n\nMany operations have these; each names which.\n\n${tables.map(({ common }) => common).join('\n\n')}\n\n${each.join('\n\n')}\n`;
}

/** The pages that differ from what the registries say. */
export async function staleCatalogues() {
  return Object.entries(await pages())
    .filter(([name, text]) => read(name) !== text)
    .map(([name]) => name);
}

function read(name) {
  const path = join(root, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, text] of Object.entries(await pages())) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

/** Half as long as with every field on its own line, which is what the package brings; one line each shows what a change touches. */
function linePerDefinition({ $defs, ...head }) {
  const lines = Object.entries($defs).map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`);
  return `${JSON.stringify(head).slice(0, -1)},"$defs":{\n${lines.join(',\n')}\n}}\n`;
}
