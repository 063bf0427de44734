import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aMultiChat } from '../../../testing/aMultiChat.ts';
import type { TestMultiChat } from '../../../testing/aMultiChat.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let chats: TestMultiChat;
let owner: TestAuthor;
let grace: TestAuthor;
let id: number;
beforeEach(async () => {
  chats = await aMultiChat(api);
  ({ owner, id } = chats);
  grace = await anAuthor(api);
  const { user_id } = grace;
  const members = [chats.k, chats.z, chats.l].map((survey_id) => ({
    survey_id,
    user_id,
    role: 'Voller Zugriff' as const,
  }));
  await api.services.db.insertInto('members').values(members).execute();
  await chats.publish();
  // One of its dialogs is enough.
  await api.call('setFourEyes', { survey_id: chats.z, on: true }, owner.token);
});

const write = (context: string, survey_id = chats.k) =>
  api.call(
    'updateSurveyBlocks',
    { action: 'update', survey_id, unique_question_id: 'k1', changed_values: { context } },
    owner.token,
  );
const ask = async (more: Readonly<Record<string, unknown>> = {}) => {
  const approval_id = randomUUID();
  return { approval_id, ...(await api.send('askManagerApproval', { id, approval_id, ...more }, owner.token)) };
};
const decide = (approval_id: string, { token } = grace, more: Readonly<Record<string, unknown>> = {}) =>
  api.send('decideManagerApproval', { id, approval_id, approved: true, ...more }, token);
const live = () => api.call('managerLive', { id }, owner.token);
const needed = { status: 409, body: { code: 'publication/needs-approval' } };

test('a multi-chat with such a dialog is published once somebody else approves it, as it was asked for', async () => {
  await write('Gefragt?');
  expect(await api.send('publishManager', { id }, owner.token)).toMatchObject(needed);
  const before = await live();
  const { approval_id } = await ask({ note: 'Neue Frage' });
  await write('Danach?');
  expect(await api.call('managerApprovals', { id }, grace.token)).toMatchObject({
    four_eyes: true,
    may_approve: true,
    waiting: { note: 'Neue Frage', asked_by: { user_id: owner.user_id } },
    behind: 1,
    changes: { unpublished_changes: 1, changed_surveys: [{ survey_id: chats.k, changes: 1 }] },
  });
  expect(await decide(approval_id, owner)).toMatchObject({ status: 409, body: { code: 'approval/own' } });
  expect((await live()).publication_id).toBe(before.publication_id);
  expect((await decide(approval_id)).status).toBe(200);
  expect(await live()).toMatchObject({ unpublished_changes: 1 });
  expect(await decide(approval_id)).toMatchObject({ status: 409, body: { code: 'approval/settled' } });
});

test('bringing one back, and taking the dialog out first, are behind it as well', async () => {
  const { publication_id } = await live();
  await write('Neu?');
  const { approval_id } = await ask();
  await decide(approval_id);
  const back = { id, publication_id: publication_id ?? '' };
  expect(await api.send('publishManager', back, owner.token)).toMatchObject(needed);
  await api.call('updateManager', { id, survey_ids: [chats.k, chats.l] }, owner.token);
  expect(await api.send('publishManager', { id }, owner.token)).toMatchObject(needed);
  const wish = await ask({ publication_id });
  await decide(wish.approval_id);
  expect(await live()).toMatchObject({ publication_id });
});

test('it goes live for the first time with an approval, and is switched at once after that', async () => {
  const { manager } = await api.call('createManager', { name: 'Zweiter', survey_ids: [chats.z] }, owner.token);
  id = manager.dialog_manager_id;
  expect(await api.send('switchManager', { id, active: true }, owner.token)).toMatchObject(needed);
  const { approval_id } = await ask({ goes_live: true });
  await decide(approval_id);
  const { public_id, ...now } = await live();
  expect(now).toMatchObject({ active: true, unpublished_changes: 0 });
  const since = async () => (await api.call('studyOverview', { survey_id: public_id }, owner.token)).live_since;
  const begun = api.clock.now;
  expect(await since()).toBe(begun);
  const sinceAfter = async (active: boolean) => {
    expect((await api.send('switchManager', { id, active }, owner.token)).status).toBe(200);
    return since();
  };
  api.clock.now += 60_000;
  expect([await sinceAfter(true), await sinceAfter(false), await sinceAfter(true)]).toEqual([
    begun,
    null,
    begun + 60_000,
  ]);
  api.clock.now -= 60_000;
});

test('a wish is declined with a reason, withdrawn, and one waits at a time', async () => {
  await write('Neu?');
  const first = await ask();
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'approval/waits-already' } });
  const anew = await ask({ instead_of: first.approval_id });
  expect(await decide(first.approval_id)).toMatchObject({ body: { code: 'approval/settled' } });
  const no = { approved: false, reason: 'Noch nicht' };
  expect(await decide(anew.approval_id, grace, no)).toMatchObject({ body: { waiting: null } });
  expect(await live()).toMatchObject({ unpublished_changes: 1 });
  const { approval_id } = await ask();
  const withdrawn = { id, approval_id, withdrawn: true };
  expect(await api.send('withdrawManagerApproval', withdrawn, grace.token)).toMatchObject({
    body: { code: 'approval/not-yours' },
  });
  expect(await api.send('withdrawManagerApproval', withdrawn, owner.token)).toMatchObject({ body: { waiting: null } });
});
