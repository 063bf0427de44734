import { randomUUID } from 'node:crypto';
import type { CallRequest, ChatState } from '@dialogwerk/shared/contract';
import { callDirectly, callOrThrow } from '@dialogwerk/shared/testing';
import { until } from '@dialogwerk/shared/testing/servers';
import { expect } from 'playwright/test';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { twoServers } from '../product/twoServers.ts';
import type { TwoServers } from '../product/twoServers.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: index + 1 }));
const blocks = [
  { id: 'smokes', type: 'single', context: 'Rauchen Sie?', fields: { options, variable: 'smokes' } },
  { id: 'again', type: 'single', context: 'Kommen Sie wieder?', fields: { options, variable: 'again' } },
] as const;
const panel = 'https://panel.example.org';

let servers: TwoServers;
let token: string;
test.beforeAll(async () => {
  servers = await twoServers();
  token = await logIn(servers.first);
});
test.afterAll(() => servers.stop());

const urlOf = (place: number): string => (place % 2 === 0 ? servers.first : servers.second).url;
const many = <Value>(count: number, make: (place: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

/** Asks again while a server has no time, as browsers do; gives what it says then. */
const answered = (call: () => ReturnType<typeof callDirectly>) =>
  until(
    async () => {
      const answer = await call();
      return answer.status === 0 || answer.status >= 500 ? null : answer;
    },
    () => 'The servers had no time for a minute.',
  );

/** Somebody whom a panel has sent, from the first page to where they are sent on to. */
async function takePart(survey_id: string, place: number): Promise<string | null> {
  const url = urlOf(place);
  const query = `?pid=${encodeURIComponent(pidOf(place))}&fremd=1`;
  const registered = await answered(() => callDirectly(url, 'registerLive', { survey_id, query }));
  const token_live = field(registered.body, 'token_live');
  await answered(() => callDirectly(url, 'conversation', { survey_id }, token_live));
  for (const unique_question_id of ['smokes', 'again']) {
    const turn_id = randomUUID();
    const reply = { type: 'single', option_id: 'o1' } as const;
    const turn: CallRequest<'turn'> = { survey_id, turn_id, unique_question_id, nachfrage_id: null, reply };
    const { status, body } = await answered(() => callDirectly(url, 'turn', turn, token_live));
    expect(status, JSON.stringify(body)).toBe(200);
    if (isFinished(body)) break;
  }
  return (await callOrThrow(url, 'sentOn', { survey_id }, token_live)).address;
}

/** With signs that an address has to write in another way. */
const pidOf = (place: number): string => `p&${place}/ä`;
const addressOf = (way: string, place: number): string => `${panel}/${way}?pid=${encodeURIComponent(pidOf(place))}&r=1`;

function field(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) throw new Error(`No answer: ${String(body)}`);
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  if (typeof value !== 'string') throw new Error(JSON.stringify(body));
  return value;
}
function isFinished(body: unknown): body is ChatState {
  return typeof body === 'object' && body !== null && 'finished' in body && body.finished === true;
}

test('50 whom a panel sends at once to two servers: 20 have a place to the end, 30 are sent on as the quota says', async ({
  browser,
}) => {
  const { first } = servers;
  const survey_id = await liveDialog(first, token, { name: 'Panel', blocks });
  await callOrThrow(first.url, 'setLinkParameters', { survey_id, names: ['pid'] }, token);
  const ends = { finished: `${panel}/ok?pid={{link.pid}}&r={{again}}`, screened: null, quota_full: null };
  await callOrThrow(first.url, 'setStudyEnds', { survey_id, ...ends }, token);
  const address = `${panel}/full?pid={{link.pid}}&r={{smokes}}`;
  const quota = { quota_id: randomUUID(), name: 'Raucher', condition: 'smokes = 1', most: 20 };
  const quotas = [{ ...quota, when_full: { kind: 'address', address } as const }];
  await callOrThrow(first.url, 'setStudyQuotas', { survey_id, quotas }, token);

  const addresses = await many(50, (place) => takePart(survey_id, place));
  const ways = addresses.map(
    (sent, place) => ['ok', 'full'].find((way) => sent === addressOf(way, place)) ?? `${place} was sent to ${sent}`,
  );
  expect(ways.filter((way) => way === 'ok')).toHaveLength(20);
  expect(ways.filter((way) => way === 'full')).toHaveLength(30);
  for (const { url } of [servers.first, servers.second]) {
    const overview = await callOrThrow(url, 'studyOverview', { survey_id }, token);
    expect(overview.quotas).toMatchObject([{ taken: 20, most: 20 }]);
    expect(overview.figures).toMatchObject({ begun: 50, finished: 20, quota_full: 30, screened: 0, running: 0 });
  }
  const { conversations } = await callOrThrow(first.url, 'answers', { survey_id }, token);
  expect(conversations).toHaveLength(50);

  // The 51st comes with a browser.
  const page = await browser.newPage();
  await page.route(`${panel}/**`, (route) => route.fulfill({ body: 'back' }));
  await page.goto(`${servers.second.url}/dialog/${survey_id}?pid=${encodeURIComponent(pidOf(50))}`);
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect(page).toHaveURL(addressOf('full', 50));
  await page.context().close();
});

test('a limit of 20 lets exactly 20 of 200 begin who come at once to two servers', async () => {
  const { first, second } = servers;
  const survey_id = await liveDialog(first, token, { name: 'Menge', blocks });
  const period = { starts_at: null, ends_at: null, most: 20 };
  await callOrThrow(first.url, 'setStudyPeriod', { survey_id, ...period }, token);
  const answers = await many(200, (place) => answered(() => callDirectly(urlOf(place), 'registerLive', { survey_id })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(180);
  const overview = await callOrThrow(second.url, 'studyOverview', { survey_id }, token);
  expect(overview).toMatchObject({ begun: 20, figures: { begun: 20 } });
});

test('of 60 wrong passwords that are tried at once at two servers, ten are looked at', async () => {
  const { first } = servers;
  const survey_id = await liveDialog(first, token, { name: 'Passwort', blocks });
  await callOrThrow(first.url, 'setStudyPassword', { survey_id, password: 'herbst26' }, token);
  const say = async (place: number): Promise<number> => {
    const body = new URLSearchParams({ password: place === 59 ? 'herbst26' : `falsch${place}` });
    return (await fetch(`${urlOf(place)}/dialog/${survey_id}`, { method: 'POST', body, redirect: 'manual' })).status;
  };
  const wrong = await many(59, say);
  expect(wrong.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
  expect(wrong.filter((status) => status === 403).length).toBeGreaterThanOrEqual(8);
  expect(new Set(wrong)).toEqual(new Set([403, 429]));
  // Even the right one waits, so that nobody learns by being let through.
  expect(await say(59)).toBe(429);
});
