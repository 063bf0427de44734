import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anEndpoint } from '../../../testing/anEndpoint.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { createModel } from '../../model/createModel.ts';
import { createModelEndpoints } from '../../model/createModelEndpoints.ts';
import { readKeyRing } from '../../secrets/KeyRing.ts';

const budgets = { conversation: 100_000, survey: 100_000, day: 100_000 };

let model: ModelServer;
let other: ModelServer;
let api: TestApi;
let admin: TestAuthor;
beforeAll(async () => {
  [model, other] = await Promise.all([startModelServer(), startModelServer()]);
  for (const server of [model, other]) server.behave({ kind: 'say', text: '{"antwort":"ja"}' });
  api = await startTestApi(undefined, undefined, createModel({ endpoints: [], atOnce: 4, budgets }));
});
afterAll(async () => {
  await api.stop();
  await Promise.all([model.stop(), other.stop()]);
});
beforeEach(async () => {
  admin = await anAdmin(api);
  await api.services.db.deleteFrom('model_endpoints').execute();
  await api.services.modelEndpoints.load();
});

const set = (more: object = {}) => ({
  endpoint: 'main',
  provider: 'openai',
  model: 'klein',
  url: model.url,
  ...more,
});
const connect = (more: object = {}) => api.send('adminSetModel', set(more), admin.token);
const seen = () => api.call('adminModel', {}, admin.token);
const tried = (endpoint: 'main' | 'reserve' = 'main') => api.call('adminTryModel', { endpoint }, admin.token);

it('an administrator connects a model, which is asked at once; nobody sees its key, and the trail says who did it', async () => {
  expect((await connect({ key: 'sehr-geheim' })).status).toBe(200);
  expect(await tried()).toMatchObject({ fault: null });
  expect(model.asked.at(-1)?.headers['authorization']).toBe('Bearer sehr-geheim');
  const state = await seen();
  expect(state).toMatchObject({
    by_environment: false,
    main: { model: 'klein' },
    urls: { main: model.url },
  });
  expect(JSON.stringify(state)).not.toContain('geheim');
  const rows = await api.services.db.selectFrom('model_endpoints').selectAll().execute();
  expect(rows[0]?.sealed?.includes('geheim')).toBe(false);
  const { entries } = await api.call('adminAudit', {}, admin.token);
  expect(entries[0]).toMatchObject({
    act: 'model_set',
    detail: `main: openai, ${new URL(model.url).host}`,
  });
  expect(JSON.stringify(entries)).not.toContain('geheim');
});

it('without a key the one of the same host stays, and it never goes to another', async () => {
  await connect({ key: 'sehr-geheim' });
  await connect({ model: 'groß' });
  await tried();
  expect(model.asked.at(-1)).toMatchObject({
    body: { model: 'groß' },
    headers: { authorization: 'Bearer sehr-geheim' },
  });
  expect(await connect({ url: other.url })).toMatchObject({
    status: 400,
    body: { code: 'model/key-missing', field: 'key' },
  });
  expect((await connect({ url: other.url, key: null })).status).toBe(200);
  await tried();
  expect(other.asked.at(-1)?.headers['authorization']).toBeUndefined();
});

it('what is missing is refused with a sentence, and nothing is changed', async () => {
  expect((await connect({ url: null })).body).toMatchObject({
    code: 'model/no-address',
    field: 'url',
  });
  for (const url of ['https://a:b@example.org', 'https://a@example.org', 'https://:b@example.org', 'ftp://example.org'])
    expect(await connect({ url })).toMatchObject({
      status: 400,
      body: { field: 'url' },
    });
  expect((await connect({ provider: 'anthropic', url: null })).body).toMatchObject({ code: 'model/key-missing' });
  expect((await connect({ endpoint: 'reserve' })).body).toMatchObject({
    code: 'model/reserve-alone',
  });
  expect((await connect({ url: 'ftp://modell.example' })).status).toBe(400);
  expect(await seen()).toMatchObject({ main: null, reserve: null });
});

it('a model is disconnected, brought back with its key within the hour, and forgotten after it', async () => {
  await connect({ key: 'sehr-geheim' });
  await connect({ endpoint: 'reserve', url: other.url });
  const remove = (endpoint: string) => api.send('adminRemoveModel', { endpoint }, admin.token);
  expect((await remove('main')).body).toMatchObject({
    code: 'model/reserve-alone',
  });
  await remove('reserve');
  await remove('main');
  expect(await seen()).toMatchObject({ main: null, urls: { main: null } });
  expect((await connect()).status).toBe(200);
  await tried();
  expect(model.asked.at(-1)?.headers['authorization']).toBe('Bearer sehr-geheim');
  await remove('main');
  api.clock.now += 61 * 60_000;
  await api.services.modelEndpoints.clear();
  expect(await api.services.db.selectFrom('model_endpoints').selectAll().execute()).toEqual([]);
});

it('another server asks what was connected here, and a new key of the installation takes the old one’s place', async () => {
  await connect({ key: 'sehr-geheim' });
  const { db, now } = api.services;
  const rows = await db.selectFrom('model_endpoints').selectAll().execute();
  const elsewhere = createModel({ endpoints: [], atOnce: 1, budgets });
  const strange = readKeyRing(randomBytes(32).toString('base64'));
  if (!strange) throw new Error('no key');
  const blind = createModelEndpoints(db, {
    keys: strange,
    model: elsewhere,
    now,
  });
  expect(await blind.renew()).toBe(1);
  await blind.load();
  expect(elsewhere.connected).toBe(false);
  expect(rows).toHaveLength(1);
});

it('models of the environment are changed by nobody here', async () => {
  const fixed = createModel({
    endpoints: [anEndpoint(model.url)],
    atOnce: 1,
    budgets,
  });
  const closed = await startTestApi(undefined, undefined, fixed);
  const { token } = await anAdmin(closed);
  expect((await closed.send('adminSetModel', set(), token)).body).toMatchObject({ code: 'model/by-environment' });
  expect((await closed.send('adminRemoveModel', { endpoint: 'main' }, token)).body).toMatchObject({
    code: 'model/by-environment',
  });
  expect(await closed.call('adminModel', {}, token)).toMatchObject({
    by_environment: true,
    main: { model: 'klein' },
  });
  await closed.stop();
});
