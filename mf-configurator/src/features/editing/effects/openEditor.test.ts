import { ApiError } from '@dialogwerk/shared/clients';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { openEditor } from './openEditor.ts';

const dialog = aDialog(aBlock('open', 'a'));
let restore = (): void => {};
beforeEach(() => {
  localStorage.clear();
  $notice.set(null);
});
afterEach(() => restore());

test.each([
  [
    'the dialog is gone',
    404,
    { msg: 'Diesen Dialog gibt es nicht.', code: 'survey/unknown' },
    /^Diesen Dialog gibt es nicht mehr/,
  ],
  ['the block is gone', 404, { msg: 'Den Block gibt es nicht.', code: 'block/unknown' }, /alles andere ist/],
  ['the session is over', 401, { msg: 'Token has expired', code: 'login/expired' }, /^Sie wurden abgemeldet/],
  [
    'the value is refused',
    400,
    { msg: 'Das geht nicht.', code: 'request/invalid' },
    /^Das geht nicht\. Die Änderung wurde zurückgenommen/,
  ],
  ['the server is out of reach', 0, null, /noch nicht gespeichert\.$/],
])('where %s, a change is taken back with a sentence of its own', async (_why, status, body, sentence) => {
  restore = fakeAuthorApi({
    surveyDataConfigurator: () => ({ survey: dialog, revision: 1 }),
    updateSurveyBlocks: () => {
      throw new ApiError('updateSurveyBlocks', status, body);
    },
  }).restore;
  const editor = await openEditor(dialog.survey_id);
  editor.change([{ kind: 'updateBlock', id: 'a', change: { context: 'Neu' } }]);
  await editor.settled();
  expect(editor.$state.get().survey).toEqual(dialog);
  expect($notice.get()?.text).toMatch(sentence);
});
