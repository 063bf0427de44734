import { expect, test } from 'vitest';
import { movedBy, toggled } from './chosenInOrder.ts';

test('what is chosen stands at the end, and goes when it is chosen again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('what is moved stays within the list', () => {
  expect(movedBy(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(movedBy(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(movedBy(['a', 'b', 'c'], 'a', 5)).toEqual(['b', 'c', 'a']);
  expect(movedBy(['a'], 'x', 1)).toEqual(['a']);
});
