import { expect, test } from 'vitest';
import { previewOf } from './previewOf.ts';

test('a short text is shown whole, its delay marker as seconds', () => {
  expect(previewOf('Hallo!#1500#Schön, dass Sie da sind.')).toBe('Hallo! (1,5 s) Schön, dass Sie da sind.');
});

test('only above 100 characters in all is it cut, to the first 2 parts', () => {
  const hundred = `${'a'.repeat(98)}#500#b#500#c`;
  expect(previewOf(hundred)).toBe(`${'a'.repeat(98)} (0,5 s) b (0,5 s) c`);
  expect(previewOf(`${hundred}!`)).toBe(`${'a'.repeat(98)} (0,5 s) b …`);
  expect(previewOf('a'.repeat(101))).toBe('a'.repeat(101));
});

test('the marks of Markdown are not shown', () => {
  expect(previewOf('Ihre **Arbeit**, *wirklich*: [mehr](https://example.org), snake_case_name')).toBe(
    'Ihre Arbeit, wirklich: mehr, snake_case_name',
  );
});

test('a file is named by its kind and what it shows, brackets as they were typed', () => {
  const sign = String.raw`![Ein Seehund \[jung\]](media:0b6f2a44-1b0e-4b8f-9a61-0f3c7f1d2e5a.webp)`;
  expect(previewOf(`Sehen Sie:#0#${sign}`)).toBe('Sehen Sie: [Bild: Ein Seehund [jung]]');
});
