import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aMultiChat } from '../../../testing/aMultiChat.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { aBrowser } from '../../../testing/aBrowser.ts';
import { releasePages } from '../../../testing/releasePages.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const shared = { ...database, release: async () => {} };
const api = await startTestApi(undefined, undefined, undefined, shared);
const second = await startTestApi(undefined, undefined, undefined, shared);
await releasePages(api);
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner, settings: { welcome: 'Geheimer Gruß' } });
  await api.services.db.deleteFrom('rate_limits').execute();
});

const setPassword = (password: string | null) => api.call('setStudyPassword', { survey_id, password }, owner.token);
const pageOf = (id = survey_id) => `/dialog/${id}`;

describe('a password', () => {
  test('is kept as argon2id alone and never given out, and too short a one is refused', async () => {
    const { password_set_at } = await setPassword('herbst26');
    expect(password_set_at).toBe(api.clock.now);
    const { password_hash } = await api.services.db
      .selectFrom('studies')
      .select('password_hash')
      .where('survey_id', '=', survey_id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await api.call('study', { survey_id }, owner.token))).not.toContain('argon2');
    const refused = await api.send('setStudyPassword', { survey_id, password: 'kurz' }, owner.token);
    expect(refused).toMatchObject({ status: 400, body: { field: 'password' } });
    expect(await setPassword(null)).toMatchObject({ password_set_at: null });
    expect((await aBrowser(api).begin(survey_id)).statusCode).toBe(200);
  });

  test('stands before every door: id, name, short link, widget, and both registrations', async () => {
    await setPassword('herbst26');
    await api.call('setSurveyPublicName', { survey_id, name: 'herbstumfrage' }, owner.token);
    const browser = aBrowser(api);
    for (const door of [pageOf(), '/dialog/herbstumfrage', `/assess_live/${survey_id}`, `/widget/${survey_id}`]) {
      const { statusCode, body } = await browser.open(door);
      expect([door, statusCode]).toEqual([door, 200]);
      expect(body).toContain('name="password"');
      expect(body).not.toContain('Geheimer Gruß');
    }
    expect((await browser.begin(survey_id)).json()).toMatchObject({ code: 'study/password' });
    const list = await browser.post('/api/register_live_list', { survey_id_list: [survey_id] });
    expect([list.statusCode, list.json().code]).toEqual([410, 'study/password']);
    // Who says to have begun sees nothing of the dialog by that.
    expect((await browser.open(`${pageOf()}?weiter=1`)).body).not.toContain('Geheimer Gruß');
  });

  test('lets in who types it, stays open in that browser, and closes when it is changed; who has begun goes on', async () => {
    await setPassword('herbst26');
    const browser = aBrowser(api);
    const wrong = await browser.say(pageOf(), 'Herbst26');
    expect(wrong.statusCode).toBe(403);
    expect(wrong.body).toContain('role="alert"');
    const address = `${pageOf()}?pid=7`;
    const right = await browser.say(address, ' herbst26 ');
    expect([right.statusCode, right.headers.location]).toEqual([303, address]);
    expect((await browser.open(pageOf())).body).toContain('Geheimer Gruß');
    const { token_live } = await browser.begun(survey_id);

    api.clock.now += 1_000;
    await setPassword('winter26');
    expect((await browser.begin(survey_id)).json()).toMatchObject({ code: 'study/password' });
    const { entries } = await api.call('conversation', { survey_id }, token_live);
    expect(entries[0]?.context).toBe('Geheimer Gruß');
    const onTheWay = aBrowser(api);
    await onTheWay.say(pageOf(), 'winter26');
    expect((await onTheWay.begin(survey_id)).statusCode).toBe(200);
    await setPassword('sommer27');
    expect((await onTheWay.open(pageOf())).body).toContain('Geheimer Gruß');
  });

  test('a mark from elsewhere opens nothing', async () => {
    await setPassword('herbst26');
    const browser = aBrowser(api);
    browser.cookies.set(`dialogwerk-in-${survey_id}`, 'x'.repeat(43));
    browser.cookies.set(`dialogwerk-begun-${survey_id}`, 'begun');
    expect((await browser.begin(survey_id)).statusCode).toBe(410);
    expect((await browser.open(pageOf())).body).not.toContain('Geheimer Gruß');
  });

  test('is not guessed faster than ten times a minute from an address, on two servers together', async () => {
    await setPassword('herbst26');
    const browsers = [aBrowser(api), aBrowser(second)];
    const tries = async () =>
      Promise.all(Array.from({ length: 20 }, async (_, index) => browsers[index % 2]?.say(pageOf(), `falsch${index}`)));
    const [before, begun] = [api.clock.now, second.clock.now];
    let looked = 0;
    let last = await tries();
    for (let second_ = 0; second_ < 60; second_ += 15) {
      api.clock.now = before + second_ * 1_000;
      second.clock.now = begun + second_ * 1_000;
      if (second_ > 0) last = await tries();
      looked += last.filter((answer) => answer?.statusCode === 403).length;
    }
    expect(looked).toBeLessThanOrEqual(10);
    expect(looked).toBeGreaterThanOrEqual(8);
    const refused = last.find((answer) => answer?.statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toMatch(/Bitte versuchen Sie es in \d+ Sekunden noch einmal/);
    // Even the right one, so that nobody learns by being let through.
    expect((await browsers[0]?.say(pageOf(), 'herbst26'))?.statusCode).toBe(429);
    expect((await aBrowser(api, '198.51.100.7').say(pageOf(), 'herbst26')).statusCode).toBe(303);
  });

  test('typed rightly is no try: a class of thirty behind one address comes in', async () => {
    await setPassword('herbst26');
    for (let pupil = 0; pupil < 30; pupil += 1)
      expect((await aBrowser(api).say(pageOf(), 'herbst26')).statusCode).toBe(303);
  });

  test('stands before a multi-chat that the dialog is part of, by page and by registration', async () => {
    const chats = await aMultiChat(api);
    const { k, z, l, public_id } = chats;
    await chats.publish();
    await api.call('setStudyPassword', { survey_id: z, password: 'herbst26' }, chats.owner.token);
    const path = `/multi_live/${public_id}`;
    const browser = aBrowser(api);
    const register = () =>
      browser.post('/api/register_live_list', { survey_id_list: [k, z, l], dialog_manager_id: public_id });
    expect((await browser.open(path)).body).toContain('name="password"');
    expect((await register()).json()).toMatchObject({ code: 'study/password' });
    expect((await browser.say(path, 'falsch99')).statusCode).toBe(403);
    expect((await browser.say(path, 'herbst26')).statusCode).toBe(303);
    expect((await browser.open(path)).body).not.toContain('name="password"');
    expect((await register()).statusCode).toBe(200);
  });
});

