import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../../testing/aDialog.ts';
import { offeredVariables } from './offeredVariables.ts';

const dialog = aDialog(
  aBlock('open', 'a', { context: 'Wie heißen Sie?', variable: 'vorname' }),
  aBlock('matrix', 'b', {
    short_name: 'Zufriedenheit',
    items: [
      { id: 'x', text: 'Essen', inverse: false },
      { id: 'y', text: 'Service', inverse: false },
    ],
  }),
  aBlock('number', 'c', { short_name: 'Alter', variable: 'alter' }),
  aBlock('message', 'd', { context: 'Danke' }),
  aBlock('open', 'e', { context: 'Noch etwas?' }),
);

test('each answer up to a block can be put into its text, row by row, also those without a variable', () => {
  expect(offeredVariables(dialog, 'd')).toEqual([
    { name: 'alter', question: null },
    { name: 'vorname', question: null },
    { name: 'zufriedenheit_1', question: 'Zufriedenheit: Essen' },
    { name: 'zufriedenheit_2', question: 'Zufriedenheit: Service' },
  ]);
  expect(offeredVariables(dialog, 'a').filter(({ question }) => question !== null)).toEqual([]);
  expect(offeredVariables(dialog, '').at(-1)).toEqual({ name: 'frage5', question: 'Noch etwas?' });
});
