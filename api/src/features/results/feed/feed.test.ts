import { randomUUID } from 'node:crypto';
import type { FeedSettings } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

const plain: FeedSettings = { with_texts: false, separator: 'comma', content: 'values' };
const set = (feed: (FeedSettings & { feed_id: string }) | null) =>
  api.call('setFeed', { survey_id, feed }, owner.token).then((made) => made.feed);
const make = async (fields: Partial<FeedSettings> = {}): Promise<string> =>
  (await set({ feed_id: randomUUID(), ...plain, ...fields }))?.path ?? '';
const fetch = (url: string, headers = {}) => api.app.inject({ method: 'GET', url, headers });
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

async function answer(name: string): Promise<void> {
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  await respondent.reply('name', { type: 'open', text: name });
  await respondent.reply('mood', { type: 'single', option_id: 'good' });
}

describe('the address of a table', () => {
  test('gives the columns of an export without what people have written, unless that is chosen', async () => {
    await answer('Ana Muster');
    const without = await fetch(await make());
    expect(without.statusCode).toBe(200);
    expect(without.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-robots-tag': 'noindex' });
    const [names = '', row = ''] = linesOf(without.body);
    expect(names.split(',')).toContain('mood');
    expect(names.split(',')).not.toContain('name');
    expect(row).not.toContain('Ana');
    const [all = '', whole = ''] = linesOf((await fetch(await make({ with_texts: true }))).body);
    expect(all.split(',')).toContain('name');
    expect(whole).toContain('Ana Muster');
  });

  test('gives no spreadsheet anything to calculate', async () => {
    await answer('=HYPERLINK("https://evil.example";"x")');
    const { body } = await fetch(await make({ with_texts: true }));
    expect(body).toContain(`"'=HYPERLINK(""https://evil.example"";""x"")"`);
  });

  test('says that nothing has changed, and gives the table once something has', async () => {
    await answer('Ana');
    const url = await make();
    const first = await fetch(url);
    const { etag = '' } = first.headers;
    const again = await fetch(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await answer('Bea');
    const third = await fetch(url, { 'if-none-match': etag });
    expect([third.statusCode, linesOf(third.body).length]).toEqual([200, 3]);
  });

  test('is fetched ten times at once and then once a minute', async () => {
    const url = await make();
    const { etag = '' } = (await fetch(url)).headers;
    for (let index = 0; index < 9; index += 1)
      expect((await fetch(url, { 'if-none-match': etag })).statusCode).toBe(304);
    const refused = await fetch(url);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    api.clock.now += 60_000;
    expect((await fetch(url)).statusCode).toBe(200);
  });
});

describe('an address ends', () => {
  const unknown = [404, 'feed/unknown'];
  const answerOf = async (url: string): Promise<unknown[]> => {
    const { statusCode, body } = await fetch(url);
    return [statusCode, statusCode === 200 ? null : JSON.parse(body).code];
  };

  test('with null, with another id, and comes back with its own', async () => {
    const feed_id = randomUUID();
    const first = (await set({ feed_id, ...plain }))?.path ?? '';
    await set(null);
    expect(await answerOf(first)).toEqual(unknown);
    const second = await make();
    expect(await answerOf(first)).toEqual(unknown);
    expect((await set({ feed_id, ...plain }))?.path).toBe(first);
    expect(await answerOf(second)).toEqual(unknown);
    expect((await fetch(first)).statusCode).toBe(200);
  });

  test('with the dialog, and there is none that was not made here', async () => {
    const url = await make();
    await api.services.db
      .updateTable('surveys')
      .set({ deleted_at: new Date() })
      .where('survey_id', '=', survey_id)
      .execute();
    expect(await answerOf(url)).toEqual(unknown);
    expect(await answerOf(url.slice(0, -6) + '.csv')).toEqual(unknown);
    expect(await answerOf('/api/feeds/abc.csv')).toEqual(unknown);
    expect(await answerOf(`/api/feeds/${'A'.repeat(64)}.csv`)).toEqual(unknown);
  });
});

test('its file is fetched by no address of an export, and reading it is written down', async () => {
  const feed_id = randomUUID();
  const url = (await set({ feed_id, ...plain }))?.path ?? '';
  await fetch(url);
  expect((await fetch(`/api/exports/${feed_id}`)).statusCode).toBe(404);
  await api.services.countedActs.flush();
  const acts = await api.services.db.selectFrom('audit').selectAll().where('survey_id', '=', survey_id).execute();
  expect(acts).toMatchObject([{ act: 'feed_made' }, { act: 'answers_read', actor_id: null }]);
  const { feed } = await api.call('feed', { survey_id }, owner.token);
  expect(feed?.fetched_at).toBe(api.clock.now);
});
