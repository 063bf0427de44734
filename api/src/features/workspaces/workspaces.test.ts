import { randomUUID } from 'node:crypto';
import type { RoleName } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, anAccount } from '../../../testing/anAccount.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { linkIn } from '../../../testing/linkIn.ts';
import { forgetExpired } from '../../forgetExpired.ts';

const api = await apiOfFile();
const DAY = 24 * 60 * 60_000;
let owner: TestAuthor;
let workspace_id: string;
let survey_id: string;
beforeEach(async () => {
  owner = await anAccount(api);
  workspace_id = randomUUID();
  await api.call('setWorkspace', { workspace_id, name: ' Marktforschung ' }, owner.token);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner, survey_name: 'Teamklima' });
});

const put = (target: string | null = workspace_id, id = survey_id, token = owner.token) =>
  api.send('moveSurveys', { places: [{ survey_id: id, workspace_id: target }] }, token);

/** Somebody who has accepted an invitation to the workspace. */
async function aMember(new_role: Exclude<RoleName, 'Besitzer'>): Promise<TestAuthor> {
  const author = await anAccount(api);
  await api.call('inviteToWorkspace', { workspace_id, name: author.username, new_role }, owner.token);
  await api.call('answerWorkspaceInvitation', { workspace_id, accept: true }, author.token);
  await api.deliver();
  return author;
}
const mine = async ({ token }: TestAuthor) => (await api.call('listWorkspaces', {}, token)).workspaces;
const surveysOf = async ({ token }: TestAuthor, more: { workspace_id?: string } = {}) =>
  (await api.call('listSurveys', more, token)).surveys.map(({ survey_name, role }) => ({ survey_name, role }));

describe('a workspace', () => {
  test('is made once, renamed by its managers, and seen by who is in it alone', async () => {
    await api.call('setWorkspace', { workspace_id, name: 'Institut' }, owner.token);
    expect(await mine(owner)).toEqual([{ workspace_id, name: 'Institut', role: 'Besitzer', members: 1, surveys: 0 }]);
    const stranger = await anAccount(api);
    expect(await mine(stranger)).toEqual([]);
    expect(await api.send('setWorkspace', { workspace_id, name: 'Meiner' }, stranger.token)).toMatchObject({
      status: 404,
    });
    const member = await aMember('Trainieren');
    expect(await api.send('setWorkspace', { workspace_id, name: 'Meiner' }, member.token)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('diesen Arbeitsbereich zu verwalten') },
    });
  });

  test('invites by a mail, which makes an account with all of its dialogs', async () => {
    await put();
    const name = `${randomUUID()}@example.org`;
    await api.call('inviteToWorkspace', { workspace_id, name, new_role: 'Analysieren' }, owner.token);
    const [mail] = await api.deliver();
    expect(mail).toMatchObject({ to: name, subject: expect.stringContaining('den Arbeitsbereich „Marktforschung“') });
    expect(mail?.text).toContain('Analysieren');
    const { token: magic_link } = linkIn(mail);
    expect(await api.call('magicLink', { magic_link })).toEqual({ kind: 'registration', username: name });
    const person = { firstName: 'Grace', lastName: 'Hopper', password: 'eine lange neue Losung' };
    const { token } = await api.call('magicLinkRegistration', { ...person, magic_link });
    expect((await api.call('listSurveys', {}, token)).surveys).toMatchObject([
      { survey_id, role: 'Analysieren', workspace_id },
    ]);
    expect((await api.call('exportAccount', {}, token)).workspaces).toMatchObject([{ name: 'Marktforschung' }]);
  });

  test('an invitation is accepted by its link, declined, changed, sent again and taken back', async () => {
    const [byLink, declining, removed] = [await anAccount(api), await anAccount(api), await anAccount(api)];
    for (const { username: name } of [byLink, declining, removed])
      await api.call('inviteToWorkspace', { workspace_id, name, new_role: 'Trainieren' }, owner.token);
    const [mail] = await api.deliver();
    expect(await api.call('magicLink', { magic_link: linkIn(mail).token })).toEqual({
      kind: 'accepted',
      username: byLink.username,
      survey_names: [],
      workspace_names: ['Marktforschung'],
    });
    expect((await api.call('workspaceInvitations', {}, declining.token)).invitations).toMatchObject([
      { workspace_id, name: 'Marktforschung', role: 'Trainieren' },
    ]);
    await api.call('answerWorkspaceInvitation', { workspace_id, accept: false }, declining.token);
    const { username: name } = removed;
    await api.call('changeWorkspaceRole', { workspace_id, name, new_role: 'Analysieren' }, owner.token);
    await api.call('resendWorkspaceInvite', { workspace_id, name }, owner.token);
    expect((await api.deliver())[0]?.text).toContain('Analysieren');
    await api.call('removeFromWorkspace', { workspace_id, name }, owner.token);
    for (const { token } of [declining, removed])
      expect(await api.send('answerWorkspaceInvitation', { workspace_id, accept: true }, token)).toMatchObject({
        status: 404,
      });
    expect((await api.call('workspaceTeam', { workspace_id }, owner.token)).members).toEqual([
      { name: owner.username, role: 'Besitzer', invite_accepted: 1 },
      { name: byLink.username, role: 'Trainieren', invite_accepted: 1 },
    ]);
    expect(await api.send('resendWorkspaceInvite', { workspace_id, name }, owner.token)).toMatchObject({ status: 409 });
    const again = { workspace_id, name: byLink.username, new_role: 'Trainieren' };
    expect(await api.send('inviteToWorkspace', again, owner.token)).toMatchObject({ status: 409 });
  });

  test("neither the Besitzer's row nor one's own is changed", async () => {
    const deputy = await aMember('Voller Zugriff');
    for (const name of [owner.username, deputy.username]) {
      expect(await api.send('removeFromWorkspace', { workspace_id, name }, deputy.token)).toMatchObject({
        status: 409,
      });
      const change = { workspace_id, name, new_role: 'Trainieren' };
      expect(await api.send('changeWorkspaceRole', change, deputy.token)).toMatchObject({ status: 409 });
    }
  });
});

