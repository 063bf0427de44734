import { beforeEach, expect, test, vi } from 'vitest';
import * as argon2 from '@node-rs/argon2';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAccount } from '../../../testing/anAccount.ts';

// Spies that still do the work.
vi.mock('@node-rs/argon2', { spy: true });

const api = await apiOfFile();
beforeEach(() => {
  vi.mocked(argon2.verify).mockClear();
});

/** Algorithm and costs of the hash that a guess was checked against, and the queries that the login made. */
async function workOf(username: string) {
  const queries = vi.spyOn(api.services.pool, 'connect');
  expect(await api.send('login', { username, password: 'falsch' })).toMatchObject({
    status: 401,
    body: { msg: 'Invalid credentials' },
  });
  const checked = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
  const connections = queries.mock.calls.length;
  queries.mockRestore();
  vi.mocked(argon2.verify).mockClear();
  return { checked, connections };
}

test('a wrong password and an unknown account take the same work: one check of equal cost, as many queries', async () => {
  const { username } = await anAccount(api);
  const known = await workOf(username);
  expect(known.checked).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
  expect(await workOf('niemand@example.org')).toEqual(known);
});
