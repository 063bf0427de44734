import { randomUUID } from 'node:crypto';
import { apiScopes } from '@dialogwerk/shared/contract';
import type { ApiScope, CallName, CallRecord } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAccount, TEST_PASSWORD } from '../../../testing/anAccount.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { clearApiKeys } from '../../apiKeys/clearApiKeys.ts';
import { callNames } from '../../calls/registerCalls.ts';

const api = await apiOfFile();
const HOUR_MS = 60 * 60_000;
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAccount(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});

const wanted = (fields = {}) => ({
  key_id: randomUUID(),
  name: 'Auswertung in R',
  scopes: ['dialogs:read' as ApiScope],
  ends_at: null,
  password: TEST_PASSWORD,
  ...fields,
});
const make = (fields = {}) => api.call('createApiKey', wanted(fields), author.token);
const overview = (key: string) => api.send('resultOverview', { survey_id, filter: '' }, key);
const later = (ms: number) => ({ ...api.services, now: () => api.clock.now + ms });

describe('a key', () => {
  test('is shown once, is stored as a hash, and makes calls in the name of its person', async () => {
    const { key, secret } = await make({ scopes: ['results:read'] });
    expect(secret).toMatch(/^dialogwerk_[\w-]{43}$/);
    expect(await overview(secret)).toMatchObject({ status: 200, body: { total: 0 } });
    const listed = await api.call('apiKeys', {}, author.token);
    expect(listed).toEqual({ keys: [{ ...key, last_used_at: api.clock.now }] });
    expect(JSON.stringify(listed)).not.toContain(secret);
    const rows = await api.services.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice('dialogwerk_'.length));
    const answer = await api.app.inject({
      method: 'GET',
      url: `/api/surveys/${survey_id}/results/overview?filter=`,
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('fetches a file of answers, which asks for a fresh login otherwise', async () => {
    const { secret } = await make({ scopes: ['results:read'] });
    const wish = { survey_id, format: 'csv' };
    const made = await api.send('excelExport', wish, secret);
    expect(made).toMatchObject({ status: 200 });
  });

  test('that is made again by a repeated call has the second secret alone', async () => {
    const one = wanted({ scopes: ['results:read'] });
    const first = await api.call('createApiKey', one, author.token);
    const again = await api.call('createApiKey', one, author.token);
    expect((await overview(first.secret)).status).toBe(401);
    expect((await overview(again.secret)).status).toBe(200);
    const other = await anAccount(api);
    expect(await api.send('createApiKey', one, other.token)).toMatchObject({ status: 404 });
    expect((await overview(again.secret)).status).toBe(200);
  });
});

describe('a key is open to', () => {
  /** Of all calls with a key, what they are refused with by the key alone; null for those that get past it. */
  async function refusals(secret: string): Promise<Map<CallName, number | null>> {
    const found = new Map<CallName, number | null>();
    for (const name of callNames) {
      if (calls[name].access === 'public') continue;
      await api.services.db.deleteFrom('rate_limits').execute();
      const { status, body } = await api.send(name, {}, secret);
      const isRefused = /"code":"(key\/|token\/|login\/expired)/.test(JSON.stringify(body));
      found.set(name, isRefused ? status : null);
    }
    return found;
  }

  test.each(apiScopes)('exactly the calls of its scope: %s', async (scope) => {
    const { secret } = await make({ scopes: [scope] });
    const expected = callNames.flatMap((name): [CallName, number | null][] => {
      const record: CallRecord = calls[name];
      if (record.access === 'public') return [];
      if (record.scope === scope) return [[name, null]];
      return [[name, record.scope ? 409 : 401]];
    });
    expect(await refusals(secret)).toEqual(new Map(expected));
  });

  test.each([
    'apiKeys',
    'createApiKey',
    'revokeApiKey',
    'account',
    'changePassword',
    'changeEmail',
    'deleteAccount',
  ] as const)('no call about the account: %s', async (name) => {
    const { secret } = await make({ scopes: [...apiScopes] });
    expect(await api.send(name, {}, secret)).toMatchObject({ status: 401, body: { code: 'key/not-here' } });
  });

  test.each(['inviteUser', 'listSecrets', 'createWebhook', 'deleteSurvey', 'signalKey', 'setRetention'] as const)(
    'nothing that gives others access or takes anything away: %s',
    async (name) => {
      const { secret } = await make({ scopes: [...apiScopes] });
      expect(await api.send(name, { survey_id, id: survey_id }, secret)).toMatchObject({
        body: { code: 'key/not-here' },
      });
    },
  );

  test('what its person may do: their role counts at each call', async () => {
    const { secret } = await make({ scopes: ['results:read', 'dialogs:write'] });
    const set = (role: 'Analysieren' | 'Trainieren') =>
      api.services.db.updateTable('members').set({ role }).where('survey_id', '=', survey_id).execute();
    await set('Trainieren');
    expect(await overview(secret)).toMatchObject({ status: 409, body: { code: 'role/insufficient' } });
    await set('Analysieren');
    expect((await overview(secret)).status).toBe(200);
    await api.services.db.deleteFrom('members').where('survey_id', '=', survey_id).execute();
    expect((await overview(secret)).status).toBe(404);
  });
});

describe('a key is dead', () => {
  const invalid = { status: 401, body: { code: 'key/invalid' } };

  test('once it is revoked, until that is taken back within an hour', async () => {
    const { key, secret } = await make({ scopes: ['results:read'] });
    await api.call('revokeApiKey', { key_id: key.key_id, is_revoked: true }, author.token);
    expect(await overview(secret)).toMatchObject(invalid);
    await api.call('revokeApiKey', { key_id: key.key_id, is_revoked: false }, author.token);
    expect((await overview(secret)).status).toBe(200);
    await api.call('revokeApiKey', { key_id: key.key_id, is_revoked: true }, author.token);
    await clearApiKeys(later(HOUR_MS + 1));
    expect(await api.send('revokeApiKey', { key_id: key.key_id, is_revoked: false }, author.token)).toMatchObject({
      status: 404,
    });
  });

  test('once it has run out', async () => {
    const { secret } = await make({ scopes: ['results:read'], ends_at: api.clock.now + 1_000 });
    api.clock.now += 1_000;
    expect(await overview(secret)).toMatchObject(invalid);
  });

  test('once its person is disabled, or their account is deleted', async () => {
    const { secret } = await make({ scopes: ['results:read'] });
    const ofAuthor = { user_id: author.user_id };
    const { db } = api.services;
    await db
      .updateTable('accounts')
      .set({ disabled_at: new Date() })
      .where((row) => row.and(ofAuthor))
      .execute();
    expect(await overview(secret)).toMatchObject({ status: 401, body: { code: 'account/disabled' } });
    await db
      .updateTable('accounts')
      .set({ disabled_at: null })
      .where((row) => row.and(ofAuthor))
      .execute();
    await api.call('deleteAccount', { password: TEST_PASSWORD }, author.token);
    expect(await overview(secret)).toMatchObject(invalid);
  });

  test('where it never was one', async () => {
    expect(await overview(`dialogwerk_${'x'.repeat(43)}`)).toMatchObject(invalid);
  });
});

describe('refused', () => {
  test('a wrong password, an end in the past, and no scope', async () => {
    const send = (fields: object) => api.send('createApiKey', wanted(fields), author.token);
    expect(await send({ password: 'falsch' })).toMatchObject({ status: 409, body: { field: 'password' } });
    expect(await send({ ends_at: api.clock.now - 1 })).toMatchObject({ body: { code: 'key/bad-end' } });
    expect(await send({ scopes: [] })).toMatchObject({ status: 400 });
    expect(await send({ scopes: ['accounts:write'] })).toMatchObject({ status: 400 });
    expect(await api.call('apiKeys', {}, author.token)).toEqual({ keys: [] });
  });

  test('more than twenty keys', async () => {
    for (let index = 0; index < 20; index += 1) await make();
    expect(await api.send('createApiKey', wanted(), author.token)).toMatchObject({ body: { code: 'key/too-many' } });
  });

  test('to revoke the key of somebody else', async () => {
    const { key, secret } = await make({ scopes: ['results:read'] });
    const other = await anAccount(api);
    expect(await api.send('revokeApiKey', { key_id: key.key_id, is_revoked: true }, other.token)).toMatchObject({
      status: 404,
    });
    expect((await overview(secret)).status).toBe(200);
  });

  test('more calls than a program needs, with the time to wait', async () => {
    const { secret } = await make({ scopes: ['results:read'] });
    for (let index = 0; index < 120; index += 1) expect((await overview(secret)).status).toBe(200);
    const last = await overview(secret);
    expect(last).toMatchObject({ status: 429, body: { code: 'key/too-many-calls' } });
    expect(last.headers['retry-after']).toBe('1');
  });
});
