import { describe, expect, test } from 'vitest';
import { formatLine, readPuzzles } from '#formats';

/* Texts that hold no puzzle get one sentence, which says what was seen and how to name a format; texts that hold one among much else are read. */

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const read = (text: string): string[] =>
  readPuzzles(text).map(({ result }) => (result.ok ? `${result.value.kind.spec} ${formatLine(result.value)}` : result.error));

const many = (count: number, line: (i: number) => string): string => Array.from({ length: count }, (_, i) => line(i)).join('\n');

describe('a text without a puzzle gets one sentence', () => {
  test.each([
    ['a date', '2024-01-01 12:00 was a fine day'],
    ['dates', '2024-01-01\n2024-01-02\n2024-01-03'],
    ['a telephone number', '+49 30 901820'],
    ['telephone numbers', '+49 30 901820\n+41 44 268 12 12'],
    ['an account', 'DE89 3704 0044 0532 0130 00'],
    ['an address', '192.168.1.1'],
    ['a name of hexadecimal digits', '550e8400-e29b-41d4-a716-446655440000'],
    ['a sum of a file', 'd41d8cd98f00b204e9800998ecf8427e  empty.txt'],
    ['many digits', '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651'],
    ['bytes', '0000000 7f45 4c46 0201 0100 0000 0000 0000 0000\n0000020 0300 3e00 0100 0000 4010 0000 0000 0000'],
    ['a log', many(90, (i) => `2024-01-01 12:00:${10 + (i % 50)},INFO,step ${i} of 90 took ${i * 7} ms`)],
    ['objects in lines', many(300, (i) => JSON.stringify({ level: 'info', time: 1_700_000_000 + i, step: i }))],
    ['a table of numbers', 'x\ty\n0.1\t2.5\n0.2\t3.5\n0.3\t4.5'],
    ['Markdown with a table', '# Title\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n'],
    ['a service', 'version: "3"\nservices:\n  web:\n    image: nginx:1.25\n    ports: ["80:80"]'],
    ['a resource', 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web'],
    ['a card', 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;John;;;\nTEL:+1-202-555-0143\nEND:VCARD'],
    ['settings', '[core]\n\trepositoryformatversion = 0\n\tfilemode = true'],
    ['an object', '{"name":"x"}'],
    ['a list of objects', JSON.stringify([{ id: 1 }, { id: 2 }, { id: 3 }])],
    ['the address of a site', 'Please see https://sudokupad.app/ and https://www.f-puzzles.com/?load= for more of these.'],
    [
      'a program that writes links',
      `const SITE = 'https://sudokupad.app/';\n${many(200, (i) => `export const link${i} = \`https://sudokupad.app/\${id${i}}\`;`)}`,
    ],
    ['a program that writes XML', `const text = '<opensudoku>';\n${many(60, (i) => `write(text, ${i});`)}`],
    ['a program with kinds', many(120, (i) => (i % 3 === 0 ? `  make({\n    kind: kind.spec,\n    title: text,` : `    width: ${i},`))],
  ])('%s', (_, text) => {
    const [sentence, ...others] = read(text);
    expect(others).toEqual([]);
    expect(sentence).toContain('"from"');
    expect(sentence).not.toMatch(/expected \d+ cells for|holds "/);
  });
});

test('a line that is nearly a puzzle gets the sentence that says what is wrong with it', () => {
  expect(read(EASY.slice(1))).toEqual([expect.stringContaining('expected 81 cells for classic:3x3, found 80')]);
  expect(read(`${EASY.slice(0, 40)}?${EASY.slice(41)}`)).toEqual([expect.stringContaining('holds "?"')]);
  expect(read(EASY.match(/.{9}/g)!.slice(1).join('\n'))).toEqual([expect.stringContaining('72')]);
});

test('many lines that cannot be read are told in one sentence, but one by one where a puzzle is among them', () => {
  const broken = many(20, () => EASY.slice(1));
  expect(read(broken)).toEqual([
    expect.stringMatching(/^expected 81 cells.*; 19 more parts of this text could not be read as line either/),
  ]);
  const items = readPuzzles(`${broken}\n${EASY}\n${EASY.slice(1)}`);
  expect(items.map(({ line, result }) => (result.ok ? 'read' : line))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 20, 'read', 22]);
  expect(readPuzzles(broken, { from: 'line' })).toHaveLength(20);
});

test('a puzzle in a document of words is read, whatever stands around it', () => {
  const words = 'Some words about it: 9 rows, 9 columns, and 3 x 3 boxes.\n';
  const text = `# My puzzle\n\n${words}\n\`\`\`text\nversion: 1\nkind: classic:2x2\n1...\n..2.\n.3..\n...4\n\`\`\`\n\n- ${words}- ${words}\n\`\`\`\n${EASY}\n\`\`\`\n`;
  expect(read(text)).toEqual(['classic:2x2 1.....2..3.....4', `classic:3x3 ${EASY}`]);
  expect(read(`See https://sudokupad.app/scf${EASY.replaceAll('.', '0')} for it`)).toEqual([expect.stringContaining('classic:3x3')]);
});
