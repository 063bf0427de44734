import { expect, test } from 'vitest';
import { after, stateAtFile, stateOf, textOf } from '../../testing/writingState.ts';
import { besideMedia, insertMedia, isAtMedia, nextToMedia, removeMedia } from './mediaCommands.ts';

const picture = '![Strand](media:aaaaaaaaaaaaa.png)';
const added = '![](media:bbbbbbbbbbbbb.png)';

test('a file is selected or it is not', () => {
  expect(isAtMedia(stateAtFile(`Hallo#500#${picture}`, 1))).toBe(true);
  expect(isAtMedia(stateOf(`Hal|lo#500#${picture}`))).toBe(false);
});

test('the file beside a bubble is found on the side that is asked for', () => {
  const { $from } = stateOf(`${picture}#500#Hal|lo#500#Welt`).selection;
  expect([nextToMedia($from, 'before'), nextToMedia($from, 'behind')]).toEqual([0, null]);
});

test('the first bubble’s beginning goes on to the file that is selected in its place', () => {
  const state = stateOf(`|#500#${picture}`);
  const { $from } = state.selection;
  const tr = besideMedia(state.tr, $from, nextToMedia($from, 'behind') ?? 0);
  expect([textOf(tr), tr.selection.from]).toEqual([picture, 0]);
});

test.each([
  ['an empty bubble', 'Hallo#700#|', `Hallo#700#${added}`],
  ['the beginning of words', '|Hallo', `${added}#1500#Hallo`],
  ['the middle of words', 'Hal|lo', `Hallo#1500#${added}`],
  ['selected words', '|Hallo|#500#Welt', `Hallo#1500#${added}#500#Welt`],
])('a file is put in at %s, and is selected then', (_, before, text) => {
  const next = after(insertMedia('bbbbbbbbbbbbb.png'), stateOf(before));
  expect(next && [textOf(next), isAtMedia(next)]).toEqual([text, true]);
});

test('behind a file that is selected comes the next one', () => {
  const next = after(insertMedia('bbbbbbbbbbbbb.png'), stateAtFile(picture, 0));
  expect(next && textOf(next)).toBe(`${picture}#1500#${added}`);
});

test('a file that is taken out leaves the caret, and the beginning to what follows', () => {
  const only = after(removeMedia(0), stateOf(picture));
  expect(only && textOf(only)).toBe('');
  const first = after(removeMedia(0), stateOf(`${picture}#500#Hallo`));
  expect(first && [textOf(first), first.selection.from]).toEqual(['Hallo', 1]);
  expect(after(removeMedia(1), stateOf(picture))).toBeNull();
});
