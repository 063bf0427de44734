import { uploads } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetExpired } from '../../forgetExpired.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aPdf, aPng } from '../../../testing/media/sampleFiles.ts';
import { TEST_PASSWORD, anAccount } from '../../../testing/anAccount.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { linkIn } from '../../../testing/linkIn.ts';

const another = 'eine andere lange Losung';
const DAY = 24 * 60 * 60_000;
const wrongPassword = { status: 409, body: { field: 'password' } };

const api = await apiOfFile();
let author: TestAuthor;
let count = 0;
beforeEach(async () => {
  await api.deliver();
  author = await anAccount(api);
});
const newAddress = () => `neu-${(count += 1)}@example.org`;

describe('the account', () => {
  test('shows its owner what is stored, and changes what is given alone', async () => {
    expect(await api.call('account', {}, author.token)).toMatchObject({
      username: author.username,
      firstName: 'Ada',
      admin: false,
      email_validated: false,
      pending_email: null,
      language: 'de',
      theme: 'system',
      avatar_src: null,
      avatar: null,
    });
    await api.call('updateAccount', { theme: 'dark' }, author.token);
    expect(await api.call('updateAccount', { lastName: 'Byron' }, author.token)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      theme: 'dark',
    });
  });

  test('a generated picture is one that the server draws', async () => {
    const avatar = { seed: 'Ada & Co', flip: true, radius: 50, backgroundColor: ['5ABAB2', 'transparent'] };
    const { avatar_src } = await api.call('updateAccount', { avatar }, author.token);
    expect(avatar_src).toBe('/avatars/Ada%20%26%20Co.svg?flip=true&radius=50&backgroundColor=5ABAB2%2Ctransparent');
    expect((await api.app.inject(avatar_src ?? '')).headers['content-type']).toContain('svg');
    expect(await api.call('updateAccount', { avatar: null }, author.token)).toMatchObject({ avatar_src: null });
  });
});

describe('an uploaded picture', () => {
  async function upload(content: Buffer) {
    const response = await api.app.inject({
      method: 'POST',
      url: uploads.avatar.path,
      payload: content,
      headers: { authorization: `Bearer ${author.token}`, 'content-type': 'image/png' },
    });
    const body: unknown = response.json();
    return { status: response.statusCode, body };
  }
  const seen = async (address: string | null) => (await api.app.inject(address ?? '')).statusCode;
  const address = async () => (await api.call('account', {}, author.token)).avatar_src;

  test('is shown to everyone, rather than the generated one, until that is taken again', async () => {
    await api.call('updateAccount', { avatar: { seed: 'Ada' } }, author.token);
    expect(await upload(aPng())).toMatchObject({
      status: 200,
      body: { avatar_uploaded: true, avatar: { seed: 'Ada' } },
    });
    const first = await address();
    expect(first).toMatch(/^\/media\/.+\.png$/);
    await upload(aPng(128));
    const second = await address();
    api.clock.now += DAY;
    await forgetExpired(api.services);
    expect([await seen(first), await seen(second)]).toEqual([404, 200]);
    const { token } = await api.services.tokens.open(api.services.db, 'author', author.user_id);
    await api.call('updateAccount', { avatar: { seed: 'Ada' } }, token);
    api.clock.now += DAY;
    await forgetExpired(api.services);
    expect(await seen(second)).toBe(404);
  });

  test('is a picture of at most 2 MB', async () => {
    expect(await upload(aPdf())).toMatchObject({ status: 415 });
    expect(await upload(aPng(2 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await address()).toBeNull();
  });
});

describe('another address', () => {
  test('counts once it is confirmed; the old one counts until then and is told', async () => {
    const username = newAddress();
    const waits = await api.call('changeEmail', { username, password: TEST_PASSWORD }, author.token);
    expect(waits).toMatchObject({ username: author.username, pending_email: username });
    const [mail] = await api.deliver();
    expect(mail?.to).toBe(username);
    const { path, token } = linkIn(mail);
    expect(path).toBe('/email_validation');
    expect(await api.call('confirmEmail', { token })).toEqual({ msg: 'success', username });
    expect(await api.call('account', {}, author.token)).toMatchObject({
      username,
      pending_email: null,
      email_validated: true,
    });
    expect(await api.deliver()).toMatchObject([
      { to: author.username, subject: 'Ihre E-Mail-Adresse wurde geändert', text: expect.stringContaining(username) },
    ]);
    await api.call('login', { username, password: TEST_PASSWORD });
    expect(await api.send('confirmEmail', { token })).toMatchObject({ status: 400 });
  });

  test('a second wish makes the first link void', async () => {
    await api.call('changeEmail', { username: newAddress(), password: TEST_PASSWORD }, author.token);
    const { token } = linkIn((await api.deliver())[0]);
    await api.call('changeEmail', { username: newAddress(), password: TEST_PASSWORD }, author.token);
    expect(await api.send('confirmEmail', { token })).toMatchObject({ status: 400 });
  });

  test('that has an account gets no mail, and nobody is told why', async () => {
    const other = await anAuthor(api);
    const taken = await api.send('changeEmail', { username: other.username, password: TEST_PASSWORD }, author.token);
    expect(taken).toMatchObject({ status: 200, body: { pending_email: other.username } });
    expect(await api.send('requestEmailValidation', {}, author.token)).toMatchObject({ status: 200 });
    expect(await api.deliver()).toEqual([]);
  });

  test('that is registered while its link waits stays with who registered', async () => {
    const username = newAddress();
    await api.call('changeEmail', { username, password: TEST_PASSWORD }, author.token);
    const { token } = linkIn((await api.deliver())[0]);
    await api.services.db
      .insertInto('accounts')
      .values({ user_id: crypto.randomUUID(), username, password_hash: '' })
      .execute();
    expect(await api.send('confirmEmail', { token })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('bisherige Adresse gilt weiter') },
    });
  });

  test('wants the password', async () => {
    const wish = { username: newAddress(), password: 'falsch' };
    expect(await api.send('changeEmail', wish, author.token)).toMatchObject(wrongPassword);
  });

  test("the account's own address is confirmed by the mail that one asks for", async () => {
    await api.call('requestEmailValidation', {}, author.token);
    const { token } = linkIn((await api.deliver())[0]);
    await api.call('confirmEmail', { token });
    expect(await api.send('confirmEmail', { token })).toMatchObject({ status: 400 });
    expect(await api.call('account', {}, author.token)).toMatchObject({ email_validated: true });
    expect(await api.send('requestEmailValidation', {}, author.token)).toMatchObject({ status: 409 });
  });
});

