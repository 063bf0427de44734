import type { RoleName } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { TEST_PASSWORD, anAccount } from '../../../testing/anAccount.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertManager } from '../../../testing/insertManager.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { linkIn } from '../../../testing/linkIn.ts';

const api = await apiOfFile();
let owner: TestAuthor;
let survey_id: string;
let count = 0;
beforeEach(async () => {
  owner = await anAccount(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

const newAddress = () => `Neu-${(count += 1)}@example.org`;
const team = async (id = survey_id, token = owner.token) =>
  (await api.call('dialogPermissions', { survey_id: id }, token)).roles_current_survey_id;
const invite = (name: string, more: object = {}, token = owner.token) =>
  api.send('inviteUser', { survey_id, name, new_role: 'Trainieren', ...more }, token);

describe('inviting an unknown address', () => {
  test('makes a pending member, and its mail a registration with the dialog on the dashboard [§3.15]', async () => {
    const name = newAddress();
    expect(await invite(` ${name} `)).toMatchObject({ status: 200 });
    expect(await team()).toMatchObject([
      { role: 'Besitzer', invite_accepted: 1 },
      { name: name.toLowerCase(), role: 'Trainieren', invite_accepted: 0 },
    ]);
    const [mail] = await api.deliver();
    expect(mail).toMatchObject({ to: name, subject: expect.stringContaining('Zufriedenheit im Team') });
    expect(mail?.text).toContain(`Ada Lovelace (${owner.username})`);
    const { path, token } = linkIn(mail);
    expect(path).toBe('/magic_link');
    expect(await api.call('magicLink', { magic_link: token })).toEqual({ kind: 'registration', username: name });
    const registered = await api.call('magicLinkRegistration', {
      username: name,
      firstName: 'Grace',
      lastName: 'Hopper',
      password: 'eine lange neue Losung',
      magic_link: token,
    });
    expect((await api.call('listSurveys', {}, registered.token)).surveys).toMatchObject([
      { survey_id, role: 'Trainieren' },
    ]);
    expect(await team()).toMatchObject([{}, { name, invite_accepted: 1 }]);
    expect(await api.call('account', {}, registered.token)).toMatchObject({
      email_validated: true,
      firstName: 'Grace',
    });
    expect(await api.send('magicLink', { magic_link: token })).toMatchObject({ status: 400 });
  });

  test('registers with the address of the mail alone, and a good password', async () => {
    await invite(newAddress());
    const { token: magic_link } = linkIn((await api.deliver())[0]);
    const good = { firstName: 'A', lastName: 'B', password: 'eine lange neue Losung', magic_link };
    expect(await api.send('magicLinkRegistration', { ...good, username: 'eve@example.org' })).toMatchObject({
      status: 400,
      body: { field: 'username' },
    });
    expect(await api.send('magicLinkRegistration', { ...good, password: '1234567890' })).toMatchObject({
      status: 400,
      body: { field: 'password' },
    });
    const both = await Promise.all([1, 2].map(() => api.send('magicLinkRegistration', good)));
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  });
});

describe('inviting someone with an account', () => {
  test('opens nothing until they accept, by the link or in the product', async () => {
    const [byLink, inProduct] = [await anAuthor(api), await anAuthor(api)];
    for (const { username } of [byLink, inProduct]) await invite(username);
    expect(await api.send('dialog', { survey_id }, byLink.token)).toMatchObject({ status: 404 });
    const mails = await api.deliver();
    expect(mails[0]?.text).toContain('Einladung annehmen'.slice(0, 10));
    const opened = await api.call('magicLink', { magic_link: linkIn(mails[0]).token });
    expect(opened).toEqual({
      kind: 'accepted',
      username: byLink.username,
      survey_names: ['Zufriedenheit im Team'],
      workspace_names: [],
    });
    expect(await api.send('magicLink', { magic_link: linkIn(mails[0]).token })).toMatchObject({ status: 400 });
    const { invitations } = await api.call('invitations', {}, inProduct.token);
    expect(invitations).toMatchObject([
      { survey_id, role: 'Trainieren', invited_by: `Ada Lovelace (${owner.username})` },
    ]);
    await api.call('answerInvitation', { survey_id, accept: true }, inProduct.token);
    for (const { token } of [byLink, inProduct]) {
      expect(await api.send('dialog', { survey_id }, token)).toMatchObject({ status: 200 });
    }
  });

  test('who declines is no longer listed, and nobody answers for others', async () => {
    const [invited, stranger] = [await anAuthor(api), await anAuthor(api)];
    await invite(invited.username);
    expect(await api.send('answerInvitation', { survey_id, accept: true }, stranger.token)).toMatchObject({
      status: 404,
    });
    await api.call('answerInvitation', { survey_id, accept: false }, invited.token);
    expect(await team()).toHaveLength(1);
    expect(await api.send('answerInvitation', { survey_id, accept: true }, invited.token)).toMatchObject({
      status: 404,
    });
    await api.deliver();
  });

  test('answers the same as for an unknown address, so that nobody learns who has an account', async () => {
    const known = await invite((await anAuthor(api)).username);
    const unknown = await invite(newAddress());
    expect(unknown.body).toEqual(known.body);
    await api.deliver();
  });

  test('of one who is a member already is refused', async () => {
    const member = await anAuthorWithRole(api, survey_id, 'Analysieren');
    expect(await invite(member.username)).toMatchObject({ status: 409 });
    expect(await api.deliver()).toEqual([]);
  });
});

describe('an invitation that waits', () => {
  test('can be sent again, changed and taken back', async () => {
    const name = newAddress();
    await invite(name);
    await api.deliver();
    const target = { survey_id, name, new_role: 'Analysieren' as const };
    await api.call('resendInvite', target, owner.token);
    const [mail] = await api.deliver();
    expect(mail?.text).toContain('Trainieren');
    await api.call('changePermissionUser', target, owner.token);
    expect(await team()).toMatchObject([{}, { role: 'Analysieren', invite_accepted: 0 }]);
    await api.call('deleteSharingUser', { survey_id, name }, owner.token);
    expect(await team()).toHaveLength(1);
    const { token: magic_link } = linkIn(mail);
    const { token } = await api.call('magicLinkRegistration', {
      firstName: 'A',
      lastName: 'B',
      password: 'eine lange neue Losung',
      magic_link,
    });
    expect((await api.call('listSurveys', {}, token)).surveys).toEqual([]);
    expect(await api.send('resendInvite', target, owner.token)).toMatchObject({ status: 409 });
  });
});

describe('the team', () => {
  test('is managed by Besitzer and Voller Zugriff alone [§6.5]', async () => {
    const name = newAddress();
    const roles: readonly (readonly [RoleName, number])[] = [
      ['Voller Zugriff', 200],
      ['Bearbeiten + Trainieren', 409],
      ['Trainieren', 409],
      ['Analysieren', 409],
    ];
    for (const [role, status] of roles) {
      const { token } = await anAuthorWithRole(api, survey_id, role);
      expect(await invite(name, {}, token)).toMatchObject({ status });
    }
    await api.deliver();
  });

  test('a change holds at once', async () => {
    const member = await anAuthorWithRole(api, survey_id, 'Analysieren');
    const target = { survey_id, name: member.username };
    expect(await api.send('answers', { survey_id }, member.token)).toMatchObject({ status: 200 });
    await api.call('changePermissionUser', { ...target, new_role: 'Trainieren' }, owner.token);
    expect(await api.send('answers', { survey_id }, member.token)).toMatchObject({ status: 409 });
    const chat = await api.call('testRegister', { survey_id }, member.token);
    await api.call('conversation', { survey_id }, chat.token_live);
    await api.call('deleteSharingUser', target, owner.token);
    expect(await api.send('answers', { survey_id }, member.token)).toMatchObject({ status: 404 });
    expect(await api.send('conversation', { survey_id }, chat.token_live)).toMatchObject({ status: 404 });
  });

  test('a role that may not test ends the test chat', async () => {
    const member = await anAuthorWithRole(api, survey_id, 'Trainieren');
    const change = { survey_id, name: member.username };
    const chat = await api.call('testRegister', { survey_id }, member.token);
    await api.call('changePermissionUser', { ...change, new_role: 'Bearbeiten + Trainieren' }, owner.token);
    await api.call('conversation', { survey_id }, chat.token_live);
    await api.call('changePermissionUser', { ...change, new_role: 'Analysieren' }, owner.token);
    expect(await api.send('conversation', { survey_id }, chat.token_live)).toMatchObject({ status: 404 });
  });

  test("neither the Besitzer's row nor one's own can be changed or removed [§6.7]", async () => {
    const deputy = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
    const attempts: readonly (readonly [string, string])[] = [
      [deputy.token, owner.username],
      [deputy.token, deputy.username],
      [owner.token, owner.username],
    ];
    for (const [token, name] of attempts) {
      const target = { survey_id, name };
      expect(await api.send('deleteSharingUser', target, token)).toMatchObject({ status: 409 });
      const change = { ...target, new_role: 'Trainieren' };
      expect(await api.send('changePermissionUser', change, token)).toMatchObject({ status: 409 });
    }
    expect(await team()).toMatchObject([{ role: 'Besitzer' }, { role: 'Voller Zugriff' }]);
  });

  test('Besitzer is given by nobody [§6.4]', async () => {
    expect(await invite(newAddress(), { new_role: 'Besitzer' })).toMatchObject({
      status: 400,
      body: { msg: 'Bitte eine Berechtigung auswählen' },
    });
  });

  test('a person who is not in it is unknown', async () => {
    expect(await api.send('deleteSharingUser', { survey_id, name: newAddress() }, owner.token)).toMatchObject({
      status: 404,
    });
  });
});

describe('in a multi-chat', () => {
  async function twoDialogs() {
    const other = await insertSurvey(api, { blocks: threeQuestions, owner, survey_name: 'Der zweite Chat' });
    const dialog_manager_id = await insertManager(api, survey_id);
    await api.services.db
      .insertInto('manager_surveys')
      .values({ survey_id: other, dialog_manager_id, order: 2 })
      .execute();
    return { other, all: { apply_to_multichat: true, dialog_manager_id } };
  }

  test('all dialogs are shared by one mail, changed and taken away together [§6.8]', async () => {
    const { other, all } = await twoDialogs();
    const name = newAddress();
    await invite(name, all);
    const mails = await api.deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Der zweite Chat');
    for (const id of [survey_id, other]) expect(await team(id)).toHaveLength(2);
    const { token } = await api.call('magicLinkRegistration', {
      firstName: 'A',
      lastName: 'B',
      password: TEST_PASSWORD,
      magic_link: linkIn(mails[0]).token,
    });
    expect((await api.call('listSurveys', {}, token)).surveys).toHaveLength(2);
    await api.call('changePermissionUser', { survey_id, name, new_role: 'Analysieren', ...all }, owner.token);
    for (const id of [survey_id, other]) expect(await team(id)).toMatchObject([{}, { role: 'Analysieren' }]);
    await api.call('deleteSharingUser', { survey_id, name, ...all }, owner.token);
    for (const id of [survey_id, other]) expect(await team(id)).toHaveLength(1);
  });

  test('without the switch, the dialog alone', async () => {
    const { other, all } = await twoDialogs();
    await invite(newAddress(), { ...all, apply_to_multichat: false });
    expect(await team()).toHaveLength(2);
    expect(await team(other)).toHaveLength(1);
    await api.deliver();
  });

  test('who may not manage one of the teams changes none', async () => {
    const { other, all } = await twoDialogs();
    const deputy = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
    expect(await invite(newAddress(), all, deputy.token)).toMatchObject({ status: 409 });
    for (const id of [survey_id, other]) expect((await team(id)).every((row) => row.invite_accepted === 1)).toBe(true);
    expect(await api.deliver()).toEqual([]);
  });

  test('one that was deleted joins nothing any more', async () => {
    const { other, all } = await twoDialogs();
    await api.call('deleteManager', { id: all.dialog_manager_id }, owner.token);
    expect(await invite(newAddress(), all)).toMatchObject({ status: 404 });
    expect(await invite(newAddress(), { apply_to_multichat: true })).toMatchObject({ status: 200 });
    expect(await team()).toHaveLength(2);
    expect(await team(other)).toHaveLength(1);
    await api.deliver();
  });

  test('another multi-chat than that of the dialog does not exist', async () => {
    const elsewhere = await insertManager(api, await insertSurvey(api, { blocks: [], owner }));
    const wrong = { apply_to_multichat: true, dialog_manager_id: elsewhere };
    expect(await invite(newAddress(), wrong)).toMatchObject({ status: 404 });
  });
});
