import type { CallRequest } from '@dialogwerk/shared/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { aReporter } from '../../../testing/aReporter.ts';
import { reporterOf } from '../../releases/serving/viewerCookies.ts';
import { clearReports } from '../../reports/clearReports.ts';
import { errorShare } from '../../reports/errorShare.ts';
import { versionsInUse } from '../../reports/versionsInUse.ts';

type Report = CallRequest<'sendReport'>;

const HOUR = 60 * 60_000;
const share = { module: 'mf-share', version: 'v1' } as const;

const api = await apiOfFile();
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

const shareOf = (since: number, version = 'v1', reporters: readonly string[] | null = null) =>
  errorShare(api.services.db, { module: 'mf-share', version, since, reporters });
const none = { tabs: 0, faulty: 0, reporters: 0, faultyReporters: 0 };

test('the share of errors counts tabs and accounts, from the moment that is asked for', async () => {
  const [anna, bert] = [await anAuthor(api), await anAuthor(api)];
  const tells = await aReporter(api, anna.token);
  await tells(aReport({ faults: [aFault, aFault] }));
  await tells(aReport({ tab: 'aaaaaaaaaaaaaaaa' }));
  await (
    await aReporter(api, bert.token)
  )(aReport({ tab: 'bbbbbbbbbbbbbbbb' }));
  const since = api.clock.now;
  expect(await shareOf(since)).toEqual({ tabs: 3, faulty: 1, reporters: 2, faultyReporters: 1 });
  const ofBert = [reporterOf(api.services.pseudonym, bert.user_id)];
  expect(await shareOf(since, 'v1', ofBert)).toEqual({ tabs: 1, faulty: 0, reporters: 1, faultyReporters: 0 });
  expect(await shareOf(since, 'v2')).toEqual(none);
  expect(await shareOf(since + 1)).toEqual(none);
});

test('what was told where nobody was signed in, or by a made-up cookie, stands in the figures alone', async () => {
  await api.call('sendReport', aReport({ faults: [aFault] }));
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/reports',
    payload: aReport({ tab: 'aaaaaaaaaaaaaaaa', faults: [aFault] }),
    headers: { cookie: 'dialogwerk-reporter=0123456789abcdef.AAAA' },
  });
  expect(answer.statusCode).toBe(200);
  expect(await shareOf(0)).toEqual(none);
  const { versions } = await api.call('adminReports', {}, (await anAdmin(api)).token);
  expect(versions).toMatchObject([{ tabs: 2, faulty_tabs: 2 }]);
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
  expect(await shareOf(0)).toEqual(none);
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
