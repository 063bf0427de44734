import { beforeEach, describe, expect, test } from 'vitest';
import { attemptsAgo } from '../../../testing/attemptsAgo.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { TEST_PASSWORD, anAccount } from '../../../testing/anAccount.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { linkIn } from '../../../testing/linkIn.ts';

const MINUTE = 60_000;
const another = 'eine andere lange Losung';
const invalid = { status: 400, body: { msg: 'Ungültiger Link. Bitte erneut versuchen oder anmelden.' } };

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  await api.deliver();
  author = await anAccount(api);
});

async function asked(call: 'requestMagicLink' | 'requestPasswordReset', username = author.username) {
  await api.call(call, { username });
  return linkIn((await api.deliver())[0]);
}

describe('a login link', () => {
  test('opens a session once, confirms the address and is written down', async () => {
    const link = await asked('requestMagicLink');
    expect(link.path).toBe('/magic_link');
    const opened = await api.call('magicLink', { magic_link: link.token });
    if (opened.kind !== 'login') throw new Error(opened.kind);
    expect(opened).toMatchObject({ success: true, username: author.username, firstName: 'Ada' });
    expect(await api.call('account', {}, opened.token)).toMatchObject({ email_validated: true });
    expect(await api.send('magicLink', { magic_link: link.token })).toMatchObject(invalid);
    const acts = await api.services.db.selectFrom('audit').selectAll().where('actor_id', '=', author.user_id).execute();
    expect(acts).toMatchObject([{ act: 'login', detail: 'link' }]);
  });

  test('counts for 15 minutes from when its mail is sent', async () => {
    const link = await asked('requestMagicLink');
    api.clock.now += 15 * MINUTE;
    expect(await api.send('magicLink', { magic_link: link.token })).toMatchObject(invalid);
  });

  test('is opened once, however many try at once', async () => {
    const { token } = await asked('requestMagicLink');
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.send('magicLink', { magic_link: token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  test('opens nothing else', async () => {
    const { token } = await asked('requestMagicLink');
    expect(await api.send('resetPassword', { token, password: another })).toMatchObject(invalid);
    expect(await api.send('confirmEmail', { token })).toMatchObject(invalid);
    expect(await api.send('magicLinkRegistration', registration(token))).toMatchObject(invalid);
  });

  test('is not opened for a disabled account', async () => {
    const { token } = await asked('requestMagicLink');
    await disable();
    expect(await api.send('magicLink', { magic_link: token })).toMatchObject({
      status: 401,
      body: { msg: 'Account is disabled.' },
    });
  });

  test('is stored as a hash only, and its mail without it', async () => {
    await api.call('requestMagicLink', { username: author.username });
    const before = await everything();
    const { token } = linkIn((await api.deliver())[0]);
    expect(before + (await everything())).not.toContain(token);
    expect(await everything()).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('a reset link', () => {
  test('sets the password, ends all sessions, voids other links and tells the owner', async () => {
    const login = await asked('requestMagicLink');
    const { path, token } = await asked('requestPasswordReset');
    expect(path).toBe('/reset_password');
    expect(await api.call('resetPassword', { token, password: another })).toMatchObject({ username: author.username });
    expect(await api.send('account', {}, author.token)).toMatchObject({ status: 401 });
    expect(await api.send('refresh', {}, author.refresh_token)).toMatchObject({ status: 401 });
    expect(await api.send('magicLink', { magic_link: login.token })).toMatchObject(invalid);
    expect(await api.send('resetPassword', { token, password: another })).toMatchObject(invalid);
    expect(await api.send('login', { username: author.username, password: TEST_PASSWORD })).toMatchObject({
      status: 401,
    });
    await api.call('login', { username: author.username, password: another });
    expect(await api.deliver()).toMatchObject([{ to: author.username, subject: 'Ihr Passwort wurde geändert' }]);
  });

  test('counts once, however many set a password by it at once: the owner knows which one it is', async () => {
    const { token } = await asked('requestPasswordReset');
    const passwords = Array.from({ length: 4 }, (_, index) => `eine neue lange Losung ${index}`);
    const answers = await Promise.all(passwords.map((password) => api.send('resetPassword', { token, password })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    const set = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    const tried = passwords.map((password) => api.send('login', { username: author.username, password }));
    const letIn = (await Promise.all(tried)).map(({ status }) => status === 200);
    expect(letIn).toEqual(passwords.map((password) => password === set));
    expect(await api.deliver()).toHaveLength(1);
  });

  test('a weak password is refused and the link still counts', async () => {
    const { token } = await asked('requestPasswordReset');
    expect(await api.send('resetPassword', { token, password: 'kurz' })).toMatchObject({
      status: 400,
      body: { field: 'password', msg: expect.stringContaining('mindestens 10 Zeichen') },
    });
    await api.call('resetPassword', { token, password: another });
  });

  test('an expired password asks for it with 418, and a new one lets in again [§8.8]', async () => {
    await api.services.db
      .updateTable('accounts')
      .set({ password_expires_at: new Date(api.clock.now) })
      .where('user_id', '=', author.user_id)
      .execute();
    expect(await api.send('login', { username: author.username, password: TEST_PASSWORD })).toMatchObject({
      status: 418,
      body: { msg: 'Ihr Passwort ist abgelaufen. Bitte setzen Sie Ihr Passwort zurück.' },
    });
    expect(await api.send('login', { username: author.username, password: 'falsch' })).toMatchObject({ status: 401 });
    const { token } = await asked('requestPasswordReset');
    await api.call('resetPassword', { token, password: another });
    await api.call('login', { username: author.username, password: another });
  });
});

describe('whoever asks for a link', () => {
  test.each(['requestMagicLink', 'requestPasswordReset'] as const)(
    '%s: gets the same answer and causes the same rows for an unknown address, and no mail',
    async (call) => {
      const rows = () => api.services.db.selectFrom('mails').select('mail_id').execute();
      const before = await rows();
      const known = await api.send(call, { username: author.username });
      const between = await rows();
      const unknown = await api.send(call, { username: 'nobody@example.org' });
      expect(unknown.body).toEqual(known.body);
      expect(unknown.status).toBe(known.status);
      expect((await rows()).length - between.length).toBe(between.length - before.length);
      expect((await api.deliver()).map((mail) => mail.to)).toEqual([author.username]);
    },
  );

  test('floods no inbox: after five mails each one doubles the wait', async () => {
    const ask = () => api.send('requestMagicLink', { username: author.username });
    for (let time = 0; time < 5; time += 1) expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^(29|30)$/) } });
    await attemptsAgo(api, 30_000);
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^(59|60)$/) } });
  });

  test('links to log in and to set a password are counted apart', async () => {
    for (let time = 0; time < 6; time += 1) await api.send('requestMagicLink', { username: author.username });
    expect(await api.send('requestMagicLink', { username: author.username })).toMatchObject({ status: 429 });
    expect(await api.send('requestPasswordReset', { username: author.username })).toMatchObject({ status: 200 });
  });

  test('a disabled account gets no mail', async () => {
    await disable();
    await api.call('requestPasswordReset', { username: author.username });
    expect(await api.deliver()).toEqual([]);
  });
});

const registration = (magic_link: string) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  password: another,
  magic_link,
});

async function disable(): Promise<void> {
  await api.services.db
    .updateTable('accounts')
    .set({ disabled_at: new Date(api.clock.now) })
    .where('user_id', '=', author.user_id)
    .execute();
}

/** All that is stored about links and mails, as text. */
async function everything(): Promise<string> {
  const { rows } = await api.services.pool.query<{ text: string }>(
    'select mails::text as text from mails union all select one_time_links::text from one_time_links',
  );
  return rows.map(({ text }) => text).join('\n');
}