describe('another password', () => {
  test('ends all other sessions and tells the owner', async () => {
    const elsewhere = await api.services.tokens.open(api.services.db, 'author', author.user_id);
    const change = { password: TEST_PASSWORD, new_password: another };
    expect(await api.send('changePassword', { ...change, password: 'falsch' }, author.token)).toMatchObject(
      wrongPassword,
    );
    expect(await api.send('changePassword', { ...change, new_password: 'kurz' }, author.token)).toMatchObject({
      status: 400,
      body: { field: 'new_password' },
    });
    await api.call('changePassword', change, author.token);
    expect(await api.send('account', {}, author.token)).toMatchObject({ status: 200 });
    expect(await api.send('account', {}, elsewhere.token)).toMatchObject({ status: 401 });
    expect(await api.deliver()).toMatchObject([{ subject: 'Ihr Passwort wurde geändert' }]);
    await api.call('login', { username: author.username, password: another });
  });

  test('a stolen session cannot guess it', async () => {
    const guess = () => api.send('changePassword', { password: 'falsch', new_password: another }, author.token);
    for (let time = 0; time < 10; time += 1) expect(await guess()).toMatchObject(wrongPassword);
    expect(await guess()).toMatchObject({ status: 429 });
  });
});

describe('sessions', () => {
  test('are listed with their device, and end one by one or all at once', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: author.username, password: TEST_PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
    const { token: second }: { token: string } = response.json();
    const { sessions } = await api.call('sessions', {}, second);
    expect(sessions).toHaveLength(2);
    expect(sessions.find((session) => session.current)).toMatchObject({ device: 'Firefox auf Windows' });
    const other = sessions.find((session) => !session.current)?.session_id ?? '';
    const stranger = await anAuthor(api);
    expect(await api.send('endSession', { session_id: other }, stranger.token)).toMatchObject({ status: 404 });
    await api.call('endSession', { session_id: other }, second);
    expect(await api.send('account', {}, author.token)).toMatchObject({
      status: 401,
      body: { msg: 'Token has expired' },
    });
    await api.call('endAllSessions', {}, second);
    expect(await api.send('account', {}, second)).toMatchObject({ status: 401 });
    expect(await api.send('refresh', {}, author.refresh_token)).toMatchObject({ status: 401 });
  });
});
