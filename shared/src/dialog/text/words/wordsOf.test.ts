import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf.ts';

test.each([
  ['Nööö, STRASSE/Straße 👍', ['noo', 'strasse', 'strasse', '👍']],
  ['Öffnungszeiten – oeffnungszeiten', ['offnungszeiten', 'offnungszeiten']],
  ['neue Quelle, bauen, Poesie', ['neue', 'quelle', 'bauen', 'posie']],
  ['jaaaaa!!!', ['jaa']],
  ['café, 2. Mal', ['cafe', '2', 'mal']],
  ['...', []],
])('%j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
