import { randomBytes } from 'node:crypto';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aReporter } from '../../../testing/aReporter.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { auditReleases } from '../../releases/upkeep/auditReleases.ts';
import { healReleases } from '../../releases/upkeep/healReleases.ts';

type Report = CallRequest<'sendReport'>;
type Told = 'shown' | Report['faults'][number]['kind'];
const HOUR_MS = 60 * 60_000;

let api: TestApi;
let admin: TestAuthor;
let tell: (report: Report) => Promise<void>;
beforeEach(async () => {
  api = await startTestApi();
  admin = await anAdmin(api);
  tell = await aReporter(api, (await anAuthor(api)).token);
  await api.product.release('shell', 's1');
  await releaseNext('v1');
});
afterEach(() => api.stop());

async function releaseNext(version: string): Promise<void> {
  api.clock.now += 1_000;
  await api.product.release('mf-share', version);
}

/** In how many new tabs a version is shown, or fails. */
async function tabs(version: string, told: Told, count: number): Promise<void> {
  for (let tab = 0; tab < count; tab += 1) {
    const place = { module: 'mf-share', version } as const;
    await tell({
      tab: randomBytes(8).toString('hex'),
      composition: '0123456789abcdef',
      in_use: [place],
      measures: told === 'shown' ? [{ ...place, kind: told, ms: 5_000 }] : [],
      faults: told === 'shown' ? [] : [{ ...place, kind: told, name: 'TypeError', place: '' }],
    });
  }
}

async function heal(): Promise<readonly string[]> {
  const told: string[] = [];
  await healReleases(api.services, (...taken) => told.push(taken.join(' ')));
  return told;
}

const mfShare = async () => {
  const { parts } = await api.call('releases', {}, admin.token);
  return parts.find(({ id }) => id === 'mf-share');
};
const lastGood = async () => (await api.product.releases.remotes()).remotes[0]?.lastGood?.version;

test('a full release that crashes is taken back for everybody, and those who look after it are told', async () => {
  await tabs('v1', 'shown', 4);
  await releaseNext('v2');
  await tabs('v2', 'crash', 2);
  expect(await heal()).toEqual([]);
  await tabs('v2', 'crash', 1);
  expect(await heal()).toEqual(['mf-share v2 v1']);
  expect(await mfShare()).toMatchObject({
    current: 'v1',
    held: 'rollback',
    taken_back: { version: 'v2', at: api.clock.now, was: 'release' },
  });
  expect(await heal()).toEqual([]);

  await auditReleases(api.services, 0);
  const { entries } = await api.call('adminAudit', { act: 'version_taken_back' }, admin.token);
  expect(entries).toMatchObject([{ detail: 'mf-share v2 wegen Fehlern', actor: null }]);
  const mails = (await api.deliver()).filter(({ subject }) => subject === 'Version zurückgenommen: mf-share');
  expect(mails.map(({ to }) => to)).toEqual([admin.username]);
});

test('one that begins to crash an hour later is taken back, though it was well in many tabs until then', async () => {
  await tabs('v1', 'shown', 4);
  await releaseNext('v2');
  await tabs('v2', 'shown', 100);
  await heal();
  api.clock.now += HOUR_MS;
  await tabs('v2', 'crash', 3);
  expect(await heal()).toEqual(['mf-share v2 v1']);
});

test('after two bad ones everybody goes back to the one that tabs were well with, not to the one before', async () => {
  await tabs('v1', 'shown', 1);
  await releaseNext('v2');
  await tabs('v2', 'crash', 1);
  await heal();
  await releaseNext('v3');
  expect(await lastGood()).toBe('v1');
  await tabs('v3', 'refused-write', 3);
  expect(await heal()).toEqual(['mf-share v3 v1']);
});

test.each(['error', 'rejection', 'load-fault'] as const)(
  'what a server that is away does as well takes nothing back: %s',
  async (kind) => {
    await tabs('v1', 'shown', 4);
    await releaseNext('v2');
    await tabs('v2', kind, 6);
    expect(await heal()).toEqual([]);
  },
);

test('what crashes as much as the one before stays, and so does what is pinned', async () => {
  await tabs('v1', 'shown', 4);
  await tabs('v1', 'crash', 2);
  await releaseNext('v2');
  await tabs('v2', 'shown', 4);
  await tabs('v2', 'crash', 3);
  expect(await heal()).toEqual([]);
  await api.product.releases.pin('mf-share', 'v2', 'test');
  await tabs('v2', 'crash', 20);
  expect(await heal()).toEqual([]);
});

test('where no version is known to be well nothing is taken back for a worse one', async () => {
  await tabs('v1', 'crash', 3);
  await heal();
  await releaseNext('v2');
  await tabs('v2', 'crash', 9);
  expect(await heal()).toEqual([]);
  expect(await mfShare()).toMatchObject({ current: 'v2' });
});