describe('its dialogs', () => {
  test('are open to its members in their roles, marked in the team, and closed when one goes out', async () => {
    const [manager, editor] = [await aMember('Voller Zugriff'), await aMember('Bearbeiten + Trainieren')];
    expect(await put()).toMatchObject({ status: 200 });
    expect(await surveysOf(manager)).toEqual([{ survey_name: 'Teamklima', role: 'Voller Zugriff' }]);
    expect(await surveysOf(editor, { workspace_id })).toHaveLength(1);
    const team = await api.call('dialogPermissions', { survey_id }, editor.token);
    expect(team.workspace).toEqual({ workspace_id, name: 'Marktforschung' });
    const named = (name: string) => team.roles_current_survey_id.find((one) => one.name === name);
    expect(named(owner.username)).toMatchObject({
      role: 'Besitzer',
      own_role: 'Besitzer',
      workspace: { workspace_id },
    });
    expect(named(manager.username)).toMatchObject({ own_role: null, workspace: { role: 'Voller Zugriff' } });
    expect(named(editor.username)).toMatchObject({ role: 'Bearbeiten + Trainieren', own_role: null });
    const target = { survey_id, name: editor.username };
    expect(await api.send('deleteSharingUser', target, owner.token)).toMatchObject({ status: 409 });
    const change = { ...target, new_role: 'Analysieren' };
    expect(await api.send('changePermissionUser', change, owner.token)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('über einen Arbeitsbereich') },
    });
    expect(await put(null, survey_id, editor.token)).toMatchObject({ status: 409 });
    expect(await put(null, survey_id, manager.token)).toMatchObject({ status: 200 });
    expect(await surveysOf(editor)).toEqual([]);
    expect(await surveysOf(owner)).toEqual([{ survey_name: 'Teamklima', role: 'Besitzer' }]);
  });

  test('a new dialog is made in it', async () => {
    const member = await aMember('Analysieren');
    const { survey } = await api.call('createSurvey', { survey_name: 'Neu', workspace_id }, member.token);
    expect(survey).toMatchObject({ role: 'Besitzer', workspace_id });
    expect(await surveysOf(owner, { workspace_id })).toEqual([{ survey_name: 'Neu', role: 'Voller Zugriff' }]);
    const file = { file_name: 'f.csv', content: 'frage;antworten\nWie war es?;gut|schlecht', workspace_id };
    const stranger = await anAccount(api);
    for (const [call, input] of [
      ['createSurvey', { survey_name: 'Neu', workspace_id }],
      ['importQuestionnaire', file],
    ] as const)
      expect(await api.send(call, input, stranger.token)).toMatchObject({ status: 404 });
  });

  test('who is not in it puts nothing into it, takes nothing out, but the Besitzer of the dialog', async () => {
    await put();
    const guest = await anAccount(api);
    await api.call('inviteUser', { survey_id, name: guest.username, new_role: 'Voller Zugriff' }, owner.token);
    await api.call('answerInvitation', { survey_id, accept: true }, guest.token);
    expect(await put(null, survey_id, guest.token)).toMatchObject({ status: 404 });
    const own = await insertSurvey(api, { blocks: [], owner: guest });
    expect(await put(workspace_id, own, guest.token)).toMatchObject({ status: 404 });
    await aMember('Voller Zugriff');
    await api.call('leaveWorkspace', { workspace_id }, owner.token);
    expect(await put(null)).toMatchObject({ status: 200 });
  });

  test('a test chat ends with the right to test', async () => {
    await put();
    const member = await aMember('Trainieren');
    const chat = await api.call('testRegister', { survey_id }, member.token);
    await api.call('conversation', { survey_id }, chat.token_live);
    const change = { workspace_id, name: member.username, new_role: 'Analysieren' } as const;
    await api.call('changeWorkspaceRole', change, owner.token);
    expect(await api.send('conversation', { survey_id }, chat.token_live)).toMatchObject({ status: 404 });
  });
});

