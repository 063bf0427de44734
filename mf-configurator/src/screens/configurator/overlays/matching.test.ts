import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const items = [
  { id: 'a', icon: '', name: 'Mehrfachauswahl', hint: 'Mehrere Antworten' },
  { id: 'b', icon: '', name: 'Zahl', hint: 'Eine Zahl mit Grenzen' },
  { id: 'c', icon: '', name: 'Offene Frage', hint: 'Freier Text statt einer Zahl' },
];
const idsFor = (query: string): string[] => matching(items, query).map(({ id }) => id);

test('all are there before something is typed, then those with each word, those that begin with it first', () => {
  expect(idsFor(' ')).toEqual(['a', 'b', 'c']);
  expect(idsFor('zahl')).toEqual(['b', 'c']);
  expect(idsFor('OFF frage')).toEqual(['c']);
  expect(idsFor('auswahl')).toEqual(['a']);
  expect(idsFor('gibt es nicht')).toEqual([]);
});
