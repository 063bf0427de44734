import { expect, test } from 'vitest';
import { featuresOf } from './featuresOf.ts';

const named = (text: string, kind: string) =>
  [...featuresOf(text).keys()].filter((feature) => feature.startsWith(kind)).map((feature) => feature.slice(1));

test('words and pairs of words', () => {
  expect(named('Das ist gut', 'w')).toEqual(['das', 'ist', 'gut']);
  expect(named('Das ist gut', 'p')).toEqual(['das ist', 'ist gut']);
});

test('pieces of words with their ends, of an emoji none', () => {
  expect(named('ja', 'c')).toEqual([' j', 'ja', 'a ', ' ja', 'ja ', ' ja ']);
  expect(named('👍', 'c')).toEqual([]);
});

test('a negation denies the three words behind it', () => {
  expect(named('das ist nicht so ganz das Wahre', 'n')).toEqual(['so', 'ganz', 'das']);
  expect(named('nee, eher nich so', 'n')).toEqual(['so']);
  expect(named('das ist so', 'n')).toEqual([]);
});

test('whether it asks, and how often a word comes', () => {
  expect(featuresOf('Wann?').has('q')).toBe(true);
  expect(featuresOf('Wann.').has('q')).toBe(false);
  expect(featuresOf('ja ja ja').get('wja')).toBe(3);
});
