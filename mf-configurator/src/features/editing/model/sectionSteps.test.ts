import type { Section, StoredChange } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { aDialog } from '../../../testing/aDialog.ts';
import { adoptStep } from './adoptStep.ts';
import { accepted } from './answers.ts';
import { change, redo, undo } from './changes.ts';
import type { EditingState } from './EditingState.ts';
import { newEditing } from './EditingState.ts';
import { undoable } from './History.ts';
import { mergeRemoteChanges } from './remoteChanges.ts';

const section = (id: string, name: string): Section => ({ id, name, blocks: [] });
const [first, second] = [section('s1', 'Anfang'), section('s2', 'Ende')];
const dialog = { ...aDialog(), sections: [first, second] };
const start = newEditing(dialog, 1);

/** What Bert made of the sections, as the api tells it. */
function byBert(old_value: readonly Section[], new_value: readonly Section[]): StoredChange {
  const entry = {
    type: 'settings',
    change: 'config',
    key: 'sections',
    question_name: '',
    time: 2,
    undone: false,
  } as const;
  const author = { user_id: 'u2', name: 'Bert' };
  return { ...entry, old_value, new_value, revision: 3, client: 'w2', step: 'w2-1', unique_question_id: null, author };
}

function afterBert(state: EditingState, sections: Section[]): EditingState {
  const saved = accepted(state, { revision: 2, block: null });
  const changes = [byBert(saved.confirmed.sections, sections)];
  const settings = { ...dialog, sections };
  return mergeRemoteChanges(saved, { revision: 3, blocks: [], orders: null, settings, changes });
}

const named = change(start, [{ kind: 'updateSections', sections: { s1: section('s1', 'Zuerst') } }], null);

test('another section that somebody else has changed is no reason to keep one’s own step', () => {
  const theirs = section('s2', 'Schluss');
  const state = afterBert(named, [section('s1', 'Zuerst'), theirs, section('s3', 'Neu')]);
  const back = undo(state);
  expect(back.survey.sections).toEqual([first, theirs, section('s3', 'Neu')]);
  expect(redo(back).survey.sections).toEqual([section('s1', 'Zuerst'), theirs, section('s3', 'Neu')]);
});

test('a section that somebody else has changed since stays as it is, the others of the step go back', () => {
  const both = { s1: section('s1', 'Zuerst'), s2: null };
  const state = afterBert(change(start, [{ kind: 'updateSections', sections: both }], null), [
    section('s1', 'Von Bert'),
  ]);
  expect(undo(state).survey.sections).toEqual([section('s1', 'Von Bert'), second]);
  expect(undoable(state.history)?.kept).toEqual([expect.objectContaining({ field: 'sections', by: 'Bert' })]);
});

test('it is the same for a step of an earlier visit', () => {
  const step = undoable(named.history);
  const now = newEditing({ ...dialog, sections: [section('s1', 'Zuerst')] }, 3);
  const gone = byBert([section('s1', 'Zuerst'), second], [section('s1', 'Zuerst')]);
  expect(step && undo(adoptStep(now, step, [gone])).survey.sections).toEqual([first]);
});
