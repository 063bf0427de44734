import { expect, it } from 'vitest';
import { markedTexts } from '../testing/personal/markedTexts.data.ts';
import { measureFinding } from '../testing/personal/measureFinding.ts';
import { plainTexts } from '../testing/personal/plainTexts.data.ts';
import { findPersonal, hidePersonal, PersonalWords } from './index.ts';

it('covers what 155 texts tell of people, and little of what 177 others hold', () => {
  const { kinds, missed, wrong } = measureFinding([...markedTexts, ...plainTexts]);
  const sum = (of: 'expected' | 'covered' | 'found' | 'right') =>
    [...kinds.values()].reduce((all, one) => all + one[of], 0);
  // What is missed and wrong is listed where it becomes more.
  expect(missed.length > sum('expected') * 0.05 ? missed : []).toEqual([]);
  expect(wrong.length > sum('found') * 0.05 ? wrong : []).toEqual([]);
  // Every kind that rules find stands in the texts, and none is found less than well.
  expect([...kinds.keys()]).toHaveLength(14);
  const badlyFound = [...kinds].filter(([, { expected, covered }]) => covered / expected < 0.9);
  expect(badlyFound).toEqual([]);
});

it('numbers with check digits are told from others', () => {
  const kindsOf = (text: string) => findPersonal(text).map(({ kind }) => kind);
  expect(kindsOf('86095742719')).toEqual(['Steuernummer']);
  expect(kindsOf('86095742718')).toEqual([]);
  expect(kindsOf('15070649C103')).toEqual(['Versicherungsnummer']);
  expect(kindsOf('15070649C104')).toEqual([]);
  expect(kindsOf('DE89370400440532013000')).toEqual(['IBAN']);
  expect(kindsOf('DE89370400440532013001')).toEqual([]);
  expect(kindsOf('4111111111111111')).toEqual(['Karte']);
  expect(kindsOf('4111111111111112')).toEqual([]);
});

it('what somebody decided about words holds wherever they stand', () => {
  const words = new PersonalWords([
    { words: 'Hans', kind: null },
    { words: 'der große Blonde', kind: 'Angabe' },
  ]);
  const hide = hidePersonal(words);
  expect(hide('Hans im Glück, sagt der große Blonde.')).toBe('Hans im Glück, sagt [Angabe].');
  expect(hide('Ich heiße Rosa Blum.')).toBe('Ich heiße [Name].');
  expect(hide('Rosa war da, Hans auch.')).toBe('[Name] war da, Hans auch.');
  expect(hidePersonal(words)('Rosa ist eine Farbe.')).toBe('Rosa ist eine Farbe.');
});
