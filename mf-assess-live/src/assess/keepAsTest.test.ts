import { ApiError } from '@dialogwerk/shared/clients';
import type { ScriptedTest } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { keepAsTest } from './keepAsTest.ts';

let restore = (): void => {};
afterEach(() => restore());

const kept: ScriptedTest = {
  test_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Ja · 9',
  seed: null,
  events: [],
  expected: { ended: true, last: null, values: {} },
  created_at: 0,
  created_by: null,
};

test('a conversation is kept under an id of its own, and the notice takes it back', async () => {
  const api = fakeAuthorApi({
    keepConversationAsTest: () => ({ test: kept }),
    deleteScriptedTest: () => ({ msg: 'success' }),
  });
  ({ restore } = api);
  await keepAsTest('s1');
  expect($notice.get()?.text).toContain('„Ja · 9“');
  $notice.get()?.action?.run();
  await vi.waitFor(() =>
    expect(api.made.map(({ name }) => name)).toEqual(['keepConversationAsTest', 'deleteScriptedTest']),
  );
  expect(api.made[1]?.request).toEqual(api.made[0]?.request);
});

test('what keeps it from being a test is said', async () => {
  const refused = new ApiError('keepConversationAsTest', 409, { msg: 'Das Gespräch ist leer.' });
  ({ restore } = fakeAuthorApi({ keepConversationAsTest: () => Promise.reject(refused) }));
  await keepAsTest('s1');
  expect($notice.get()).toMatchObject({ text: 'Das Gespräch ist leer.', action: null });
});
