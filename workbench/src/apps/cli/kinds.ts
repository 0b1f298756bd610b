import { cellName, type Kind, type KindFamily, neighboursOf } from '#core';
import { exampleKinds, kindFamilies, parseSampleKind, typicalKinds } from '#kinds';
import { countFamilies, kindAnswer, kindDetails, peerRange } from '#operations';
import { type Command, defineCommand } from './command.ts';
import { EXIT } from './exit.ts';
import { inWords } from './in-words.ts';
import type { Io } from './io.ts';

interface KindsOptions {
  readonly json?: boolean;
  readonly groups?: boolean;
  readonly parts?: boolean;
}

export const kinds: Command = defineCommand<KindsOptions>({
  name: 'kinds',
  summary: 'List the kinds of puzzles, or describe one: rules, sizes, groups, parts',
  arguments: '[spec]',
  options: [
    { flags: '--groups', summary: 'with SPEC: name every group and its cells' },
    { flags: '--parts', summary: 'with SPEC: name every block of every partition, with its neighbours' },
    { flags: '--json', summary: 'JSON, one object per line' },
  ],
  examples: [
    ['ninefold kinds', 'every family with examples'],
    ['ninefold kinds solid:3 --parts', 'layers, planes and the mini-cubes S1 to S27 with their neighbours'],
    ['ninefold kinds faces6:3/differ --groups', 'every group by name'],
  ],

  async run({ words, options }, io) {
    const [spec] = words;
    if (spec === undefined) {
      for (const family of kindFamilies) listFamily(family, options, io);
      return EXIT.ok;
    }
    const kind = parseSampleKind(spec);
    if (!kind.ok) {
      io.warn(`ninefold: ${inWords(kind)}`);
      return EXIT.badInput;
    }
    if (options.json) io.print(`${JSON.stringify({ ...kindAnswer(kind.value), ...kindDetails(kind.value) })}\n`);
    else describe(kind.value, options, io);
    return EXIT.ok;
  },
});

function listFamily(family: KindFamily, { json }: KindsOptions, io: Io): void {
  const examples = exampleKinds(family);
  if (json) {
    for (const kind of examples) io.print(`${JSON.stringify(kindAnswer(kind))}\n`);
    return;
  }
  const { bold, dim } = io.colours;
  const after = family.settings ?? family.options.join('|');
  const spec = `${family.id}${family.argument ? `:${family.argument}` : ''}${after ? `[/${after}]` : ''}`;
  io.print(`${bold(spec)}  ${family.words.en.name}\n  ${family.words.en.summary}\n`);
  for (const { spec, rules } of typicalKinds(examples)) io.print(`  ${spec}: ${rules}\n`);
  for (const kind of examples) {
    const { cells, places, groups, values } = kindAnswer(kind);
    const shown = places === cells ? '' : ` shown at ${places} places`;
    io.print(`    ${kind.spec.padEnd(24)} ${dim(`${values} values, ${cells} cells${shown}, ${groups} groups`)}\n`);
  }
  io.print('\n');
}

function describe(kind: Kind, options: KindsOptions, io: Io): void {
  const { geometry } = kind;
  const { bold, dim } = io.colours;
  const [least, most] = peerRange(kind);
  const families = [...countFamilies(kind)].map(([family, count]) => `${count} ${family}`).join(', ');
  io.print(
    [
      `${bold(kind.spec)}  ${kind.title}`,
      `  ${kind.rules}`,
      `  values    ${geometry.size}`,
      `  cells     ${geometry.cellCount}${geometry.places.length === geometry.cellCount ? '' : `, shown at ${geometry.places.length} places`}`,
      `  groups    ${geometry.groups.length}: ${families}`,
      `  peers     ${least === most ? least : `${least} to ${most}`} for each cell`,
      `  parts     ${geometry.partitions.map(({ id, blocks }) => `${blocks.length} ${id}`).join(', ')}`,
      `  a cell    ${cellName(geometry, geometry.cellCount - 1)} in ${geometry
        .groupsOf(geometry.cellCount - 1)
        .map(({ name }) => name)
        .join('; ')}`,
      '',
    ].join('\n'),
  );
  if (options.groups) {
    for (const { name, cells } of geometry.groups)
      io.print(`  ${bold(name)}: ${dim(cells.map((cell) => cellName(geometry, cell)).join(', '))}\n`);
  }
  if (options.parts) {
    for (const partition of geometry.partitions) {
      const neighbours = neighboursOf(geometry, partition);
      io.print(`  ${bold(partition.id)}\n`);
      partition.blocks.forEach(({ name, cells }, i) => {
        const first = cellName(geometry, cells[0]!);
        const last = cellName(geometry, cells.at(-1)!);
        io.print(
          `    ${name.padEnd(16)} ${first} to ${last} ${dim(`neighbours ${neighbours[i]!.map((j) => partition.blocks[j]!.label).join(', ')}`)}\n`,
        );
      });
    }
  }
}
