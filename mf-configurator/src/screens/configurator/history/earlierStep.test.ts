import type { StoredChange } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { undo, redo } from '../../../features/editing/model/changes.ts';
import { adoptStep } from '../../../features/editing/model/adoptStep.ts';
import { newEditing } from '../../../features/editing/model/EditingState.ts';
import type { EditingState } from '../../../features/editing/model/EditingState.ts';
import { undoable } from '../../../features/editing/model/History.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { earlierStep } from './earlierStep.ts';

const anna = { user_id: 'u1', name: 'Anna' };
const bert = { user_id: 'u2', name: 'Bert' };
function written(revision: number, fields: Partial<StoredChange> = {}): StoredChange {
  return {
    type: 'blocks',
    change: 'update',
    key: 'context',
    old_value: `Text ${revision - 1}`,
    new_value: `Text ${revision}`,
    question_name: 'Name',
    time: revision,
    revision,
    client: 'w1',
    step: `w1-${revision}`,
    unique_question_id: 'a',
    author: anna,
    undone: false,
    ...fields,
  };
}
const opened = newEditing(aDialog(aBlock('open', 'a', { context: 'Text 3' }), aBlock('open', 'b')), 9);
function undone(changes: readonly StoredChange[], state: EditingState = opened): EditingState | null {
  const isKnown = (step: string): boolean => state.history.steps.some(({ id }) => id === step);
  const found = earlierStep(changes, 'u1', isKnown);
  return found && undo(adoptStep(state, found.step, found.since));
}
const contextOf = (state: EditingState | null) => state?.survey.all_questions[0]?.context;

test('after a reload undo takes back the author’s last change, then the one before it, and redo does it again', () => {
  const changes = [written(3), written(2)];
  const once = undone(changes);
  expect(contextOf(once)).toBe('Text 2');
  expect(once?.pending).toMatchObject([{ origin: { id: 'w1-3', direction: 'undone' }, base: { context: 'Text 3' } }]);
  const twice = once && undone(changes, once);
  expect(contextOf(twice)).toBe('Text 1');
  expect(contextOf(twice && redo(redo(twice)))).toBe('Text 3');
  expect(twice && undone(changes, twice)).toBeNull();
});

test('what others have done and what was undone already is not taken back', () => {
  expect(
    contextOf(undone([written(4, { author: bert }), written(3, { undone: true }), written(2, { key: 'reason' })])),
  ).toBe('Text 3');
  expect(undone([written(4, { author: bert })])).toBeNull();
});

test('what another author has changed since stays, and it is known who', () => {
  const changes = [
    written(4, { author: bert, step: 'w2-1', old_value: 'Text 3', new_value: 'Von Bert' }),
    written(3),
    written(3, { key: 'short_name', old_value: 'Alt', new_value: 'Neu' }),
  ];
  const found = earlierStep(changes, 'u1', () => false);
  const state = found && adoptStep(opened, found.step, found.since);
  expect(state && undoable(state.history)).toMatchObject({
    undo: [{ kind: 'updateBlock', id: 'a', change: { short_name: 'Alt' } }],
    kept: expect.arrayContaining([expect.objectContaining({ about: 'a', field: 'context', by: 'Bert' })]),
  });
});

test('blocks that came and went are taken away and brought back', () => {
  const gone = aBlock('open', 'weg', { context: 'Weg?' });
  const deleted = written(5, {
    change: 'delete',
    key: '',
    unique_question_id: 'weg',
    old_value: gone,
    new_value: null,
  });
  expect(undone([deleted])?.survey.all_questions.map(({ context }) => context)).toContain('Weg?');
  const made = written(5, {
    change: 'create',
    key: '',
    unique_question_id: 'b',
    old_value: null,
    new_value: aBlock('open', 'b'),
  });
  const words = written(5, { unique_question_id: 'b', step: 'w1-5' });
  expect(undone([made, words])?.survey.all_questions).toHaveLength(1);
});

test('sections of an earlier visit are taken back alone, and made again', () => {
  const [mine, theirs] = ['s1', 's2'].map((id) => ({ id, name: id, blocks: ['a'] }));
  if (!mine || !theirs) throw new Error('There are two sections.');
  const made = written(5, {
    type: 'settings',
    change: 'config',
    key: 'sections',
    unique_question_id: null,
    old_value: [],
    new_value: [mine],
  });
  const now = newEditing({ ...opened.survey, sections: [mine, theirs] }, 9);
  const back = undone([made], now);
  expect(back?.survey.sections).toEqual([theirs]);
  expect(back && redo(back).survey.sections).toEqual([theirs, mine]);
});
