import { RootCommand, script } from '@bomb.sh/tab';
import { type Command, defineCommand, EXIT } from './command.ts';
import { inWords } from './in-words.ts';
import { oneOf } from './parse-options.ts';

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

export const completion: Command = defineCommand<Record<string, never>>({
  name: 'completion',
  summary: 'Print a completion script for bash, zsh or fish',
  arguments: '<shell>',
  options: [],
  examples: [
    ['source <(ninefold completion bash)', 'completion in this shell; put the line into ~/.bashrc to keep it'],
    ['ninefold completion fish > ~/.config/fish/completions/ninefold.fish', 'completion in fish, for good'],
  ],

  async run({ words }, io) {
    const shell = oneOf('the shell', SHELLS)(words[0] ?? '');
    if (!shell.ok) {
      io.warn(`ninefold: ${inWords(shell)}`);
      return EXIT.badInput;
    }
    script(shell.value, 'ninefold', 'ninefold');
    return EXIT.ok;
  },
});

/** A command and its own commands, each with the words that name it. */
function withOwn(command: Command, before = ''): { readonly words: string; readonly command: Command }[] {
  const path = `${before}${command.name}`;
  return [{ words: path, command }, ...(command.commands ?? []).flatMap((one) => withOwn(one, `${path} `))];
}

/** Answers the completion scripts, which call `ninefold complete -- WORDS...` at every press of the key. */
export function complete(words: readonly string[], commands: readonly Command[]): void {
  const root = new RootCommand();
  for (const { words: path, command } of commands.flatMap((one) => withOwn(one))) {
    const entry = root.command(path, command.summary);
    for (const option of command.options) {
      const long = /--([a-z-]+)/.exec(option.flags)?.[1];
      const short = /^-([a-z]),/.exec(option.flags)?.[1];
      if (long === undefined) continue;
      const { choices } = option;
      if (!option.flags.includes('<')) entry.option(long, option.summary, short);
      else {
        entry.option(
          long,
          option.summary,
          (offer) => {
            for (const word of choices?.() ?? []) offer(word, '');
          },
          short,
        );
      }
    }
    if (command.name === 'completion') {
      entry.argument('shell', (offer) => {
        for (const shell of SHELLS) offer(shell, '');
      });
    }
  }
  root.parse([...words]);
}
