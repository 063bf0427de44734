import { expect, test } from 'vitest';
import { otherStarts, startBlock } from './startBlock.ts';

const plain = { unique_question_id: 'plain', start_page: false };
const marked = { unique_question_id: 'marked', start_page: true };
const second = { unique_question_id: 'second', start_page: true };

test('a dialog begins with the marked block, else with its first', () => {
  expect(startBlock([plain, marked])).toBe(marked);
  expect(startBlock([plain])).toBe(plain);
  expect(startBlock([])).toBeUndefined();
});

test('one block alone has the mark', () => {
  expect(otherStarts([plain, marked, second], 'second')).toEqual([marked]);
  expect(otherStarts([plain, marked], 'plain')).toEqual([marked]);
  expect(otherStarts([plain, marked, second], null)).toEqual([marked, second]);
});
