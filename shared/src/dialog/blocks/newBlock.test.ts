import { expect, test } from 'vitest';
import { block as blockSchema } from '../../contract/schemas/index.ts';
import { isAsking, newBlock } from './blockRules.ts';

const types = blockSchema.options.map((option) => option.shape.type.value);
/** What a new block says or offers, there to be overwritten. */
const content = ['scale', 'options', 'items', 'label_agree', 'label_decline', 'in_words', 'arms', 'rounds'];

test.each(types)('a new %s keeps the contract and has its defaults', (type) => {
  const made = newBlock(type, 'id', 5);
  expect(blockSchema.parse(made)).toEqual(made);
  expect(made).toMatchObject({ type, unique_question_id: 'id', created_on: 5 });
  const needed = new Set(['type', 'unique_question_id', 'created_on', 'order', 'context', ...content]);
  const least = Object.fromEntries(Object.entries(made).filter(([field]) => needed.has(field)));
  expect(blockSchema.parse(least)).toEqual(made);
});

test('every type wants a reply but those that only say, calculate or call', () => {
  expect(types.filter((type) => !isAsking({ type }))).toEqual([
    'message',
    'gpt',
    'assign',
    'loop',
    'api',
    'experiment',
    'shuffle',
  ]);
});
