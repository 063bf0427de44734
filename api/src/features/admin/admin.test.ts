import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { TEST_PASSWORD, anAccount } from '../../../testing/anAccount.ts';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { linkIn } from '../../../testing/linkIn.ts';

const api = await apiOfFile();
let admin: TestAuthor;
beforeEach(async () => {
  await api.deliver();
  admin = await anAdmin(api);
});

const disabled = { status: 401, body: { msg: 'Account is disabled.' } };

describe('the admin side', () => {
  test('does not exist for others, wants a fresh login, and ends with the flag', async () => {
    const author = await anAuthor(api);
    expect(await api.send('adminUsers', {}, author.token)).toMatchObject({
      status: 404,
      body: { msg: 'Diese Adresse gibt es hier nicht.' },
    });
    const { token } = await api.call('refresh', {}, admin.refresh_token);
    expect(await api.send('adminUsers', {}, token)).toMatchObject({
      status: 401,
      body: { msg: 'Fresh token required' },
    });
    const other = await anAdmin(api);
    await api.call('adminUpdateUser', { user_id: admin.user_id, admin: false }, other.token);
    expect(await api.send('adminUsers', {}, admin.token)).toMatchObject({ status: 404 });
  });
});

describe('users', () => {
  test('are found by parts of name and address, a page at a time', async () => {
    const { db } = api.services;
    const many = Array.from({ length: 60 }, (_, index) => ({
      user_id: crypto.randomUUID(),
      username: `viele-${String(index).padStart(2, '0')}@example.org`,
      first_name: '100%',
      password_hash: '',
    }));
    await db.insertInto('accounts').values(many).execute();
    const first = await api.call('adminUsers', { search: 'VIELE-' }, admin.token);
    expect([first.total, first.users.length, first.users[0]?.username]).toEqual([60, 50, 'viele-00@example.org']);
    const second = await api.call('adminUsers', { search: 'viele-', page: 2 }, admin.token);
    expect(second.users).toHaveLength(10);
    expect((await api.call('adminUsers', { search: '100%' }, admin.token)).total).toBe(60);
    expect((await api.call('adminUsers', { search: '100_' }, admin.token)).total).toBe(0);
  });

  test('a disabled one is out everywhere at once, and stays out once enabled until the next login', async () => {
    const author = await anAccount(api);
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
    const chat = await api.call('testRegister', { survey_id }, author.token);
    const { user } = await api.call('adminUpdateUser', { user_id: author.user_id, disabled: true }, admin.token);
    expect(user.disabled).toBe(true);
    expect(await api.send('listSurveys', {}, author.token)).toMatchObject(disabled);
    expect(await api.send('verifyToken', {}, author.token)).toMatchObject(disabled);
    expect(await api.send('refresh', {}, author.refresh_token)).toMatchObject(disabled);
    expect(await api.send('refresh', {}, chat.refresh_token_live)).toMatchObject(disabled);
    const credentials = { username: author.username, password: TEST_PASSWORD };
    expect(await api.send('login', credentials)).toMatchObject(disabled);
    expect(await api.send('login', { ...credentials, password: 'falsch' })).toMatchObject({
      body: { msg: 'Invalid credentials' },
    });
    await api.call('adminUpdateUser', { user_id: author.user_id, disabled: false }, admin.token);
    expect(await api.send('listSurveys', {}, author.token)).toMatchObject({ status: 401 });
    await api.call('login', credentials);
  });

  test('an expired password asks for a new one at the next login', async () => {
    const author = await anAccount(api);
    const { user } = await api.call(
      'adminUpdateUser',
      { user_id: author.user_id, password_expired: true },
      admin.token,
    );
    expect(user.password_expired).toBe(true);
    const credentials = { username: author.username, password: TEST_PASSWORD };
    expect(await api.send('login', credentials)).toMatchObject({ status: 418 });
  });

  test('nobody disables themselves or gives their own flag away', async () => {
    for (const change of [{ disabled: true }, { admin: false }]) {
      const answer = await api.send('adminUpdateUser', { user_id: admin.user_id, ...change }, admin.token);
      expect(answer).toMatchObject({ status: 409 });
    }
  });

  test('of two admins who shut each other out at once one stays', async () => {
    for (const change of [{ disabled: true }, { admin: false }]) {
      const [one, other] = [await anAdmin(api), await anAdmin(api)];
      const answers = await Promise.all([
        api.send('adminUpdateUser', { user_id: other.user_id, ...change }, one.token),
        api.send('adminUpdateUser', { user_id: one.user_id, ...change }, other.token),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('a new one is invited to register, one that exists is not', async () => {
    const username = 'Neue.Kollegin@example.org';
    await api.call('adminInviteUser', { username }, admin.token);
    const { token: magic_link } = linkIn((await api.deliver())[0]);
    const person = { firstName: 'Neue', lastName: 'Kollegin', password: TEST_PASSWORD, magic_link };
    await api.call('magicLinkRegistration', person);
    await api.call('login', { username, password: TEST_PASSWORD });
    expect(await api.send('adminInviteUser', { username }, admin.token)).toMatchObject({ status: 409 });
  });

  test('the confirmation of an address is sent again', async () => {
    const { user_id, username } = await anAuthor(api);
    await api.call('adminResendValidation', { user_id }, admin.token);
    const [mail] = await api.deliver();
    expect(mail?.to).toBe(username);
    await api.call('confirmEmail', { token: linkIn(mail).token });
    expect(await api.send('adminResendValidation', { user_id }, admin.token)).toMatchObject({ status: 409 });
  });
});

describe('dialogs', () => {
  test('are listed without their content, and given to somebody, deleted ones too', async () => {
    const owner = await anAuthor(api);
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner, survey_name: 'Verwaist' });
    const heir = await anAuthorWithRole(api, survey_id, 'Analysieren');
    await api.call('deleteSurvey', { survey_id }, owner.token);
    const { surveys, total } = await api.call('adminSurveys', { search: 'verwaist' }, admin.token);
    expect(total).toBe(1);
    expect(surveys).toMatchObject([{ survey_id, owner: owner.username, members: 2, questions: 3, finished: 0 }]);
    expect(surveys[0]?.deleted_at).toBe(api.clock.now);
    expect(JSON.stringify(surveys)).not.toContain('Wie heißen Sie');
    const { survey } = await api.call('adminHandOver', { survey_id, username: heir.username }, admin.token);
    expect(survey).toMatchObject({ owner: heir.username, deleted_at: null });
    expect((await api.call('listSurveys', {}, heir.token)).surveys).toMatchObject([{ role: 'Besitzer' }]);
    expect((await api.call('listSurveys', {}, owner.token)).surveys).toMatchObject([{ role: 'Voller Zugriff' }]);
    expect(await api.deliver()).toMatchObject([{ to: heir.username }]);
    const nobody = { survey_id, username: 'niemand@example.org' };
    expect(await api.send('adminHandOver', nobody, admin.token)).toMatchObject({ status: 404 });
  });

  test('an admin has no role in them', async () => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: await anAuthor(api) });
    expect(await api.send('answers', { survey_id }, admin.token)).toMatchObject({ status: 404 });
  });
});

