import { expect, test } from 'vitest';
import { markedQuotes } from './markedQuotes.ts';

const said = [
  { by: 'model', text: 'Geld?' },
  { by: 'person', text: 'Nein.' },
  { by: 'person', text: 'Er schuldete mir Geld, ja.' },
] as const;
const verdict = { condition_id: 'a', status: 'met', quote: 'schuldete mir geld', reply: 2, confidence: 1 } as const;
const marked = (quote: string, refused: 'not-sure' | null = null) =>
  markedQuotes(said, [{ ...verdict, quote, refused }]).map(({ parts }) =>
    parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(''),
  );

test('the words of the reply that met a condition are marked', () => {
  expect(marked('schuldete mir geld')).toEqual(['Geld?', 'Nein.', 'Er [schuldete mir Geld], ja.']);
});

test('words that the model has written differently mark their reply, and none mark what does not count', () => {
  expect(marked('schuldete  mir „Geld“')).toEqual(['Geld?', 'Nein.', '[Er schuldete mir Geld, ja.]']);
  expect(marked('schuldete mir geld', 'not-sure')).toEqual(['Geld?', 'Nein.', 'Er schuldete mir Geld, ja.']);
});
