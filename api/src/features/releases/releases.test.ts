import { randomBytes } from 'node:crypto';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsNothing } from '../../../testing/aBuiltProduct.ts';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aReporter } from '../../../testing/aReporter.ts';
import { startTestApi, TEST_RELEASE_KEY } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { auditReleases } from '../../releases/upkeep/auditReleases.ts';
import { takeBackTrials } from '../../releases/upkeep/takeBackTrials.ts';

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

type Report = CallRequest<'sendReport'>;

/** What a new tab tells: what it runs, and whether something went wrong with it. */
function aTab(version: string, fails: boolean): Report {
  const place = { module: 'mf-share', version } as const;
  const faults = fails ? [{ ...place, kind: 'crash' as const, name: 'TypeError', place: '' }] : [];
  const tab = randomBytes(8).toString('hex');
  return { tab, composition: '0123456789abcdef', in_use: [place], measures: [], faults };
}
const signedIn = async () => aReporter(api, (await anAuthor(api)).token);

test('a trial that fails in clearly more tabs than the current version is taken back by itself, one that does not stays', async () => {
  await api.product.build('mf-share', 'w2');
  await api.call('changeRelease', { ...release, act: 'try', version: undefined, share: 0.5 }, admin.token);
  const told: string[] = [];
  const look = () => takeBackTrials(api.services, (...taken) => told.push(taken.join(' ')));
  const [anna, bert] = [await signedIn(), await signedIn()];
  for (let tab = 0; tab < 10; tab += 1) await anna(aTab('v1', tab === 0));
  for (let tab = 0; tab < 8; tab += 1) await bert(aTab('w2', tab < 2));
  await anna(aTab('w2', false));
  await look();
  expect(told).toEqual([]);
  await anna(aTab('w2', true));
  await look();
  expect(told).toEqual(['mf-share w2']);
  const mfShare = async () => (await api.call('releases', {}, admin.token)).parts.find(({ id }) => id === 'mf-share');
  const taken_back = { version: 'w2', at: api.clock.now };
  expect(await mfShare()).toMatchObject({ current: 'v1', trial: null, taken_back });

  for (let time = 0; time < 2; time += 1) await auditReleases(api.services, 0);
  const { entries } = await api.call('adminAudit', { act: 'trial_taken_back' }, admin.token);
  expect(entries).toMatchObject([{ detail: 'mf-share w2 wegen Fehlern', actor: null }]);
  const mails = (await api.deliver()).filter(({ subject }) => subject === 'Erprobung zurückgenommen: mf-share');
  expect(mails.map(({ to }) => to)).toEqual([admin.username]);
  expect(mails[0]?.text).toContain('Die Version w2 von mf-share');

  await api.call('changeRelease', { ...release, act: 'pin', version: undefined }, admin.token);
  await api.call('changeRelease', { ...release, act: 'unpin', version: undefined }, admin.token);
  expect(await mfShare()).toMatchObject({ taken_back: null });
});

test('nobody ends a trial by lies: who is not signed in does not count, one account is not enough, nor whom it does not name', async () => {
  await api.product.build('mf-share', 'x1');
  const named = await anAuthor(api);
  const judged = async (): Promise<boolean> => {
    const told: string[] = [];
    await takeBackTrials(api.services, (...taken) => told.push(taken.join(' ')));
    return told.length > 0;
  };
  const fail = async (tell: (report: Report) => Promise<unknown>) => {
    for (let tab = 0; tab < 4; tab += 1) await tell(aTab('x1', true));
  };
  await api.call('changeRelease', { ...release, act: 'try', share: 0.5 }, admin.token);
  await (
    await signedIn()
  )(aTab('x1', false));
  await fail((report) => api.call('sendReport', report));
  expect(await judged()).toBe(false);
  await fail(await signedIn());
  expect(await judged()).toBe(false);

  api.clock.now += 1_000;
  await api.call('changeRelease', { ...release, act: 'try', share: 0, users: [named.user_id] }, admin.token);
  await fail(await signedIn());
  await fail(await signedIn());
  expect(await judged()).toBe(false);
  // The only one whom it has reached.
  await fail(await aReporter(api, named.token));
  expect(await judged()).toBe(true);
});

test('what a command or a start has done stands in the trail as what a call has done, once', async () => {
  await api.product.release('mf-analyse', 'cli1');
  await auditReleases(api.services, 0);
  await auditReleases(api.services, 0);
  const { entries } = await api.call('adminAudit', { act: 'version_released' }, admin.token);
  const told = entries.filter(({ detail }) => detail.startsWith('mf-analyse'));
  expect(told).toMatchObject([{ detail: 'mf-analyse cli1 test, Kommandozeile', actor: null }]);
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