describe('the system', () => {
  test('tells versions, database and mails, and gives mails that failed another chance', async () => {
    api.mail.refusal = Object.assign(new Error('anna@example.org refused'), { responseCode: 550, command: 'RCPT TO' });
    const { username } = await anAuthor(api);
    await api.call('requestMagicLink', { username });
    await api.deliver();
    const state = await api.call('adminSystem', {}, admin.token);
    expect(state.modules.map(({ id }) => id)).toContain('shell');
    expect(state.database).toMatchObject({ version: expect.stringMatching(/^\d+/), size: expect.any(Number) });
    expect(state.database.migration).toMatch(/^\d{3}_/);
    expect(state.queue).toMatchObject({ waiting: 0, failed: 1 });
    expect(state.queue.failures).toMatchObject([{ kind: 'login', recipient: username, reason: 'Error 550 RCPT TO' }]);
    expect(state.mail).toMatchObject({ transport: 'folder', target: 'memory' });
    api.mail.refusal = null;
    expect(await api.call('adminRetryMails', {}, admin.token)).toEqual({ retried: 1 });
    expect(await api.deliver()).toMatchObject([{ to: username }]);
  });
});

describe('the audit trail', () => {
  test('tells who did what to whom, the newest first and page by page, by ids once somebody is gone', async () => {
    const author = await anAccount(api);
    for (let time = 0; time < 30; time += 1) {
      await api.call('adminUpdateUser', { user_id: author.user_id, disabled: true }, admin.token);
      await api.call('adminUpdateUser', { user_id: author.user_id, disabled: false }, admin.token);
    }
    const wanted = { user_id: author.user_id };
    const first = await api.call('adminAudit', wanted, admin.token);
    expect(first.more).toBe(true);
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toMatchObject({ act: 'user_enabled', actor: admin.username, target: author.username });
    const before = first.entries.at(-1)?.audit_id ?? 0;
    const second = await api.call('adminAudit', { ...wanted, before }, admin.token);
    expect([second.entries.length, second.more]).toEqual([10, false]);
    await api.services.db.deleteFrom('accounts').where('user_id', '=', author.user_id).execute();
    const later = await api.call('adminAudit', { ...wanted, act: 'user_disabled' }, admin.token);
    expect(later.entries[0]).toMatchObject({ act: 'user_disabled', target: null, target_id: author.user_id });
  });

  test('counts failed logins once a minute, by account, and holds neither name nor address', async () => {
    await api.services.failedLogins.flush();
    await api.services.db.deleteFrom('audit').execute();
    const author = await anAccount(api);
    const tries = [author.username, author.username, 'fremd@example.org'];
    for (const username of tries) await api.send('login', { username, password: 'falsch' });
    await api.services.failedLogins.flush();
    const { entries } = await api.call('adminAudit', { act: 'login_failed' }, admin.token);
    expect(entries.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
      [null, '1 ×'],
      [author.user_id, '2 ×'],
    ]);
    const { rows } = await api.services.pool.query<{ text: string }>('select audit::text as text from audit');
    expect(rows.map(({ text }) => text).join()).not.toMatch(/@|127\.0\.0\.1/);
  });

  test('loses no failed login that cannot be written for a while', async () => {
    const { failedLogins, pool } = api.services;
    const { user_id } = await anAccount(api);
    failedLogins.count(user_id);
    await pool.query('alter table audit rename to audit_away');
    await expect(failedLogins.flush()).rejects.toThrow('audit');
    await pool.query('alter table audit_away rename to audit');
    failedLogins.count(user_id);
    await failedLogins.flush();
    const { entries } = await api.call('adminAudit', { act: 'login_failed', user_id }, admin.token);
    expect(entries).toMatchObject([{ detail: '2 ×' }]);
  });

  test('notes a stolen refresh token', async () => {
    const author = await anAuthor(api);
    const second = await api.call('refresh', {}, author.refresh_token);
    await api.call('refresh', {}, second.refresh_token);
    expect(await api.send('refresh', {}, author.refresh_token)).toMatchObject({ status: 401 });
    const { entries } = await api.call('adminAudit', { user_id: author.user_id }, admin.token);
    expect(entries).toMatchObject([{ act: 'token_theft' }]);
  });
});
