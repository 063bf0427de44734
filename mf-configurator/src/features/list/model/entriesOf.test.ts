import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { entriesOf } from './entriesOf.ts';

const scale = { id: 's', name: 'Skala', points: ['nie', 'oft'].map((label, value) => ({ value, label })) };
const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index}`, text, score: null }));
const dialog = {
  ...aDialog(
    aBlock('single', 'a', {
      context: 'Rauchen Sie?',
      options,
      jump_to_ids: [{ kind: 'option', option_id: 'o1', target: 'c' }],
    }),
    aBlock('likert', 'b', { scale: { from: 'template', template_id: 's' }, likert_na: true }),
    aBlock('number', 'c', { short_name: 'Alter', min: 18, unit: 'Jahre', is_end: true }),
  ),
  templ_options: [scale],
  welcome: 'Hallo!',
};
const row = (id: string) => {
  const entry = entriesOf(dialog).find((each) => each.id === id);
  return entry?.kind === 'block' ? entry : undefined;
};

test('the list goes from the welcome over all blocks to the ending', () => {
  expect(entriesOf(dialog).map(({ kind }) => kind)).toEqual(['welcome', 'block', 'block', 'block', 'ending']);
  expect(entriesOf(dialog)[0]).toMatchObject({ text: 'Hallo!' });
});

test('a row tells what can be answered, also by a shared scale and within bounds', () => {
  expect(row('a')?.answers).toEqual(['Ja', 'Nein']);
  expect(row('b')?.answers).toEqual(['nie', 'oft', 'keine Angabe']);
  expect(row('c')?.answers).toEqual(['ab 18', 'Jahre']);
});

test('bounds of days are read as in German', () => {
  const [, day] = entriesOf(aDialog(aBlock('date', 'a', { min: '1980-01-31' })));
  expect(day).toMatchObject({ answers: ['ab 31.01.1980'] });
});

test('a row tells where the dialog goes other than to the next block', () => {
  expect(row('a')?.jumps).toEqual(['„Nein“: weiter mit 3. Alter']);
  expect(row('b')?.jumps).toEqual([]);
  expect(row('c')?.jumps).toEqual(['weiter mit Ende des Dialogs']);
});
