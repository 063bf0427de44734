import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { enter, goOn, linksOf, peopleOf } from '../../../../testing/personalLinks.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import { mixUses } from '../../../invitees/clearInvitees.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const api = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
const second = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  second.clock.now = api.clock.now;
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

async function linkOf(anonymous: boolean): Promise<string> {
  await api.call('addInvitees', { survey_id, ...peopleOf(['ada@example.org'], anonymous) }, owner.token);
  return (await linksOf(api, owner, survey_id))[0]?.path ?? '';
}
const conversations = () =>
  api.services.db
    .selectFrom('conversations')
    .select(['conversation_id', 'user_id_live', 'came_with'])
    .where('survey_id', '=', survey_id)
    .execute();
const states = async () =>
  (await api.call('invitees', { survey_id, filter: 'all', search: '', offset: 0 }, owner.token)).invitees.map(
    ({ state }) => state,
  );
const answerName = (token: string) =>
  api.call(
    'turn',
    {
      survey_id,
      turn_id: crypto.randomUUID(),
      unique_question_id: 'name',
      nachfrage_id: null,
      reply: { type: 'open', text: 'Ana' },
    },
    token,
  );

describe('a link whose answers are tied to its person', () => {
  test('says so before anything begins, and looking at it begins nothing', async () => {
    const page = await api.app.inject(await linkOf(false));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Ihre Antworten werden mit Ihnen verbunden');
    expect(page.body).toContain('Dialog beginnen');
    expect(page.body).not.toContain('ada@example.org');
    expect(await conversations()).toEqual([]);
    expect(await states()).toEqual(['open']);
  });

  test('begins one conversation, however often and wherever it is opened, and goes on in it on another device', async () => {
    const link = await linkOf(false);
    await Promise.all([enter(api, link), enter(second, link), enter(api, link)]);
    expect(await conversations()).toHaveLength(1);
    const { token_live } = await goOn(api, link);
    await answerName(token_live);
    const other = await goOn(second, link);
    expect(other.token_live).not.toBe(token_live);
    const { entries } = await second.call('conversation', { survey_id }, other.token_live);
    expect(entries.map(({ context }) => context)).toContain('Ana');
    expect(await states()).toEqual(['begun']);
  });

  test('brings what is known of its person where the dialog keeps it, and nothing else', async () => {
    const link = await linkOf(false);
    await api.call('setLinkParameters', { survey_id, names: ['vorname'] }, owner.token);
    await goOn(api, link);
    expect(await conversations()).toMatchObject([{ came_with: { vorname: 'Person 1' } }]);
  });

  test('leads the browser that has begun straight back', async () => {
    const link = await linkOf(false);
    const { headers } = await enter(api, link);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(String(headers['set-cookie'])).toMatch(/; Path=\/zugang; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const again = await api.app.inject({ url: link, headers: { cookie } });
    expect(again.headers.location).toBe(`/assess_live/${survey_id}?weiter=link`);
    expect((await api.app.inject(link)).body).toContain('Sie haben schon begonnen');
  });

  test('leads to no second conversation once its own was deleted', async () => {
    const link = await linkOf(false);
    const { token_live } = await goOn(api, link);
    await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, token_live);
    await enter(api, link);
    expect(await conversations()).toEqual([]);
    expect(await states()).toEqual(['gone']);
  });
});

describe('an anonymous link', () => {
  test('says so before anything begins, and stores nothing that ties its person to the conversation', async () => {
    const link = await linkOf(true);
    await api.call('setLinkParameters', { survey_id, names: ['vorname'] }, owner.token);
    expect((await api.app.inject(link)).body).toContain('Ihre Antworten sind anonym');
    await goOn(api, link);
    expect(await conversations()).toMatchObject([{ came_with: null }]);
    const uses = await api.services.db
      .selectFrom('invitee_uses')
      .selectAll()
      .where('survey_id', '=', survey_id)
      .execute();
    expect(uses).toEqual([{ survey_id, invitee_id: expect.any(String), user_id_live: null }]);
    expect(await states()).toEqual([null]);
    expect((await api.call('inviteeList', { survey_id }, owner.token)).list).toMatchObject({ used: 1, finished: null });
  });

  test('neither its row nor the mixed list carries the transaction of the conversation', async () => {
    const link = await linkOf(true);
    await goOn(api, link);
    const marks = async (table: 'invitees' | 'invitee_uses') => {
      const { rows } = await api.services.pool.query<{ made: string; locked: string }>(
        `select xmin::text as made, xmax::text as locked from ${table} where survey_id = $1`,
        [survey_id],
      );
      return rows.flatMap(({ made, locked }) => [made, locked]);
    };
    const { rows } = await api.services.pool.query<{ made: string }>(
      'select l.xmin::text as made from live_users l join conversations c using (user_id_live) where c.survey_id = $1',
      [survey_id],
    );
    const made = rows[0]?.made ?? '';
    expect(await marks('invitees')).not.toContain(made);
    expect(await marks('invitee_uses')).toContain(made);
    await mixUses(api.services.db);
    expect(await marks('invitee_uses')).not.toContain(made);
    expect((await api.app.inject(link)).body).toContain('Dieser Link wurde schon benutzt');
  });

  test('leads back from the browser that has begun alone, and a click that is repeated begins once', async () => {
    const link = await linkOf(true);
    const [first, repeated] = [await enter(api, link, 'versuch'), await enter(second, link, 'versuch')];
    expect(repeated.headers.location).toBe(first.headers.location);
    expect(first.headers.location).toMatch(/#weiter=/);
    expect((await enter(api, link, 'ein anderer')).headers.location).toBe(link);
    expect((await api.app.inject(link)).statusCode).toBe(410);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect((await api.app.inject({ url: link, headers: { cookie } })).statusCode).toBe(303);
    expect(await conversations()).toHaveLength(1);
  });
});

describe('doors', () => {
  test('with personal links only, the open link lets nobody in, and a personal one does', async () => {
    const link = await linkOf(false);
    await api.call('setPersonalOnly', { survey_id, personal_only: true }, owner.token);
    expect(await api.send('registerLive', { survey_id })).toMatchObject({
      status: 410,
      body: { code: 'study/personal-only' },
    });
    const page = await api.app.inject(`/assess_live/${survey_id}`);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('nur mit einem persönlichen Link');
    await goOn(api, link);
    expect(await conversations()).toHaveLength(1);
  });

  test('what shuts a study shuts its personal links, and the use of a link is taken back', async () => {
    const link = await linkOf(true);
    await api.call(
      'setStudyPeriod',
      { survey_id, starts_at: null, ends_at: api.clock.now - 1, most: null },
      owner.token,
    );
    expect((await api.app.inject(link)).body).toContain('Dieser Dialog ist zu Ende.');
    await enter(api, link);
    await api.call('setStudyPeriod', { survey_id, starts_at: null, ends_at: null, most: null }, owner.token);
    await goOn(api, link);
    expect(await conversations()).toHaveLength(1);
  });

  test('a link that is none, or of a mail that was tried, leads nowhere and says so', async () => {
    expect((await api.app.inject('/zugang/gibt-es-nicht')).statusCode).toBe(404);
    expect((await enter(api, '/zugang/gibt-es-nicht')).headers.location).toBe('/zugang/gibt-es-nicht');
    expect((await api.app.inject('/zugang/probe')).body).toContain('Das ist ein Probe-Link');
  });
});
