import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsNothing } from '../../../testing/aBuiltProduct.ts';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { startTestApi, TEST_RELEASE_KEY } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { takeBackTrials } from '../../releases/takeBackTrials.ts';

let api: TestApi;
let admin: TestAuthor;
beforeAll(async () => {
  api = await startTestApi();
  admin = await anAdmin(api);
  await api.product.release('shell', 's1');
  await api.product.release('mf-share', 'v1');
});
afterAll(() => api.stop());

const current = async (token: string) => {
  const { parts } = await api.call('releases', {}, token);
  return parts.find(({ id }) => id === 'mf-share')?.current;
};
const release = { id: 'mf-share', act: 'release' } as const;

/** A tab that tells what it runs, and whether something went wrong with it. */
async function tells(version: string, fails: boolean): Promise<void> {
  const tab = randomBytes(8).toString('hex');
  const place = { module: 'mf-share', version } as const;
  const faults = fails ? [{ ...place, kind: 'crash' as const, name: 'TypeError', place: '' }] : [];
  await api.call('sendReport', { tab, composition: '0123456789abcdef', in_use: [place], measures: [], faults });
}

test('a trial that fails in clearly more tabs than the current version is taken back by itself, one that does not stays', async () => {
  await api.product.build('mf-share', 'w2');
  await api.call('changeRelease', { ...release, act: 'try', version: undefined, share: 0.5 }, admin.token);
  const told: string[] = [];
  const look = () => takeBackTrials(api.services, (...taken) => told.push(taken.join(' ')));
  for (let tab = 0; tab < 10; tab += 1) await tells('v1', tab === 0);
  for (let tab = 0; tab < 8; tab += 1) await tells('w2', tab < 2);
  await look();
  expect(told).toEqual([]);
  await tells('w2', true);
  await look();
  expect(told).toEqual(['mf-share w2']);
  const { parts } = await api.call('releases', {}, admin.token);
  expect(parts.find(({ id }) => id === 'mf-share')).toMatchObject({ current: 'v1', trial: null });
  const { entries } = await api.call('adminAudit', { act: 'trial_taken_back' }, admin.token);
  expect(entries).toMatchObject([{ detail: 'mf-share w2', actor: null }]);
});

describe('releases by call', () => {
  test('do not exist for authors, want a fresh login, and take no other key than the installation’s', async () => {
    const author = await anAuthor(api);
    expect(await api.send('changeRelease', release, author.token)).toMatchObject({ status: 404 });
    expect(await api.send('releases', {}, author.token)).toMatchObject({ status: 404 });
    const { token } = await api.call('refresh', {}, (await anAdmin(api)).refresh_token);
    expect(await api.send('changeRelease', release, token)).toMatchObject({ status: 401 });
    for (const key of [`${TEST_RELEASE_KEY}x`, TEST_RELEASE_KEY.slice(1)])
      expect(await api.send('changeRelease', release, key)).toMatchObject({ status: 401 });
    expect(await api.send('changeRelease', release)).toMatchObject({ status: 401 });
    expect(await current(admin.token)).toBe('v1');
  });

  test('the release key releases and rolls back, and opens nothing else', async () => {
    await api.product.build('mf-share', 'v2');
    await api.call('changeRelease', release, TEST_RELEASE_KEY);
    expect(await current(TEST_RELEASE_KEY)).toBe('v2');
    expect(await api.send('adminUsers', {}, TEST_RELEASE_KEY)).toMatchObject({ status: 401 });
    const { part } = await api.call('changeRelease', { ...release, act: 'rollback' }, TEST_RELEASE_KEY);
    expect(part).toMatchObject({ current: 'v1', held: 'rollback' });
    const { entries } = await api.call('adminAudit', {}, admin.token);
    expect(entries.slice(0, 2)).toMatchObject([
      { act: 'version_rolled_back', actor: null, detail: 'mf-share v1 RELEASE_KEY' },
      { act: 'version_released', actor: null, detail: 'mf-share v2 RELEASE_KEY' },
    ]);
  });

  test('an admin pins, lets go, tries and ends, each in the audit trail; what lacks something is refused with its reason', async () => {
    const change = (more: object) => api.send('changeRelease', { ...release, ...more }, admin.token);
    expect(await change({ act: 'pin' })).toMatchObject({ status: 200, body: { part: { held: 'pin' } } });
    expect(await change({ version: 'v2' })).toMatchObject({ status: 409, body: { code: 'release/refused' } });
    expect(await change({ act: 'unpin' })).toMatchObject({ status: 200 });
    expect(await change({ act: 'try', version: 'v2', share: 0.1, users: [admin.user_id] })).toMatchObject({
      body: { part: { current: 'v1', trial: { version: 'v2', share: 0.1 } } },
    });
    expect(await change({ act: 'end-trial' })).toMatchObject({ body: { part: { trial: null } } });
    await api.product.build('mf-share', 'v3', {}, { needs: { ...needsNothing, calls: { listCharts: 'aa' } } });
    const answer = await change({});
    expect(answer).toMatchObject({ status: 409 });
    expect(JSON.stringify(answer.body)).toContain('Es fehlt der Aufruf listCharts in dieser Form');
    const { entries } = await api.call('adminAudit', {}, admin.token);
    expect(entries.slice(0, 4).map(({ act, actor }) => [act, actor])).toEqual([
      ['trial_ended', admin.username],
      ['trial_started', admin.username],
      ['version_unpinned', admin.username],
      ['version_pinned', admin.username],
    ]);
  });
});
