import { expect, test } from 'vitest';
import { nothing, selectBlock, standing } from './Selection.ts';
import type { Selection } from './Selection.ts';

const isThere = (id: string): boolean => id !== 'gone';

test('a selection stays the same object while all of it is there', () => {
  const selection: Selection = { kind: 'blocks', ids: ['a', 'b'] };
  expect(standing(selection, isThere)).toBe(selection);
  expect(standing({ kind: 'messages' }, isThere)).toEqual({ kind: 'messages' });
});

test('deleted blocks are not selected, nor an edge that began at one', () => {
  expect(standing(selectBlock('gone'), isThere)).toBe(nothing);
  expect(standing({ kind: 'blocks', ids: ['gone', 'b'] }, isThere)).toEqual(selectBlock('b'));
  expect(standing({ kind: 'connection', by: 'jump', source: 'gone', target: 'b', option: null }, isThere)).toBe(
    nothing,
  );
});
