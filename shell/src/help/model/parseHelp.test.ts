import { expect, test } from 'vitest';
import { parseHelp } from './parseHelp.ts';

const good = { id: 'a', kind: 'task', title: 'A', summary: '', passages: [{ id: 'p', title: 'P', text: ['x'] }] };

test('pages that are not understood are left out, the others stay', () => {
  const odd = [{ ...good, kind: 'film' }, { ...good, passages: [{ id: 'p', title: 'P', text: 'x' }] }, null, 5];
  expect(parseHelp([good, ...odd])).toEqual([good]);
});

test('what is no list is no help', () => {
  expect(parseHelp({ pages: [good] })).toBeNull();
  expect(parseHelp('<html>')).toBeNull();
});
