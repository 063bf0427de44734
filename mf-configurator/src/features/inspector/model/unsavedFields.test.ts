import { expect, test } from 'vitest';
import { newlySaved } from './unsavedFields.ts';

const before = { min: '1', unit: 'kg' };

test('a new value comes in where nothing else is written', () => {
  expect(newlySaved(before, before, { min: '2', unit: 'kg' })).toEqual({ min: '2' });
  expect(newlySaved(before, before, before)).toBeNull();
});

test('what the author is writing stays', () => {
  expect(newlySaved({ min: '3', unit: 'kg' }, before, { min: '2', unit: 'g' })).toEqual({ unit: 'g' });
});
