import type { CallRequest, StoredChange, SurveyData } from '@dialogwerk/shared/contract';
import { ApiError } from '@dialogwerk/shared/clients';
import { $notice, $session } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { applyCommand } from '../model/applyCommand.ts';
import type { Command } from '../model/Command.ts';
import { saveStatus } from '../model/EditingState.ts';
import { forgetEditor, openEditor } from './openEditor.ts';

type Change = CallRequest<'updateSurveyBlocks'>;

let stored: SurveyData;
let revision: number;
let since: StoredChange[];
let isReachable: boolean;
let sent: Change[];
let restore: () => void;

const anna = { username: 'anna@example.org', firstName: 'Anna', lastName: 'Alt', user_id: 'anna', admin: false };
const write = (id: string, context: string): Command => ({ kind: 'updateBlock', id, change: { context } });

beforeEach(() => {
  localStorage.clear();
  $session.set(anna);
  $notice.set(null);
  stored = aDialog(aBlock('open', 'a', { context: 'Alt' }), aBlock('open', 'b', { context: 'Alt' }));
  revision = 1;
  since = [];
  isReachable = true;
  sent = [];
  restore = fakeAuthorApi({
    surveyDataConfigurator: () => ({ survey: stored, revision }),
    surveyChanges: () => ({ revision, blocks: [], orders: null, settings: null, changes: since }),
    updateSurveyBlocks: (change) => {
      if (!isReachable) throw new ApiError('updateSurveyBlocks', 0, null);
      sent.push(change);
      revision += 1;
      return { msg: 'success', revision, block: null };
    },
  }).restore;
});
afterEach(() => restore());

/** What was changed offline when the page is closed. */
async function closedOffline(...commands: Command[]): Promise<void> {
  isReachable = false;
  const editor = await openEditor('survey0000001');
  for (const command of commands) editor.change([command]);
  await editor.settled();
  expect(saveStatus(editor.$state.get())).toBe('not-saved');
  await forgetEditor('survey0000001', editor);
  isReachable = true;
  $notice.set(null);
}

test('what could not be sent is sent once at the next visit, says so, and is kept no longer', async () => {
  await closedOffline(write('a', 'Offline'), write('b', 'Auch offline'));
  const editor = await openEditor('survey0000001');
  await editor.settled();
  expect(sent).toMatchObject([
    { unique_question_id: 'a', changed_values: { context: 'Offline' }, based_on: { context: 'Alt' } },
    { unique_question_id: 'b', changed_values: { context: 'Auch offline' }, based_on: { context: 'Alt' } },
  ]);
  await expect
    .poll(() => $notice.get()?.text)
    .toMatch(/^Ihre Änderungen vom .+ Uhr waren noch nicht gespeichert\. Jetzt/);
  expect(Object.keys(localStorage)).toEqual([]);
  await forgetEditor('survey0000001', editor);
  await openEditor('survey0000001');
  expect(sent).toHaveLength(2);
});

test('what had reached the api, though its answer was lost, is not sent again', async () => {
  await closedOffline(write('a', 'Angekommen'));
  stored = applyCommand(stored, write('a', 'Angekommen'));
  const editor = await openEditor('survey0000001');
  await editor.settled();
  expect(sent).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect($notice.get()).toBeNull();
});

test('words for a block that somebody has deleted meanwhile become a conflict', async () => {
  await closedOffline(write('a', 'Offline'));
  stored = applyCommand(stored, { kind: 'deleteBlock', id: 'a' });
  since = [
    {
      type: 'blocks',
      change: 'delete',
      key: '',
      old_value: null,
      new_value: null,
      question_name: 'a',
      time: 0,
      revision: 2,
      client: 'another',
      step: 's',
      unique_question_id: 'a',
      author: { user_id: 'bert', name: 'Bert' },
      undone: false,
    },
  ];
  const editor = await openEditor('survey0000001');
  await editor.settled();
  expect(editor.$state.get().conflicts).toMatchObject([
    { kind: 'deleted', by: 'Bert', change: { context: 'Offline' } },
  ]);
  await forgetEditor('survey0000001', editor);
  const again = await openEditor('survey0000001');
  expect(again.$state.get().conflicts).toHaveLength(1);
});

test("nobody else sends an author's changes", async () => {
  await closedOffline(write('a', 'Von Anna'));
  $session.set({ ...anna, user_id: 'bert' });
  const bert = await openEditor('survey0000001');
  await bert.settled();
  expect(sent).toEqual([]);
  bert.change([write('b', 'Von Bert')]);
  $session.set(anna);
  bert.change([write('b', 'Nach der Abmeldung')]);
  await bert.settled();
  expect(sent).not.toContainEqual(expect.objectContaining({ changed_values: { context: 'Nach der Abmeldung' } }));
  expect(saveStatus(bert.$state.get())).toBe('not-saved');
  expect($notice.get()).toBeNull();
  await forgetEditor('survey0000001', bert);
  sent = [];
  const editor = await openEditor('survey0000001');
  await editor.settled();
  expect(sent).toMatchObject([{ unique_question_id: 'a', changed_values: { context: 'Von Anna' } }]);
});

test('a session that ends in between loses nothing', async () => {
  const editor = await openEditor('survey0000001');
  restore();
  restore = fakeAuthorApi({
    updateSurveyBlocks: () => {
      throw new ApiError('updateSurveyBlocks', 401, { msg: 'Token has expired' });
    },
  }).restore;
  editor.change([write('a', 'Spät')]);
  await editor.settled();
  expect(saveStatus(editor.$state.get())).toBe('not-saved');
  expect(Object.keys(localStorage)).toHaveLength(1);
});
