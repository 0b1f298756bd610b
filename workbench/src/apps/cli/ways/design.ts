import { fail, foreign, type Result } from '#core';
import { type AnyOperation, makeTools, operationOf, Workshop } from '#operations';
import { UsageError } from '../command.ts';
import { EXITS, type Way } from '../command-of.ts';
import { EXIT, type ExitCode, stronger } from '../exit.ts';
import { fieldsFromOptions } from '../field-options.ts';
import { inWords, speaker } from '../in-words.ts';
import { describeFailure } from '../input.ts';
import type { Io } from '../io.ts';
import { Runner } from '../runner.ts';

const operation = operationOf('design');
type DesignReport = Parameters<typeof operation.verdict>[0];

/** Designs in files, one each. */
export const designWay: Way = {
  arguments: '[files...]',
  options: [{ flags: '--json', summary: 'one JSON object per design' }],
  examples: [
    ['ninefold design killer.txt', 'the sums of cages that are written "cage ?: r1c1 r1c2"'],
    ['ninefold design killer.txt --seed 2 --timeout 60', 'other sums, or nothing after a minute'],
    ['ninefold design lines.txt --json', 'the kinds of lines that are written "line ?: r1c1 r2c2", or every way that was tried'],
  ],
  notes:
    'A design is a puzzle in the text form with "?" for what is to be decided: a number of a rule (cage ?: r1c1 r1c2), the kind of a line (line ?: r1c1 r2c2, or line thermo,renban ?: r1c1 r2c2), a clue (? among the cells). The exit code is 1 where it is proved that nothing makes it unique, 3 where the budget ended before.',
  run: ({ words, options }, io) => designAll(words, options as unknown as Readonly<Record<string, unknown>>, io),
};

async function designAll(words: readonly string[], options: Readonly<Record<string, unknown>>, io: Io): Promise<ExitCode> {
  const { design: written, ...rest } = options;
  const texts = written === undefined ? (words.length > 0 ? words : ['-']).map((word) => ({ where: word, text: readText(word, io) })) : [];
  if (written !== undefined) texts.push({ where: '--design', text: Promise.resolve({ ok: true, value: String(written) }) });
  let exit: ExitCode = EXIT.ok;
  const tools = await makeTools({}, new Workshop());
  if (!tools.ok) throw new UsageError(inWords(tools));
  const runner = new Runner(operation as AnyOperation, {}, tools.value);
  let answered = 0;
  io.onInterrupt(() => `${answered} of ${texts.length} designs answered`);
  for (const { where, text } of texts) {
    const design = await text;
    const fields = design.ok ? { ...fieldsFromOptions(operation.fields, rest), design: design.value } : undefined;
    const report = design.ok ? ((await runner.run(undefined, 1, fields)) as Result<DesignReport>) : design;
    answered++;
    if (!report.ok) {
      if (options['json']) io.print(`${JSON.stringify({ status: 'invalid', error: inWords(report) })}\n`);
      else io.warn(`ninefold: ${where}: ${inWords(report)}`);
      exit = stronger(exit, EXIT.badInput);
      continue;
    }
    const terminal = { columns: io.columns, isOnly: true, isAlone: io.isTerminal, where, speaker, colours: io.colours };
    const asked = fields as Parameters<typeof operation.json>[2];
    const shown = options['json']
      ? JSON.stringify(operation.json(undefined, report.value, asked))
      : operation.lines(undefined, report.value, asked, terminal);
    io.print(`${shown}\n`);
    exit = stronger(exit, EXITS[operation.verdict(report.value)]);
  }
  await runner.close();
  return exit;
}

async function readText(word: string, io: Io): Promise<Result<string>> {
  try {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of word === '-' ? io.stdin : io.open(word))
      text += typeof part === 'string' ? part : decoder.decode(part, { stream: true });
    return { ok: true, value: text };
  } catch (error) {
    return fail(foreign(describeFailure(error)));
  }
}
