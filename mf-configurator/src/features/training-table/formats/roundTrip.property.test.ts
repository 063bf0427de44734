import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { planOf } from '../model/planOf.ts';
import { rowsOf } from '../model/TableRow.ts';
import type { TableBlock } from '../model/TableRow.ts';
import { anyTable } from '../testing/anyTable.ts';
import { readTrainingFile } from './readTrainingFile.ts';
import { trainingFormats } from './trainingFormats.ts';

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** Each example with its target; of those that differ in nothing but spaces the first. */
function examplesOf(blocks: readonly TableBlock[]): string[][] {
  const all = rowsOf(blocks).map(({ unique_question_id, target, example }) => [unique_question_id, target, example]);
  const keyOf = ([block, target, example = '']: string[]): string =>
    JSON.stringify([block, target, inOneLine(example)]);
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}

test.each(trainingFormats)('whatever the examples are, $name brings them back', async (format) => {
  const { write } = await format.load();
  const roundTrip = asyncProperty(anyTable, async (blocks) => {
    const file = await readTrainingFile(`training${format.extensions[0]}`, write(rowsOf(blocks)));
    if (file?.format.id !== format.id) throw new Error('not known as what it is');
    const without = blocks.map((one) => ({ ...one, targets: one.targets.map((each) => ({ ...each, examples: [] })) }));
    const plan = planOf(file.content, without, new Map());
    const added = plan.additions.flatMap(({ unique_question_id, target, examples }) =>
      examples.map((example) => [unique_question_id, target, example]),
    );
    const expected = examplesOf(blocks).map(([block = '', target = '', example = '']) => [
      block,
      target,
      format.id === 'lu' ? inOneLine(example) : example,
    ]);
    expect(added).toEqual(expected);
    expect(plan).toMatchObject({ unknown: [], skipped: [], reduced: [] });
    expect(planOf(file.content, blocks, new Map())).toMatchObject({ additions: [], unknown: [] });
  });
  await assert(roundTrip, { numRuns: 200 });
});
