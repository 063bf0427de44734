import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import type { Part } from './differences.ts';

const written = (parts: readonly Part[]): string =>
  parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

test('what the other version has differently is marked, whole words', () => {
  const { mine, theirs } = differencesOf('Wie geht es Ihnen heute Morgen?', 'Wie ging es Ihnen heute früh am Morgen?');
  expect(written(mine)).toBe('Wie [geht] es Ihnen heute Morgen?');
  expect(written(theirs)).toBe('Wie [ging] es Ihnen heute [früh am ]Morgen?');
});

test('umlauts do not part a word', () => {
  expect(written(differencesOf('Eine schöne Übung', 'Eine schöne Prüfung').theirs)).toBe('Eine schöne [Prüfung]');
});

test('texts that have next to nothing in common are not marked all over', () => {
  const { mine, theirs } = differencesOf('Ganz anders gefragt ist es so.', 'Wann kommen Sie?');
  expect([written(mine), written(theirs)]).toEqual(['Ganz anders gefragt ist es so.', 'Wann kommen Sie?']);
});

test('whatever two authors write, each version is whole', () => {
  const words = fc.array(fc.constantFrom('Wie', 'geht', 'es', 'Ihnen', '?', '\n', ' ', 'für', ''), { maxLength: 40 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [mine, theirs] = [one.join(' '), other.join(' ')];
      const parts = differencesOf(mine, theirs);
      expect(parts.mine.map(({ text }) => text).join('')).toBe(mine);
      expect(parts.theirs.map(({ text }) => text).join('')).toBe(theirs);
    }),
  );
});
