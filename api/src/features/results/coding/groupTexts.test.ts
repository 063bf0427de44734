import { expect, it } from 'vitest';
import { groupTexts } from './groupTexts.ts';

it('gives groups by their places, the largest first, without what is like nothing else', () => {
  const texts = [
    'Essen leider kalt',
    'gut',
    'xyz',
    'Wartezeit zu lang',
    'zu lange Wartezeit',
    'Wartezeit viel zu lang!!',
    'Das Essen war kalt',
    'gut',
  ];
  expect(groupTexts({ texts })).toEqual({
    groups: [
      [3, 4, 5],
      [0, 6],
      [1, 7],
    ],
  });
  expect(groupTexts({ texts: [] })).toEqual({ groups: [] });
});
