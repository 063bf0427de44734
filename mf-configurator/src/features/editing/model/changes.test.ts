import { expect, test } from 'vitest';
import { aBlock, aDialog, idsOf } from '../../../testing/aDialog.ts';
import { accepted, isNeeded, refused, skipped, unreachable } from './answers.ts';
import { again, change, redo, undo } from './changes.ts';
import type { Command } from './Command.ts';
import type { EditingState } from './EditingState.ts';
import { newEditing, saveStatus } from './EditingState.ts';

const start = newEditing(aDialog(aBlock('open', 'a'), aBlock('open', 'b')), 1);
const write = (id: string, context: string): Command => ({ kind: 'updateBlock', id, change: { context } });
const commandsOf = ({ pending }: EditingState): Command[] => pending.map(({ command }) => command);
const textOf = ({ survey }: EditingState, id: string): string | undefined =>
  survey.all_questions.find(({ unique_question_id }) => unique_question_id === id)?.context;

test('a change shows at once and waits to be sent', () => {
  const state = change(start, [write('a', 'Eins')], null);
  expect(textOf(state, 'a')).toBe('Eins');
  expect(state.confirmed).toBe(start.confirmed);
  expect(saveStatus(state)).toBe('saving');
  expect(saveStatus(accepted(state, { revision: 2, block: null }))).toBe('saved');
});

test('a change that changes nothing is neither sent nor a step', () => {
  expect(change(start, [write('a', '')], null)).toBe(start);
});

test('undo and redo walk a pointer, and a new change discards what was undone [§4.16]', () => {
  const two = change(change(start, [write('a', 'Eins')], null), [write('a', 'Zwei')], null);
  const back = undo(undo(two));
  expect(textOf(back, 'a')).toBe('');
  expect(undo(back)).toBe(back);
  expect(textOf(redo(back), 'a')).toBe('Eins');
  const other = change(redo(back), [write('b', 'Anders')], null);
  expect(redo(other)).toBe(other);
  expect(other.history.steps).toHaveLength(2);
});

test('the changes of one gesture are one step, those of the next another', () => {
  const typed = ['E', 'Ei', 'Eins'].reduce((state, text) => change(state, [write('a', text)], 'g1'), start);
  expect(typed.history.steps).toHaveLength(1);
  expect(textOf(undo(typed), 'a')).toBe('');
  expect(textOf(redo(undo(typed)), 'a')).toBe('Eins');
  expect(change(typed, [write('a', 'Zwei')], 'g2').history.steps).toHaveLength(2);
});

test('adding again after undo brings the block back instead of making a second one', () => {
  const added = change(start, [{ kind: 'addBlock', block: aBlock('number', 'n'), after: 'a' }], null);
  const again_ = redo(undo(added));
  expect(idsOf(again_.survey)).toEqual(['a', 'n', 'b']);
  expect(again_.pending.map(({ command }) => command.kind)).toEqual(['addBlock', 'deleteBlock', 'restoreBlock']);
});

test('waiting changes of one block are sent as one, but never joined to the one under way', () => {
  const state = ['1', '2', '3', '4'].reduce((before, text) => change(before, [write('a', text)], 'g1'), start);
  expect(commandsOf(state)).toEqual([write('a', '1'), write('a', '4')]);
  expect(state.pending.map(({ base }) => base)).toEqual([{ context: '' }, { context: '1' }]);
});

test('a refused change is taken back, what does not build on it stays', () => {
  const state = change(change(start, [write('a', 'Schlecht')], null), [write('b', 'Gut')], null);
  const after = refused(state);
  expect(textOf(after, 'a')).toBe('');
  expect(textOf(after, 'b')).toBe('Gut');
  expect(commandsOf(after)).toEqual([write('b', 'Gut')]);
  expect(textOf(undo(after), 'b')).toBe('');
  const nothingLeft = undo(after);
  expect(undo(nothingLeft)).toBe(nothingLeft);
});

test('what could not be undone can be undone later, and redone likewise', () => {
  const written = accepted(change(start, [write('a', 'Eins')], null), { revision: 2, block: null });
  const undoRefused = refused(undo(written));
  expect(textOf(undoRefused, 'a')).toBe('Eins');
  const undone = accepted(undo(undoRefused), { revision: 3, block: null });
  expect(textOf(undone, 'a')).toBe('');
  expect(textOf(redo(refused(redo(undone))), 'a')).toBe('Eins');
});

test('what builds on a refused block is not sent', () => {
  const added = change(start, [{ kind: 'addBlock', block: aBlock('open', 'n'), after: null }], null);
  const after = refused(change(added, [write('n', 'Text')], null));
  expect(idsOf(after.survey)).toEqual(['a', 'b']);
  expect(isNeeded(after)).toBe(false);
  expect(saveStatus(skipped(after))).toBe('saved');
});

test('out of reach, everything that waits is taken back and can be tried again', () => {
  const state = change(change(start, [write('a', 'Eins')], null), [write('b', 'Zwei')], null);
  const after = unreachable(state);
  expect(after.survey).toEqual(start.survey);
  expect(saveStatus(after)).toBe('not-saved');
  const tried = again(after);
  expect([textOf(tried, 'a'), textOf(tried, 'b')]).toEqual(['Eins', 'Zwei']);
  expect(saveStatus(tried)).toBe('saving');
});

test('the next change sends first what was taken back', () => {
  const after = unreachable(change(start, [write('a', 'Eins')], null));
  expect(commandsOf(change(after, [write('b', 'Zwei')], null))).toEqual([write('a', 'Eins'), write('b', 'Zwei')]);
});

test('the block that the api answers is taken over, without drawing anew what is the same', () => {
  const state = change(start, [write('a', 'Eins')], null);
  const [shown] = state.survey.all_questions;
  const same = accepted(state, { revision: 2, block: shown ? { ...shown } : null });
  expect(same.survey).toBe(state.survey);
  const other = accepted(state, { revision: 2, block: shown ? { ...shown, short_name: 'Vom Server' } : null });
  expect(other.survey.all_questions[0]?.short_name).toBe('Vom Server');
});
