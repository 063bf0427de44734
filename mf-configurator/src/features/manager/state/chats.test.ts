import { beforeEach, expect, test } from 'vitest';
import type { ShownTrigger } from '../model/Chats.ts';
import { $chats, $chatsOfDialog, $furtherChats, putTrigger, takeTriggerAway } from './chats.ts';

const at = { survey_id: 's', unique_question_id: 'a' };
const trigger = (trigger_id: string): ShownTrigger => ({
  trigger_id,
  rule: { kind: 'waitAPI', at, names: at },
  pending: false,
});
const manager = { dialog_manager_id: 3, name: 'Krimi', connected_surveys: [], hidden_surveys: 0, may_edit: true };

beforeEach(() => {
  $chats.set({
    kind: 'loaded',
    value: { manager: { ...manager, created_at: 0 }, surveys: [], triggers: [trigger('one')] },
  });
});
const shown = (): string[] => {
  const state = $chats.get();
  return state.kind === 'loaded' ? state.value.triggers.map(({ trigger_id }) => trigger_id) : [];
};

test('an answer that arrives once another multi-chat is open changes nothing there', () => {
  putTrigger(4, trigger('of another'));
  takeTriggerAway(4, 'one');
  expect(shown()).toEqual(['one']);
});

test('a saved trigger takes the place of the shown one, also where it was loaded meanwhile', () => {
  putTrigger(3, trigger('shown'));
  putTrigger(3, trigger('kept'), 'shown');
  expect(shown()).toEqual(['one', 'kept']);
  putTrigger(3, trigger('one'), 'reloaded');
  expect(shown()).toEqual(['one', 'kept']);
});

test('a dialog of several multi-chats has the triggers of them all, also while the first cannot be had', () => {
  const further = {
    manager: { ...manager, dialog_manager_id: 4, created_at: 0 },
    surveys: [],
    triggers: [trigger('two')],
  };
  $furtherChats.set([further]);
  const all = () => $chatsOfDialog.get().flatMap(({ triggers }) => triggers.map(({ trigger_id }) => trigger_id));
  expect(all()).toEqual(['one', 'two']);
  $chats.set({ kind: 'failed', reason: 'nicht erreichbar' });
  expect(all()).toEqual(['two']);
  $furtherChats.set([]);
});
