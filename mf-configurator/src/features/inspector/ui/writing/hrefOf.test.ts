import { expect, test } from 'vitest';
import { hrefOf } from './hrefOf.ts';

test.each([
  [' https://beispiel.de/a ', 'https://beispiel.de/a'],
  ['HTTP://beispiel.de', 'HTTP://beispiel.de'],
  ['beispiel.de', 'https://beispiel.de'],
  ['bücher.beispiel.de/a?b#c', 'https://bücher.beispiel.de/a?b#c'],
  ['rat@beispiel.de', 'mailto:rat@beispiel.de'],
  ['mailto:rat@beispiel.de', 'mailto:rat@beispiel.de'],
  ['https://beispiel.de/a_(b)', 'https://beispiel.de/a_%28b%29'],
])('%s leads to %s', (typed, href) => {
  expect(hrefOf(typed)).toBe(href);
});

test.each([
  '',
  'beispiel',
  'zwei Wörter.de',
  'javascript:alert(1)',
  'ftp://beispiel.de',
  'https://',
  'data:text/html,x',
])('“%s” leads nowhere', (typed) => {
  expect(hrefOf(typed)).toBeNull();
});
