import { END } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { Insertion } from '../../../model/Insertion.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { withoutConnection } from '../editing/deleteSelection.ts';
import { connectLine } from './connectLine.ts';
import { insertCommands } from './insertBlock.ts';
import { saidAfterLine, saidAfterRemoval } from './saidAfter.ts';

const options = ['Ja', 'Nein', 'Sonstiges'].map((text) => ({ id: text, text, score: null }));
const choice = aBlock('single', 'a', { options, short_name: 'Frage' });
const ending = Object.assign({}, choice, { is_end: true });
const other = aBlock('open', 'b', { short_name: 'Danach' });
const byOther = { source: 'a', outcome: 'Sonstiges' };
const whole = { source: 'a', outcome: null };

const afterNew = (dialog: ReturnType<typeof aDialog>, from: typeof byOther | typeof whole): string | null => {
  const where: Insertion = { kind: 'line', from, place: null };
  return saidAfterLine(dialog, insertCommands(dialog, where, aBlock('open', 'new')).reduce(applyCommand, dialog), from);
};
const afterLine = (dialog: ReturnType<typeof aDialog>, from: typeof byOther | typeof whole, target: string) =>
  saidAfterLine(dialog, connectLine(dialog, from, target).reduce(applyCommand, dialog), from);

test('a line of one answer is said to count for that alone, and that the others end', () => {
  expect(afterNew(aDialog(choice, other), byOther)).toBe('Nur bei „Sonstiges“ geht es hier weiter.');
  expect(afterNew(aDialog(ending, other), byOther)).toBe(
    'Nur bei „Sonstiges“ geht es hier weiter, sonst endet der Dialog wie bisher.',
  );
  expect(afterLine(aDialog(choice, other, aBlock('open', 'c')), byOther, 'c')).toContain(
    'Nur bei „Sonstiges“ geht es mit',
  );
  expect(afterLine(aDialog(choice, other), byOther, END)).toBe('Nur bei „Sonstiges“ endet der Dialog.');
  expect(afterLine(aDialog(choice, other), byOther, 'b')).toBe('Bei „Sonstiges“ geht es mit „Danach“ weiter.');
});

test('an answer that has no words yet is called by its number', () => {
  const unnamed = Object.assign({}, choice, { options: options.map(({ id }) => ({ id, text: '', score: null })) });
  expect(afterNew(aDialog(unnamed, other), byOther)).toBe('Nur bei Option 3 geht es hier weiter.');
});

test('an ending that ends no more says so, and a line from any other block says nothing', () => {
  expect(afterNew(aDialog(ending, other), whole)).toBe('„Frage“ beendet den Dialog nicht mehr, es geht hier weiter.');
  expect(afterLine(aDialog(ending, other), whole, 'b')).toBe(
    '„Frage“ beendet den Dialog nicht mehr, es geht mit „Danach“ weiter.',
  );
  expect(afterNew(aDialog(choice, other), whole)).toBeNull();
  expect(afterLine(aDialog(choice, other), whole, END)).toBeNull();
});

test('a needed consent whose refusal leads on is needed no more, and that is said', () => {
  const consent = aBlock('consent', 'a', { required: true, label_decline: 'Lieber nicht', short_name: 'Einwilligung' });
  const dialog = aDialog(consent, other, aBlock('open', 'c', { short_name: 'Weiter' }));
  const declined = { source: 'a', outcome: '@declined' };
  expect(afterLine(dialog, declined, 'c')).toBe(
    'Nur bei „Lieber nicht“ geht es mit „Weiter“ weiter, die Einwilligung ist damit nicht mehr nötig.',
  );
  expect(connectLine(dialog, declined, 'c').reduce(applyCommand, dialog).all_questions[0]).toMatchObject({
    required: false,
    jump_to_ids: [{ kind: 'option', option_id: 'decline', target: 'c' }],
  });
  expect(connectLine(dialog, declined, END).reduce(applyCommand, dialog).all_questions[0]).toEqual(consent);
});

test('a point of a scale that several blocks share leads where its line does', () => {
  const points = [1, 2, 3].map((value) => ({ value, label: `Stufe ${value}` }));
  const shared = Object.assign(
    aDialog(aBlock('likert', 'a', { scale: { from: 'template', template_id: 's' } }), other, aBlock('open', 'c')),
    { templ_options: [{ id: 's', name: 'Stufen', points }] },
  );
  const byPoint = { source: 'a', outcome: '2' };
  const led = connectLine(shared, byPoint, 'c').reduce(applyCommand, shared);
  expect(led.all_questions[0]).toMatchObject({
    scale: { from: 'template', template_id: 's' },
    jump_to_ids: [{ kind: 'option', option_id: '2', target: 'c' }],
  });
  expect(afterLine(shared, byPoint, 'b')).toBe('Bei „Stufe 2“ geht es mit „Danach“ weiter.');
});

test('a line that was taken away says where it goes on now', () => {
  const led = Object.assign({}, choice, { jump_to_ids: [{ kind: 'option', option_id: 'Ja', target: 'c' }] });
  const said = (
    dialog: ReturnType<typeof aDialog>,
    by: 'jump' | 'condition',
    target: string,
    option: string | null,
  ) => {
    const commands = withoutConnection(dialog, { kind: 'connection', by, source: 'a', target, option });
    return saidAfterRemoval(commands.reduce(applyCommand, dialog), { source: 'a', outcome: option });
  };
  expect(said(aDialog(ending, other), 'jump', END, null)).toBe('Nach „Frage“ geht es jetzt mit „Danach“ weiter.');
  const last = Object.assign({}, choice, { jump_to_question: 'b' });
  expect(said(aDialog(other, last), 'jump', 'b', null)).toBe('Nach „Frage“ endet der Dialog jetzt.');
  expect(said(aDialog(led, other, aBlock('open', 'c')), 'condition', 'c', 'Ja')).toBe(
    'Bei „Ja“ geht es jetzt weiter wie bei den anderen Antworten.',
  );
});
