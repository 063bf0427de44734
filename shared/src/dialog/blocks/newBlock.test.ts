import { expect, test } from 'vitest';
import { block as blockSchema } from '../../contract/schemas/index.ts';
import type { BlockType } from '../../contract/index.ts';
import { isAsking, newBlock } from './blockRules.ts';

const types: BlockType[] = ['message', 'open', 'single', 'multiple', 'likert', 'number', 'assign'];

test.each(types)('a new %s keeps the contract and has its defaults', (type) => {
  const made = newBlock(type, 'id', 5);
  expect(blockSchema.parse(made)).toEqual(made);
  expect(made).toMatchObject({ type, unique_question_id: 'id', created_on: 5 });
  // What the contract fills in by itself is what a new block has; options and points are there to be overwritten.
  const { type: _, unique_question_id, created_on, order, context, ...fields } = made;
  const least = { type, unique_question_id, created_on, order, context, ...('scale' in made && { scale: made.scale }) };
  expect(blockSchema.parse(least)).toEqual({ ...made, ...('options' in fields && { options: [] }) });
});

test('message and assign ask nothing, every other type wants a reply', () => {
  expect(types.filter((type) => !isAsking({ type }))).toEqual(['message', 'assign']);
});