describe('leaving', () => {
  test('the last manager stays, and with another one the longest of them follows', async () => {
    expect(await api.send('leaveWorkspace', { workspace_id }, owner.token)).toMatchObject({ status: 409 });
    const deputy = await aMember('Voller Zugriff');
    api.clock.now += 1_000;
    await aMember('Voller Zugriff');
    await put();
    await api.call('leaveWorkspace', { workspace_id }, owner.token);
    expect(await mine(owner)).toEqual([]);
    expect(await mine(deputy)).toMatchObject([{ role: 'Besitzer', members: 2 }]);
    expect(await surveysOf(owner)).toEqual([{ survey_name: 'Teamklima', role: 'Besitzer' }]);
    expect(await surveysOf(deputy)).toEqual([{ survey_name: 'Teamklima', role: 'Voller Zugriff' }]);
  });

  test('a deleted account hands its workspaces and dialogs over; without a manager the workspace ends', async () => {
    await put();
    const other = randomUUID();
    await api.call('setWorkspace', { workspace_id: other, name: 'Allein' }, owner.token);
    const deputy = await aMember('Voller Zugriff');
    const before = await api.call('accountDeletion', {}, owner.token);
    expect(before.workspaces).toEqual([
      { workspace_id: other, name: 'Allein', handed_to: null },
      { workspace_id, name: 'Marktforschung', handed_to: deputy.username },
    ]);
    await api.call('deleteAccount', { password: TEST_PASSWORD }, owner.token);
    expect(await mine(deputy)).toMatchObject([{ workspace_id, role: 'Besitzer', surveys: 1 }]);
    expect(await surveysOf(deputy)).toEqual([{ survey_name: 'Teamklima', role: 'Besitzer' }]);
    await put(null, survey_id, deputy.token);
    expect(await surveysOf(deputy)).toEqual([{ survey_name: 'Teamklima', role: 'Besitzer' }]);
    await api.deliver();
  });
});

describe('deleting', () => {
  test('gives the dialogs back, and comes back with people and dialogs within 30 days', async () => {
    await put();
    const [deputy, member] = [await aMember('Voller Zugriff'), await aMember('Trainieren')];
    expect(await api.send('deleteWorkspace', { workspace_id }, deputy.token)).toMatchObject({ status: 409 });
    await api.call('deleteWorkspace', { workspace_id }, owner.token);
    expect(await surveysOf(member)).toEqual([]);
    expect(await mine(member)).toEqual([]);
    expect((await api.call('listSurveys', {}, owner.token)).surveys).toMatchObject([{ workspace_id: null }]);
    expect((await api.call('listWorkspaces', {}, owner.token)).deleted).toMatchObject([{ name: 'Marktforschung' }]);
    expect((await api.call('listWorkspaces', {}, deputy.token)).deleted).toEqual([]);
    await api.call('restoreWorkspace', { workspace_id }, owner.token);
    expect(await surveysOf(member)).toEqual([{ survey_name: 'Teamklima', role: 'Trainieren' }]);
  });

  test('is for good after 30 days', async () => {
    await put();
    await api.call('deleteWorkspace', { workspace_id }, owner.token);
    const before = api.clock.now;
    api.clock.now += 31 * DAY;
    await forgetExpired(api.services);
    api.clock.now = before;
    const { db } = api.services;
    expect(await db.selectFrom('workspaces').where('workspace_id', '=', workspace_id).select('name').execute()).toEqual(
      [],
    );
    const kept = db.selectFrom('surveys').where('survey_id', '=', survey_id).select(['workspace_id', 'deleted_at']);
    expect(await kept.execute()).toEqual([{ workspace_id: null, deleted_at: null }]);
  });
});

test("somebody's own workspace has neither people nor dialogs", async () => {
  await api.services.db
    .insertInto('workspaces')
    .values({ workspace_id: owner.user_id, name: '', personal_of: owner.user_id })
    .execute();
  await api.services.db
    .insertInto('workspace_members')
    .values({ workspace_id: owner.user_id, user_id: owner.user_id, role: 'Besitzer' })
    .execute();
  const own = { workspace_id: owner.user_id };
  expect(await put(owner.user_id)).toMatchObject({ status: 404 });
  expect(await api.send('workspaceTeam', own, owner.token)).toMatchObject({ status: 404 });
  expect(await api.send('deleteWorkspace', own, owner.token)).toMatchObject({ status: 404 });
  expect(await mine(owner)).toHaveLength(1);
});
