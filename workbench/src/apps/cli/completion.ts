import { type Command, defineCommand } from './command.ts';
import { EXIT } from './exit.ts';
import { inWords } from './in-words.ts';
import { oneOf } from './parse-options.ts';

/** Its scripts for four shells are long, and no other command needs them. */
const loadTab = () => import('@bomb.sh/tab');

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
    (await loadTab()).script(shell.value, 'ninefold', 'ninefold');
    return EXIT.ok;
  },
});

/** Answers the completion scripts, which call `ninefold complete -- WORDS...` at every press of the key. */
export async function complete(words: readonly string[], commands: readonly Command[]): Promise<void> {
  const named = commands.find(({ name }) => name === words[0]);
  const own = ((await named?.commands?.()) ?? []).map((command) => ({ ...command, name: `${named!.name} ${command.name}` }));
  const root = new (await loadTab()).RootCommand();
  for (const command of [...commands, ...own]) {
    const entry = root.command(command.name, command.summary);
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
