import { expect, test } from 'vitest';
import type { BlockOf } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { gpt, open } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const startWith = (fields: Partial<BlockOf<'gpt'>>) =>
  new TestConversation(aSnapshot([gpt('g', fields), open('a'), open('b')]));

test('without a model the fallback is said in place of its text, and the dialog goes on at its target', () => {
  const conversation = startWith({ fallback: 'Darüber sprechen wir ein andermal.', fallback_target: 'b' });
  expect(conversation.said).toEqual(['Darüber sprechen wir ein andermal.', 'b?']);
  expect(conversation.stored).toEqual({});
});

test('the target comes before every other jump', () => {
  const jump_to_ids = [{ kind: 'condition', condition: 'wahr', target: 'a' } as const];
  expect(startWith({ fallback_target: 'b', jump_to_ids, jump_to_question: 'a' }).at).toBe('b');
});

test('without a target, or with one that is gone, the dialog goes on all the same', () => {
  expect(startWith({}).at).toBe('a');
  expect(startWith({ fallback_target: 'gone' }).at).toBe('a');
  expect(startWith({ jump_to_question: 'b' }).at).toBe('b');
  expect(startWith({ is_end: true, fallback_target: 'b' }).state.finished).toBe(true);
});
