import { describe, expect, test } from 'vitest';
import { attemptsAgo } from '../../../testing/attemptsAgo.ts';
import { hashPassword } from '../../passwords/passwordHash.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { linkIn } from '../../../testing/linkIn.ts';
import { addressGroup } from '../../throttle/addressGroup.ts';

const password = 'eine gute lange Losung';
const SECOND = 1_000;

const api = await apiOfFile();

async function anAccount(username: string): Promise<void> {
  await api.services.db
    .insertInto('accounts')
    .values({ user_id: crypto.randomUUID(), username, first_name: 'Ada', password_hash: await hashPassword(password) })
    .execute();
}

/** Tries to log in from an address of one's own. */
async function logIn(username: string, given: string, address = '192.0.2.1') {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password: given },
    remoteAddress: address,
  });
  const body: unknown = response.json();
  return { status: response.statusCode, headers: response.headers, body };
}

describe('login', () => {
  test('gives tokens that work and the names that the profile shows [§3.1]', async () => {
    await anAccount('ada@example.org');
    const answer = await api.call('login', { username: 'ada@example.org', password });
    expect(answer).toMatchObject({
      success: true,
      username: 'ada@example.org',
      firstName: 'Ada',
      lastName: null,
      admin: false,
    });
    expect(await api.send('verifyToken', {}, answer.token)).toMatchObject({ status: 200, body: { kind: 'author' } });
  });

  test('many at once of one account succeed together or are told to wait', async () => {
    await anAccount('together@example.org');
    const all = await Promise.all(Array.from({ length: 20 }, () => logIn('together@example.org', password)));
    expect(all.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  });

  test('capital letters and spaces around the address do not matter', async () => {
    await anAccount('grace@example.org');
    expect(await logIn(' Grace@Example.org ', password)).toMatchObject({ status: 200 });
  });

  test('a wrong password and an unknown account get the same answer', async () => {
    await anAccount('wrong@example.org');
    const wrong = await logIn('wrong@example.org', 'falsch');
    const unknown = await logIn('nobody@example.org', 'falsch');
    expect(wrong).toMatchObject({ status: 401, body: { msg: 'Invalid credentials' } });
    expect(wrong.body).toEqual({
      msg: 'Invalid credentials',
      code: 'login/invalid-credentials',
      request_id: expect.any(String),
    });
    expect(unknown.body).toEqual({
      msg: 'Invalid credentials',
      code: 'login/invalid-credentials',
      request_id: expect.any(String),
    });
    expect(unknown.status).toBe(wrong.status);
  });

  test('an unknown account takes the time of a password check', async () => {
    await anAccount('slow@example.org');
    // CPU, which is what the check of a password takes, because other work would disturb the clock.
    const time = async (username: string, address: string) => {
      const before = process.cpuUsage();
      await logIn(username, 'falsch', address);
      return process.cpuUsage(before).user;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await time('slow@example.org', `198.51.100.${round}`));
      unknown.push(await time(`no-one-${round}@example.org`, `198.51.100.${round}`));
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? 0;
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
    expect(median(unknown) / median(known)).toBeLessThan(2);
  });

  test('too many failures of one account lock it for a time that grows, for the address that they came from [§8.9]', async () => {
    await anAccount('target@example.org');
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await logIn('target@example.org', 'falsch', '203.0.113.99')).toMatchObject({ status: 401 });
    }
    const locked = await logIn('target@example.org', password, '203.0.113.99');
    expect(locked).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^(29|30)$/) },
      body: { msg: 'Zu viele Versuche. Bitte versuchen Sie es später erneut.' },
    });
    await attemptsAgo(api, 30 * SECOND);
    expect(await logIn('target@example.org', 'falsch', '203.0.113.99')).toMatchObject({ status: 401 });
    expect(await logIn('target@example.org', password, '203.0.113.99')).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^(59|60)$/) },
    });
    await attemptsAgo(api, 60 * SECOND);
    expect(await logIn('target@example.org', password, '203.0.113.99')).toMatchObject({ status: 200 });
    expect(await logIn('target@example.org', 'falsch', '203.0.113.99')).toMatchObject({ status: 401 });
  });

  test('failures from elsewhere do not lock the owner out, whether or not there is such an account', async () => {
    await anAccount('owner@example.org');
    for (const username of ['owner@example.org', 'nobody-here@example.org']) {
      for (let failure = 0; failure < 11; failure += 1) await logIn(username, 'falsch', '203.0.113.150');
      expect(await logIn(username, 'falsch', '203.0.113.150')).toMatchObject({ status: 429 });
      expect(await logIn(username, 'falsch', '192.0.2.151')).toMatchObject({ status: 401 });
    }
    expect(await logIn('owner@example.org', password, '192.0.2.151')).toMatchObject({ status: 200 });
  });

  test('a guess from ever new addresses is slowed; a known device and a mailed link get in all the while', async () => {
    await anAccount('famous@example.org');
    const { device } = await api.call('login', { username: 'famous@example.org', password });
    const guess = (number: number) => logIn('famous@example.org', 'falsch', `10.1.${number >> 8}.${number & 255}`);
    for (let number = 0; number < 100; number += 1) expect((await guess(number)).status).toBe(401);
    expect(await guess(100)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^(29|30)$/) },
    });
    expect(await logIn('famous@example.org', password, '10.9.9.9')).toMatchObject({ status: 429 });

    const known = { username: 'famous@example.org', password, device };
    expect(await api.send('login', known)).toMatchObject({ status: 200 });
    expect(await guess(101)).toMatchObject({ status: 429 });

    await api.call('requestMagicLink', { username: 'famous@example.org' });
    const { token } = linkIn((await api.deliver()).at(-1));
    expect(await api.send('magicLink', { magic_link: token })).toMatchObject({ status: 200 });

    await api.call('requestPasswordReset', { username: 'famous@example.org' });
    const reset = linkIn((await api.deliver()).at(-1));
    const another = 'noch eine ganz andere Losung';
    const after = await api.call('resetPassword', { token: reset.token, password: another });
    expect(await api.send('login', { ...known, password: another })).toMatchObject({ status: 429 });
    expect(await api.send('login', { ...known, password: another, device: after.device })).toMatchObject({
      status: 200,
    });
  });

  test('a known device is one of this very account, may try as often as an address, and is known for half a year', async () => {
    await anAccount('mine@example.org');
    await anAccount('yours@example.org');
    const { device } = await api.call('login', { username: 'mine@example.org', password });
    const at = (username: string, given: string, mark = device) =>
      api.send('login', { username, password: given, device: mark });
    for (let failure = 0; failure < 10; failure += 1) expect((await at('mine@example.org', 'falsch')).status).toBe(401);
    expect((await at('mine@example.org', password)).status).toBe(429);
    for (const forged of [device.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')), 'x', '9'.repeat(200), '..']) {
      expect((await at('mine@example.org', 'falsch', forged)).status).toBe(401);
    }
    for (let failure = 0; failure < 10; failure += 1) await at('yours@example.org', 'falsch');
    expect((await at('yours@example.org', password)).status).toBe(429);
    api.clock.now += 181 * 24 * 60 * 60 * SECOND;
    await logIn('mine@example.org', 'falsch', '127.0.0.1');
    for (let failure = 0; failure < 10; failure += 1) await logIn('mine@example.org', 'falsch', '127.0.0.1');
    expect((await at('mine@example.org', password)).status).toBe(429);
  });

  test('many guesses at once are counted one by one', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => logIn('burst@example.org', `falsch ${guess}`, '198.18.0.1')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('too many failures from one address lock it for all accounts', async () => {
    await anAccount('neighbour@example.org');
    for (let failure = 0; failure < 50; failure += 1)
      await logIn(`guess-${failure}@example.org`, 'falsch', '192.0.2.77');
    expect(await logIn('neighbour@example.org', password, '192.0.2.77')).toMatchObject({ status: 429 });
    expect(await logIn('neighbour@example.org', password, '192.0.2.78')).toMatchObject({ status: 200 });
  });

  test('a proxy on this machine tells the address, anybody else who claims one is not believed', async () => {
    const attempt = (remoteAddress: string, claimed: string, guess: number) =>
      api.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username: `proxied-${guess}@example.org`, password: 'falsch' },
        remoteAddress,
        headers: { 'x-forwarded-for': claimed },
      });
    const statuses = new Set<number>();
    for (let guess = 0; guess < 51; guess += 1) {
      statuses.add((await attempt('127.0.0.1', `192.0.2.${guess}`, guess)).statusCode);
    }
    expect([...statuses]).toEqual([401]);
    for (let guess = 0; guess < 51; guess += 1) {
      statuses.add((await attempt('203.0.113.200', `192.0.2.${guess}`, 100 + guess)).statusCode);
    }
    expect([...statuses]).toEqual([401, 429]);
  });

  test('logins that succeed never add up to a lock', async () => {
    await anAccount('often@example.org');
    for (let time = 0; time < 12; time += 1) {
      expect(await logIn('often@example.org', password, '192.0.2.90')).toMatchObject({ status: 200 });
    }
  });

  test('neither names nor addresses are stored with the failures', async () => {
    await logIn('secret-name@example.org', 'falsch', '192.0.2.123');
    const { rows } = await api.services.pool.query<{ key: Buffer }>('select key from login_failures');
    expect(rows.every(({ key }) => key.length === 32)).toBe(true);
  });
});

describe('addressGroup', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
