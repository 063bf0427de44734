import { afterAll, expect, test } from 'vitest';
import { anAuthor } from '../../testing/anAuthor.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { startTestApi } from '../../testing/startTestApi.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const shared = { ...database, release: async () => {} };
const api = await startTestApi(undefined, undefined, undefined, shared);
const second = await startTestApi(undefined, undefined, undefined, shared);
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

test.each([-3_600_000, 3_600_000])(
  'a server whose clock is %d ms off counts attempts as the others do: ten pass, and then one waits half a minute',
  async (off) => {
    const { username } = await anAuthor(api);
    second.clock.now = api.clock.now + off;
    const answers: { readonly status: number; readonly headers: Readonly<Record<string, unknown>> }[] = [];
    for (let tried = 0; tried < 12; tried += 1)
      answers.push(await (tried % 2 === 0 ? api : second).send('login', { username, password: 'falsch' }));
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    for (const { status, headers } of answers.slice(10)) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(20);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
    }
  },
);
