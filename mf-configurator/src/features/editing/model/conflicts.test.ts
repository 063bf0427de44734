import type { ChangeConflict, StoredChange } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { aBlock, aDialog, idsOf } from '../../../testing/aDialog.ts';
import { change } from './changes.ts';
import type { Command } from './Command.ts';
import { conflicted, settled } from './conflicts.ts';
import { newEditing, saveStatus } from './EditingState.ts';
import type { EditingState } from './EditingState.ts';
import { mergeRemoteChanges } from './remoteChanges.ts';

const start = newEditing(aDialog(aBlock('open', 'a', { context: 'Alt' }), aBlock('open', 'b')), 1);
const write = (id: string, fields: { context?: string; short_name?: string }): Command => ({
  kind: 'updateBlock',
  id,
  change: fields,
});
const by = { user_id: 'u2', name: 'Bert' };
const refusal = (fields: ChangeConflict['fields'], deleted = false): ChangeConflict => ({
  revision: 2,
  fields,
  deleted,
});

const foreign = (fields: Pick<StoredChange, 'change' | 'key' | 'new_value'>): StoredChange => ({
  type: 'blocks',
  old_value: null,
  question_name: 'a',
  time: 0,
  revision: 2,
  client: 'another',
  step: 's',
  unique_question_id: 'a',
  author: by,
  undone: false,
  ...fields,
});
const theirs = (state: EditingState): EditingState =>
  mergeRemoteChanges(state, {
    revision: 2,
    blocks: [aBlock('open', 'a', { context: 'Von Bert', order: 0 })],
    orders: null,
    settings: null,
    changes: [foreign({ change: 'update', key: 'context', new_value: 'Von Bert' })],
  });
const deletion = (state: EditingState): EditingState =>
  mergeRemoteChanges(state, {
    revision: 2,
    blocks: [],
    orders: { b: 1 },
    settings: null,
    changes: [foreign({ change: 'delete', key: '', new_value: null })],
  });
const contextOf = ({ survey }: EditingState): string | undefined => survey.all_questions[0]?.context;

test('the contested field waits for the author, the others go on, and the screen stays as it is', () => {
  const mine = change(start, [write('a', { context: 'Von mir', short_name: 'Name' })], null);
  const state = theirs(conflicted(mine, refusal({ context: { by: 'Bert' } })));
  expect(state.conflicts).toMatchObject([{ kind: 'field', about: 'a', field: 'context', by: 'Bert' }]);
  expect(state.pending.map(({ command }) => command)).toEqual([write('a', { short_name: 'Name' })]);
  expect(contextOf(state)).toBe('Von mir');
  expect(saveStatus(state)).toBe('conflict');
});

test.each([
  ['mine', 'Von mir'],
  ['theirs', 'Von Bert'],
] as const)('choosing %s settles it', (choice, wanted) => {
  const mine = change(start, [write('a', { context: 'Von mir' })], null);
  const state = theirs(conflicted(mine, refusal({ context: { by: 'Bert' } })));
  const [conflict] = state.conflicts;
  if (!conflict) throw new Error('no conflict');
  const chosen = settled(state, conflict, choice);
  const after = change(chosen.state, chosen.commands, null);
  expect(contextOf(after)).toBe(wanted);
  expect(after.conflicts).toEqual([]);
  expect(after.pending.map(({ base }) => base)).toEqual(choice === 'mine' ? [{ context: 'Von Bert' }] : []);
});

test('what is written while a conflict is open belongs to it and is not sent over the other version', () => {
  const mine = change(start, [write('a', { context: 'Von mir' })], null);
  const state = theirs(conflicted(mine, refusal({ context: { by: 'Bert' } })));
  const after = change(state, [write('a', { context: 'Von mir, länger' })], null);
  expect(after.pending).toEqual([]);
  expect(contextOf(after)).toBe('Von mir, länger');
});

test('once both say the same, there is nothing to choose', () => {
  const mine = change(start, [write('a', { context: 'Von Bert' })], null);
  expect(theirs(conflicted(mine, refusal({ context: { by: 'Bert' } }))).conflicts).toEqual([]);
});

test.each([
  ['already on the way', (state: EditingState) => deletion(change(state, [write('a', { context: 'Mehr' })], null))],
  [
    'refused before the news is here',
    (state: EditingState) =>
      conflicted(change(state, [write('a', { context: 'Mehr' })], null), refusal({ '': { by: 'Bert' } }, true)),
  ],
  ['handed on only then', (state: EditingState) => change(deletion(state), [write('a', { context: 'Mehr' })], null)],
])('words for a block that another one has deleted are kept, %s', (_when, make) => {
  const state = make(start);
  expect(state.conflicts).toMatchObject([{ kind: 'deleted', by: 'Bert', change: { context: 'Mehr' } }]);
  expect(contextOf(state)).toBe('Mehr');
  const [conflict] = state.conflicts;
  if (!conflict) throw new Error('no conflict');
  const kept = settled(state, conflict, 'mine');
  const after = change(kept.state, kept.commands, null);
  expect(after.conflicts).toEqual([]);
  expect(after.pending.map(({ command }) => command.kind)).toEqual(['restoreBlock', 'updateBlock']);
  expect(deletion(after).conflicts).toEqual([]);
  expect(idsOf(deletion(after).survey)).toEqual(['a', 'b']);
  expect(idsOf(settled(state, conflict, 'theirs').state.survey)).toEqual(['b']);
});

test('all words on the way to a block that is refused as deleted are kept, and what is no words is let go', () => {
  const words = change(
    change(start, [write('a', { context: 'Mehr' })], null),
    [write('a', { short_name: 'Neu' })],
    null,
  );
  const state = conflicted(words, refusal({ '': { by: 'Bert' } }, true));
  expect(state.pending).toEqual([]);
  expect(state.conflicts).toMatchObject([{ kind: 'deleted', change: { context: 'Mehr', short_name: 'Neu' } }]);
  const swapped = change(start, [{ kind: 'swapOrder', id: 'a', order: 1 }], null);
  expect(conflicted(swapped, refusal({ '': { by: 'Bert' } }, true))).toMatchObject({ pending: [], conflicts: [] });
});

test('a block that another author has deleted comes back with other words without a conflict', () => {
  const block = aBlock('open', 'a', { context: 'Zuletzt', order: 0 });
  const state = change(deletion(start), [{ kind: 'restoreBlock', block }, write('a', { context: 'Früher' })], null);
  expect(state.conflicts).toEqual([]);
  expect(state.pending.map(({ command }) => command.kind)).toEqual(['restoreBlock', 'updateBlock']);
  expect(contextOf(state)).toBe('Früher');
});
