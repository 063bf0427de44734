import { aClient } from '@dialogwerk/shared/testing';
import { beforeAll, expect, test } from 'vitest';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { anAuthor } from '../../testing/anAuthor.ts';

const MINUTE = 60_000;

const api = await apiOfFile();
let url: string;
beforeAll(async () => {
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

async function tokensOf(user_id: string): Promise<number> {
  const { rows } = await api.services.pool.query(
    'select from refresh_tokens join token_families using (family_id) where subject_id = $1',
    [user_id],
  );
  return rows.length;
}

test('twenty calls at once with an expired token: one refresh, twenty right answers', async () => {
  const author = await anAuthor(api);
  const client = aClient(url, author);
  api.clock.now += 15 * MINUTE;
  const names = Array.from({ length: 20 }, (_, index) => `Dialog ${index}`);
  const answers = await Promise.all(names.map((survey_name) => client.call('createSurvey', { survey_name })));
  expect(answers.map(({ survey }) => survey.survey_name)).toEqual(names);
  // The one of the login, and the one of the refresh.
  expect(await tokensOf(author.user_id)).toBe(2);
  expect(client.events).toEqual([]);
  expect((await client.call('listSurveys', {})).surveys).toHaveLength(20);
});

test('a stolen old refresh token ends the session of the thief and of the owner', async () => {
  const author = await anAuthor(api);
  const owner = aClient(url, author);
  for (let time = 0; time < 2; time += 1) {
    api.clock.now += 15 * MINUTE;
    await owner.call('account', {});
  }
  const thief = aClient(url, author);
  await expect(thief.call('account', {})).rejects.toMatchObject({ status: 401 });
  await expect(owner.call('account', {})).rejects.toMatchObject({ status: 401 });
  expect([thief.events, owner.events]).toEqual([
    [{ kind: 'ended', code: 'login/expired' }],
    [{ kind: 'ended', code: 'login/expired' }],
  ]);
});

test('an account that is disabled meanwhile ends the session without a refresh', async () => {
  const author = await anAuthor(api);
  const client = aClient(url, author);
  await api.services.db
    .updateTable('accounts')
    .set({ disabled_at: new Date(api.clock.now) })
    .where('user_id', '=', author.user_id)
    .execute();
  await expect(client.call('account', {})).rejects.toMatchObject({ status: 401, msg: 'Account is disabled.' });
  expect(client.events).toEqual([{ kind: 'ended', code: 'account/disabled' }]);
  expect(await tokensOf(author.user_id)).toBe(1);
});
