// Writes the catalogues in docs from the registries, so that no list is kept by hand. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const NOTICE = '<!-- Made from the registries by `npm run docs`; edit the sources, not this page. -->\n';
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n');

async function pages() {
  const { kindFamilies, exampleKinds, engineEntries, formats, hintOrder } = await import(
    pathToFileURL(join(root, 'library', 'dist', 'index.js')).href
  );
  const kinds = kindFamilies.map((family) => {
    const rows = exampleKinds(family).map(({ spec, geometry, rules }) => [
      `\`${spec}\``,
      geometry.size,
      geometry.cellCount,
      geometry.places.length,
      geometry.groups.length,
      rules,
    ]);
    const options =
      family.options.length > 0
        ? ` Options: ${family.options.map((option) => `\`/${option}\``).join(', ')}; the first is the default.`
        : '';
    return `## ${family.title}: \`${family.id}${family.argument ? `:${family.argument}` : ''}\`\n\n${family.summary}${options}\n\n${table(['spec', 'values', 'cells', 'places', 'groups', 'rules'], rows)}`;
  });
  const engines = engineEntries.map(({ id, title, summary, source, complete, options }) => {
    const settings = options.map((option) => [
      `\`--${option.name}\``,
      option.summary + (option.choices ? ` (${option.choices.join(', ')})` : ''),
      `\`${option.default}\``,
    ]);
    return `## ${title}: \`${id}\`\n\n${summary}${source ? ` Source: ${source}.` : ''}${complete ? '' : ' It may miss solutions, so it never proves a count.'}${settings.length > 0 ? `\n\n${table(['setting', 'what', 'default'], settings)}` : ''}`;
  });
  const known = formats.map(({ id, title, summary, extensions, open, write }) => [
    `\`${id}\``,
    title,
    [open && 'read', write && 'write'].filter(Boolean).join(', '),
    extensions.join(' '),
    summary,
  ]);
  const scale = ([least, most]) => (least === most ? least.toFixed(1) : `${least.toFixed(1)} to ${most.toFixed(1)}`);
  const techniques = hintOrder.map(({ id, name, aliases = [], summary, ratings, ratingRank, trial, needsUnique }) => [
    `\`${id}\``,
    name + (aliases.length > 0 ? ` (${aliases.join(', ')})` : ''),
    scale(ratings) + (ratingRank === undefined ? ' *' : ''),
    summary + (needsUnique ? ' Only where the puzzle has one solution.' : '') + (trial ? ' Counts as trial and error.' : ''),
  ]);
  return {
    'kinds.md': `# Kinds of puzzles\n\n${NOTICE}\nA spec names a kind: a family, what follows the colon, and an option after a slash. \`ninefold kinds SPEC --groups --parts\` names every group and part of one.\n\n${kinds.join('\n\n')}\n`,
    'engines.md': `# Engines\n\n${NOTICE}\nEvery engine finds solutions of the same puzzles by another idea, under the same contract and the same conformance suite.\n\n${engines.join('\n\n')}\n`,
    'techniques.md': `# Techniques\n\n${NOTICE}\nIn the order in which hints and explanations look for them. The scale is Sudoku Explainer's; a star marks techniques that it does not have, which ratings leave out and which stand where they fit. \`docs/logic.md\` tells how ratings, hints and explanations use them.\n\n${table(['id', 'name', 'scale', 'argument'], techniques)}\n`,
    'formats.md': `# Formats\n\n${NOTICE}\nFormats are told apart by their content; where two readings are possible, \`--from\` or \`--kind\` chooses.\n\n${table(['id', 'name', 'direction', 'files', 'what it looks like'], known)}\n`,
  };
}

/** The pages that differ from what the registries say. */
export async function staleCatalogues() {
  return Object.entries(await pages())
    .filter(([name, text]) => read(name) !== text)
    .map(([name]) => `docs/${name}`);
}

function read(name) {
  try {
    return readFileSync(join(root, 'docs', name), 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, text] of Object.entries(await pages())) writeFileSync(join(root, 'docs', name), text);
}
