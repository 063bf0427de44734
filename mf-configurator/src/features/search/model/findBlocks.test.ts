import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { findBlocks } from './findBlocks.ts';

const dialog = aDialog(
  aBlock('open', 'a', { short_name: 'Straße', context: 'In welcher Straße wohnen Sie?', variable: 'strasse' }),
  aBlock('single', 'b', {
    context: 'Übung macht den Meister?',
    options: [{ id: 'x', text: 'Größtenteils', score: null }],
  }),
  aBlock('assign', 'c', { assignments: [{ variable: 'summe', expression: 'a + b' }] }),
  aBlock('message', 'd', { context: `${'Lorem '.repeat(30)}Zauberwort` }),
);
const ids = (query: string): string[] => findBlocks(dialog, query).map(({ block }) => block.unique_question_id);

test('blocks are found by text, name, variable, answer, expression, type and number', () => {
  expect(ids('wohnen')).toEqual(['a']);
  expect(ids('strasse')).toEqual(['a']);
  expect(ids('grösstent')).toEqual(['b']);
  expect(ids('summe')).toEqual(['c']);
  expect(ids('nachricht')).toEqual(['d']);
  expect(ids('3')).toEqual(['c']);
});

test('capitals and accents do not matter, and every word has to be there', () => {
  expect(ids('ubung MEISTER')).toEqual(['b']);
  expect(ids('übung wohnen')).toEqual([]);
  expect(ids('')).toEqual(['a', 'b', 'c', 'd']);
});

test('a result shows the line that was looked for', () => {
  expect(findBlocks(dialog, 'zauberwort')[0]?.line).toContain('Zauberwort');
  expect(findBlocks(dialog, 'Größten')[0]?.line).toBe('Größtenteils');
});

test('what begins with the query comes first', () => {
  const two = aDialog(
    aBlock('open', 'a', { short_name: 'Ihr Alter' }),
    aBlock('open', 'b', { short_name: 'Alter' }),
    aBlock('open', 'c', { short_name: 'Zuletzt', variable: 'alter' }),
  );
  expect(findBlocks(two, 'alter').map(({ block }) => block.unique_question_id)).toEqual(['c', 'b', 'a']);
});
