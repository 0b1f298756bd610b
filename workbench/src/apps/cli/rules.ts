import { complain, fail, LANGUAGE_CODES, type LanguageCode, ok } from '#core';
import { kindFamilies } from '#kinds';
import { ruleAnswers } from '#operations';
import { findRule, ruleTypes } from '#rules';
import { type Command, defineCommand } from './command.ts';
import { EXIT } from './exit.ts';
import { inWords } from './in-words.ts';
import type { Io } from './io.ts';

interface RulesOptions {
  readonly language: LanguageCode;
  readonly json?: boolean;
}

export const rules: Command = defineCommand<RulesOptions>({
  name: 'rules',
  summary: 'List the rules that a puzzle may add to those of its kind, or describe one: cages, lines, dots, clues',
  arguments: '[rule]',
  options: [
    {
      flags: '--language <CODE>',
      summary: 'the language of names and meanings',
      choices: () => LANGUAGE_CODES,
      default: 'en',
      parse(text) {
        const language = LANGUAGE_CODES.find((code) => code === text);
        return language
          ? ok(language)
          : fail('expected {known}, found {found}', { known: LANGUAGE_CODES.join(', '), found: JSON.stringify(text.slice(0, 40)) });
      },
    },
    { flags: '--json', summary: 'JSON, one object per line' },
  ],
  examples: [
    ['ninefold rules', 'every rule with its line and its meaning'],
    ['ninefold rules cage', 'one rule in full'],
    ['ninefold rules --language de', 'the same in German'],
  ],

  async run({ words: [id], options }, io) {
    const chosen = id === undefined ? ruleTypes : [findRule(id)].filter((type) => type !== undefined);
    if (chosen.length === 0) {
      const known = ruleTypes.map((type) => type.id).join(', ');
      io.warn(
        `ninefold: ${inWords(complain('unknown rule {found}; the rules are {known}', { found: JSON.stringify(id!.slice(0, 40)), known }))}`,
      );
      return EXIT.badInput;
    }
    for (const answer of ruleAnswers(chosen)) {
      if (options.json) io.print(`${JSON.stringify(answer)}\n`);
      else print(answer, options.language, id !== undefined, io);
    }
    return EXIT.ok;
  },
});

type RuleAnswer = ReturnType<typeof ruleAnswers>[number];

function print({ id, words, written, fields, kinds }: RuleAnswer, language: LanguageCode, isFull: boolean, io: Io): void {
  const { bold, dim } = io.colours;
  const { name, rule } = words[language];
  const onAll = kindFamilies.every((family) => kinds.includes(family.id));
  io.print(`${bold(id)}  ${name}\n  ${rule}\n  ${dim(written)}\n`);
  if (isFull)
    for (const { name: field, expects, optional } of fields) io.print(`    ${optional ? `[${field}]` : field}: ${expects[language]}\n`);
  if (isFull || !onAll) io.print(`  ${KINDS[language]}: ${onAll ? ALL[language] : kinds.join(', ')}\n`);
}

const KINDS = { en: 'kinds', de: 'Arten', fr: 'types' };
const ALL = { en: 'all', de: 'alle', fr: 'tous' };
