import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../../testing/aDialog.ts';
import { proposedNames } from './proposedNames.ts';

const named = (...contexts: readonly string[]) => [
  ...proposedNames(aDialog(...contexts.map((context, index) => aBlock('open', `q${index}`, { context })))).values(),
];

test('a question without a variable is offered by a word of it, each by another one', () => {
  expect(named('Empfehlen Sie uns weiter?', 'Was hat Ihnen gefallen?', 'Würden Sie uns empfehlen?', '???')).toEqual([
    'empfehlen',
    'gefallen',
    'empfehlen2',
    'frage4',
  ]);
  expect(named('Wie schön war es?')).toEqual(['schoen']);
});

test('what asks nothing or has a name already is not; a battery is, whose rows get theirs from it', () => {
  const dialog = aDialog(
    aBlock('message', 'a', { context: 'Willkommen' }),
    aBlock('matrix', 'b', { context: 'Zufriedenheit', items: [{ id: 'x', text: 'Essen', inverse: false }] }),
    aBlock('open', 'c', { context: 'Preis', variable: 'Lieferung' }),
    aBlock('open', 'd', { context: 'Lieferung' }),
  );
  expect([...proposedNames(dialog)]).toEqual([
    ['b', 'zufriedenheit'],
    ['d', 'lieferung2'],
  ]);
});
