import { expect, test } from 'vitest';
import { newlySaved, partedUnsaved } from './unsavedFields.ts';

const before = { min: '1', unit: 'kg' };

test('a new value comes in where nothing else is written', () => {
  expect(newlySaved(before, before, { min: '2', unit: 'kg' })).toEqual({ min: '2' });
  expect(newlySaved(before, before, before)).toBeNull();
});

test('what the author is writing stays', () => {
  expect(newlySaved({ min: '3', unit: 'kg' }, before, { min: '2', unit: 'g' })).toEqual({ unit: 'g' });
});

test('what is written parts into what can be stored and what cannot, with the first reason', () => {
  const rules = { min: (value: string) => value !== '' || 'Bitte geben Sie eine Zahl ein.' };
  expect(partedUnsaved({ min: '', unit: 'g' }, before, rules)).toEqual({
    right: { unit: 'g' },
    wrong: ['min'],
    problem: 'Bitte geben Sie eine Zahl ein.',
  });
  expect(partedUnsaved(before, before, rules)).toEqual({ right: {}, wrong: [], problem: null });
});
