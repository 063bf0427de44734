import { authorClient } from '@dialogwerk/shared/clients';
import type { ScriptedTest } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { afterEach, expect, test, vi } from 'vitest';
import { keepAsTest } from './keepAsTest.ts';

afterEach(() => vi.restoreAllMocks());

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
  const call = vi.spyOn(authorClient, 'call').mockResolvedValueOnce({ test: kept });
  await keepAsTest('s1');
  expect($notice.get()?.text).toContain('„Ja · 9“');
  const [name, sent] = call.mock.calls[0] ?? [];
  expect(name).toBe('keepConversationAsTest');
  call.mockResolvedValueOnce({ msg: 'success' });
  $notice.get()?.action?.run();
  await vi.waitFor(() => expect(call).toHaveBeenLastCalledWith('deleteScriptedTest', sent));
});

test('what keeps it from being a test is said', async () => {
  vi.spyOn(authorClient, 'call').mockRejectedValueOnce(new Error('gone'));
  await keepAsTest('s1');
  expect($notice.get()).toMatchObject({ action: null });
});
