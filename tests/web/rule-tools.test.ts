import { expect, test } from 'vitest';
import { type Cell, groupBy, plainSpeaker, type Rule, speakText } from '#core';
import { kindOf } from '#kinds';
import { ruleReader, ruleTypes } from '#rules';
import { formOf, ruleFieldsOf } from '../../workbench/src/apps/web/make/setting/rule-form.ts';
import { siteForTests } from './site.ts';

const site = siteForTests();

/** The rule of each sort that its example begins with. */
function ruleIn({ example, id }: (typeof ruleTypes)[number]): Rule {
  const reader = ruleReader(kindOf(example.kind));
  const rules = example.rules.map((line) => reader.parse(line)).flatMap((rule) => (rule.ok ? [rule.value] : []));
  return rules.find((rule) => rule.id === id)!;
}

test.each([...groupBy(ruleTypes, ({ example }) => example.kind)])(
  'on %s every rule is set by its tool and taken back',
  async (spec, types) => {
    const kind = kindOf(spec);
    const { places, placesOf } = kind.geometry;
    const page = await site.open('#/make/import');
    await page.locator('#import').fill(`kind: ${spec}\n${'.'.repeat(places.length)}`);
    await page.getByRole('button', { name: 'Read' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const squareOf = (cell: Cell) => places[placesOf(cell)[0]!]!;
    const isNext = (a: Cell, b: Cell): boolean =>
      Math.abs(squareOf(a).row - squareOf(b).row) <= 1 && Math.abs(squareOf(a).column - squareOf(b).column) <= 1;
    const set = page.locator('.set-rules li');
    const undo = page.getByRole('button', { name: 'Undo' });
    const drag = async (cells: readonly Cell[]): Promise<void> => {
      for (const [i, cell] of cells.entries()) {
        const box = (await page.locator(`[data-place="${placesOf(cell)[0]}"]`).boundingBox())!;
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        if (i === 0) await page.mouse.down();
      }
      await page.mouse.up();
    };
    for (const type of types) {
      const rule = ruleIn(type);
      const { head, body } = ruleFieldsOf(type);
      const { fields } = formOf(rule, 0, kind);
      await page.getByLabel('Tool').selectOption(type.id);
      // Cells that hang together are drawn; others are typed, and so are several lists, since it is for the setter to say where one ends.
      const isList = body.length === 1 && /^(?:cells|path)$/.test(body[0]![1].type);
      const cells = isList ? (rule.fields[body[0]![0]] as readonly Cell[]) : [];
      const isDrawn = isList && cells.every((cell, i) => i === 0 || isNext(cell, cells[i - 1]!));
      if (isDrawn) await drag(cells);
      for (const [name] of isDrawn ? head : [...head, ...body])
        if (fields[name] !== undefined) await page.locator(`#rule-${name}`).fill(fields[name]);
      const add = page.getByRole('button', { name: 'Add', exact: true });
      if (await add.isVisible()) await add.click();
      const name = speakText('{Rule}', { rule: rule.called }, plainSpeaker);
      await set.getByText(name, { exact: true }).waitFor();
      expect([type.id, await set.count()]).toEqual([type.id, 1]);
      // One step back for the cells and for every value that was typed, and no more.
      for (let steps = 0; (await set.count()) > 0 && steps <= head.length + body.length; steps++) await undo.click();
      await expect.poll(async () => [type.id, await set.count()]).toEqual([type.id, 0]);
    }
    await page.context().close();
  },
);
