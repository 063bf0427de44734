import { expect, test } from 'vitest';
import { nothing, selectBlock } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import { connectionSelection, framed, selectionAfter } from './selectionAfter.ts';
import { END, START } from '@dialogwerk/shared/dialog/graph';

const select = (id: string, selected = true) => ({ type: 'select', id, selected });
const jump: Selection = { kind: 'connection', by: 'jump', source: 'a', target: 'b', option: null };

test('another card takes the place of the selected one, or joins it', () => {
  expect(selectionAfter(selectBlock('a'), [select('a', false), select('b')])).toEqual(selectBlock('b'));
  expect(selectionAfter(selectBlock('a'), [select('b')])).toEqual({ kind: 'blocks', ids: ['a', 'b'] });
});

test('welcome and ending open the messages', () => {
  expect(selectionAfter(selectBlock('a'), [select('a', false), select(START)])).toEqual({ kind: 'messages' });
  expect(selectionAfter({ kind: 'messages' }, [select(END, false)])).toEqual(nothing);
});

test('a frame around welcome and cards takes the cards', () => {
  expect(selectionAfter(nothing, [select(START), select('a'), select('b')])).toEqual({
    kind: 'blocks',
    ids: ['a', 'b'],
  });
  expect(selectionAfter({ kind: 'blocks', ids: ['a', 'b'] }, [select(START)])).toEqual({
    kind: 'blocks',
    ids: ['a', 'b'],
  });
});

test('changes of other kinds leave the selection as it is', () => {
  const selection = selectBlock('a');
  expect(selectionAfter(selection, [{ type: 'position', id: 'a' }])).toBe(selection);
});

test('a connection stays selected when the card before it is left', () => {
  expect(selectionAfter(jump, [select('a', false)])).toBe(jump);
});

test('what follows from the order alone cannot be selected', () => {
  expect(connectionSelection(nothing, { kind: 'order', source: 'a', target: 'b', labels: [] }, true)).toBe(nothing);
  expect(connectionSelection(nothing, { kind: 'jump', source: 'a', target: 'b', labels: [] }, true)).toEqual(jump);
  expect(connectionSelection(jump, { kind: 'jump', source: 'a', target: 'b', labels: [] }, false)).toEqual(nothing);
});

test('a frame selects what it holds, and is no news as long as it holds the same', () => {
  const before = framed(nothing, ['a', 'b', END]);
  expect(before).toEqual({ kind: 'blocks', ids: ['a', 'b'] });
  expect(framed(before, ['a', 'b', END])).toBe(before);
  expect(framed(before, ['a'])).toEqual(selectBlock('a'));
  expect(framed(before, [START])).toEqual({ kind: 'messages' });
  expect(framed(before, [])).toEqual(nothing);
});