describe('one participation per browser', () => {
  test('goes on where it stands, says at the end that it is one, and begins no other', async () => {
    const blocks = threeQuestions.slice(0, 1);
    survey_id = await insertSurvey(api, { blocks, owner, settings: { welcome: 'Geheimer Gruß' } });
    await api.call('setStudyOnce', { survey_id, once: true }, owner.token);
    const browser = aBrowser(api);
    const { token_live } = await browser.begun(survey_id);
    expect((await browser.open(pageOf())).body).toContain('Geheimer Gruß');
    await api.call('conversation', { survey_id }, token_live);
    const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'name', nachfrage_id: null };
    const answer = await browser.post('/api/turn', { ...turn, reply: { type: 'open', text: 'Ana' } }, token_live);
    expect(answer.json()).toMatchObject({ finished: true });
    const taken = await browser.open(pageOf());
    expect(taken.statusCode).toBe(410);
    expect(taken.body).toContain('Sie haben schon teilgenommen.');
    expect(taken.body).toContain('?weiter=1');
    expect((await browser.begin(survey_id)).json()).toMatchObject({ code: 'study/taken' });
    expect((await aBrowser(api).begin(survey_id)).statusCode).toBe(200);
    await api.call('setStudyOnce', { survey_id, once: false }, owner.token);
    expect((await browser.begin(survey_id)).statusCode).toBe(200);
  });

  test('what a browser has lost is said by the next page, in place of going round', async () => {
    await api.call('setStudyOnce', { survey_id, once: true }, owner.token);
    const browser = aBrowser(api);
    await browser.begin(survey_id);
    expect((await browser.begin(survey_id)).statusCode).toBe(410);
    expect((await browser.open(pageOf())).body).toContain('Sie haben schon teilgenommen.');
  });

  test('the mark names nobody: it is the same for all, and none is set where nothing is asked', async () => {
    const free = aBrowser(api);
    await free.begin(survey_id);
    expect([...free.cookies]).toEqual([]);
    await api.call('setStudyOnce', { survey_id, once: true }, owner.token);
    const [one, other] = [aBrowser(api), aBrowser(api)];
    await one.begin(survey_id);
    await other.begin(survey_id);
    expect(one.cookies.size).toBe(1);
    expect([...one.cookies]).toEqual([...other.cookies]);
  });
});
