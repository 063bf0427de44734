import type { CallRequest } from '@dialogwerk/shared/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { clearReports } from '../../reports/clearReports.ts';
import { errorShare } from '../../reports/errorShare.ts';
import { versionsInUse } from '../../reports/versionsInUse.ts';

type Report = CallRequest<'sendReport'>;

const HOUR = 60 * 60_000;
const share = { module: 'mf-share', version: 'v1' } as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.services.db.deleteFrom('module_tabs').execute();
  await api.services.db.deleteFrom('module_reports').execute();
  await api.services.db.deleteFrom('rate_limits').execute();
});

const aReport = (fields: Partial<Report> = {}): Report => ({
  tab: '0123456789abcdef',
  composition: 'fedcba9876543210',
  in_use: [share],
  measures: [],
  faults: [],
  ...fields,
});
const aLoad = (ms: number) => ({ ...share, kind: 'load', ms, bytes: ms }) as const;
const aFault = { ...share, kind: 'crash', name: 'TypeError', place: 'mf-share/v1/assets/module-x.js:1:20' } as const;

test('a version is counted by its tabs, its faults and its measures', async () => {
  const admin = await anAdmin(api);
  await api.call('sendReport', aReport({ measures: [100, 200, 300, 400, 500].map((ms) => aLoad(ms)) }));
  await api.call(
    'sendReport',
    aReport({ tab: 'aaaaaaaaaaaaaaaa', faults: [aFault, { ...aFault, kind: 'rolled-back' }] }),
  );
  await api.call('sendReport', aReport({ measures: [{ ...share, kind: 'interaction', ms: 48 }] }));
  const { versions, open_tabs } = await api.call('adminReports', {}, admin.token);
  expect(open_tabs).toBe(2);
  expect(versions).toEqual([
    {
      ...share,
      tabs: 2,
      faulty_tabs: 1,
      loads: 5,
      errors: 1,
      load_p75: 400,
      frame_p75: null,
      interaction_p75: 48,
      bytes: 500,
      last_seen_at: api.clock.now,
    },
  ]);
});

test('the share of errors counts tabs, from the moment that is asked for', async () => {
  await api.call('sendReport', aReport({ faults: [aFault, aFault] }));
  await api.call('sendReport', aReport({ tab: 'aaaaaaaaaaaaaaaa' }));
  const since = api.clock.now;
  expect(await errorShare(api.services.db, 'mf-share', 'v1', since)).toEqual({ tabs: 2, faulty: 1 });
  expect(await errorShare(api.services.db, 'mf-share', 'v2', since)).toEqual({ tabs: 0, faulty: 0 });
  expect(await errorShare(api.services.db, 'mf-share', 'v1', since + 1)).toEqual({ tabs: 0, faulty: 0 });
});

test('a version is in use while a tab says so, and is forgotten after 14 days', async () => {
  await api.call('sendReport', aReport());
  await api.call(
    'sendReport',
    aReport({ in_use: [share, share, { module: 'shell', version: 's1' }], faults: [aFault] }),
  );
  const inUse = [
    { ...share, tabs: 1 },
    { module: 'shell', version: 's1', tabs: 1 },
  ];
  expect(await versionsInUse(api.services.db, api.clock.now)).toEqual(inUse);
  await clearReports(api.services.db, api.clock.now + 14 * 24 * HOUR);
  expect(await versionsInUse(api.services.db, 0)).toEqual(inUse);
  await clearReports(api.services.db, api.clock.now + 14 * 24 * HOUR + 1);
  expect(await versionsInUse(api.services.db, 0)).toEqual([]);
  expect(await errorShare(api.services.db, 'mf-share', 'v1', 0)).toEqual({ tabs: 0, faulty: 0 });
});

test.each([
  ['an address of the page', { ...aFault, place: '/configurator/abc123' }],
  ["a user's words", { ...aFault, name: 'Error: Wie geht es Anna?' }],
  ['another host', { ...aFault, place: 'https://example.org/a.js:1:1' }],
])('%s is refused', async (_, fault) => {
  expect(await api.send('sendReport', aReport({ faults: [fault] }))).toMatchObject({ status: 400 });
});

test('an address that reports without end is told to wait, and others are not', async () => {
  await api.call('sendReport', aReport());
  const answers = await Promise.all(Array.from({ length: 300 }, () => api.send('sendReport', aReport({ in_use: [] }))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  api.clock.now += 1_000;
  expect(await api.send('sendReport', aReport())).toMatchObject({ status: 200 });
});
