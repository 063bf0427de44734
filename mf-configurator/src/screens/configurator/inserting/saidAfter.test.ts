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
const byOther = { source: 'a', option_id: 'Sonstiges' };
const whole = { source: 'a', option_id: null };

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

test('a line that was taken away says where it goes on now', () => {
  const led = Object.assign({}, choice, { jump_to_ids: [{ kind: 'option', option_id: 'Ja', target: 'c' }] });
  const said = (
    dialog: ReturnType<typeof aDialog>,
    by: 'jump' | 'condition',
    target: string,
    option: string | null,
  ) => {
    const commands = withoutConnection(dialog, { kind: 'connection', by, source: 'a', target, option });
    return saidAfterRemoval(commands.reduce(applyCommand, dialog), { source: 'a', option_id: option });
  };
  expect(said(aDialog(ending, other), 'jump', END, null)).toBe('Nach „Frage“ geht es jetzt mit „Danach“ weiter.');
  const last = Object.assign({}, choice, { jump_to_question: 'b' });
  expect(said(aDialog(other, last), 'jump', 'b', null)).toBe('Nach „Frage“ endet der Dialog jetzt.');
  expect(said(aDialog(led, other, aBlock('open', 'c')), 'condition', 'c', 'Ja')).toBe(
    'Bei „Ja“ geht es jetzt weiter wie bei den anderen Antworten.',
  );
});
