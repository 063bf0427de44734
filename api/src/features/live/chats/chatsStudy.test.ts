import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser } from '../../../../testing/aBrowser.ts';
import type { TestBrowser } from '../../../../testing/aBrowser.ts';
import { aMultiChat, participantOf } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat } from '../../../../testing/aMultiChat.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { peopleOf } from '../../../../testing/personalLinks.ts';
import { releasePages } from '../../../../testing/releasePages.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import { forgetExpired } from '../../../forgetExpired.ts';

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

let chats: TestMultiChat;
/** The multi-chat's public id, by which its study is set. */
let survey_id: string;
let token: string;
beforeEach(async () => {
  await api.services.db.deleteFrom('rate_limits').execute();
  second.clock.now = api.clock.now;
  chats = await aMultiChat(api);
  survey_id = chats.public_id;
  token = chats.owner.token;
  await chats.publish();
});

const always = { starts_at: null, ends_at: null };
const registration = (query = '') => ({
  survey_id_list: [chats.k, chats.z, chats.l],
  dialog_manager_id: survey_id,
  query,
});
const page = (query = '') => `/multi_live/${survey_id}${query}`;
const begin = (browser: TestBrowser, query = '') => browser.post('/api/register_live_list', registration(query));
const begun = async () => (await api.call('study', { survey_id }, token)).begun;

/** Answers every question of every chat. */
async function playToTheEnd(token_live: string): Promise<void> {
  const player = participantOf(api, token_live, '');
  await player.chats();
  const { k, z, l } = chats;
  for (const [chat, ids] of [
    [k, ['k1', 'k2', 'k3']],
    [z, ['z1', 'z2']],
    [l, ['l1', 'l2']],
  ] as const)
    for (const id of ids) await player.reply(chat, id);
}

describe('the study of a multi-chat', () => {
  test('gives exactly as many places as it has to whom begins at once on two servers', async () => {
    await api.call('setStudyPeriod', { survey_id, ...always, most: 7 }, token);
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 === 0 ? api : second).send('registerLiveList', registration(), undefined),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(new Set(all.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([410]));
    expect(await begun()).toBe(7);
    const conversations = await api.services.db
      .selectFrom('participations')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('dialog_manager_id', '=', chats.id)
      .executeTakeFirstOrThrow();
    expect(Number(conversations.count)).toBe(7);
    expect((await aBrowser(api).open(page())).body).toContain('voll');
  });

  test('counts whoever has begun before a limit was set, and opens and closes by the clock', async () => {
    expect((await begin(aBrowser(api))).statusCode).toBe(200);
    await api.call('setStudyPeriod', { survey_id, ...always, most: 1 }, token);
    expect((await begin(aBrowser(api))).json()).toMatchObject({ code: 'study/full' });
    const later = { starts_at: api.clock.now + 60_000, ends_at: api.clock.now + 120_000, most: null };
    await api.call('setStudyPeriod', { survey_id, ...later }, token);
    expect((await begin(aBrowser(api))).json()).toMatchObject({ code: 'study/not-begun' });
    expect((await aBrowser(api).open(page())).statusCode).toBe(410);
    api.clock.now += 60_000;
    expect((await begin(aBrowser(api))).statusCode).toBe(200);
    api.clock.now += 60_000;
    expect((await begin(aBrowser(api))).json()).toMatchObject({ code: 'study/over' });
  });

  test('asks for its own password and then for those of its dialogs, by page, widget and registration', async () => {
    await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, token);
    await api.call('setStudyPassword', { survey_id: chats.z, password: 'zeuge-26' }, token);
    const browser = aBrowser(api);
    for (const door of [page(), `/widget/${survey_id}`])
      expect((await browser.open(door)).body).toContain('name="password"');
    expect((await begin(browser)).json()).toMatchObject({ code: 'study/password' });
    expect((await browser.say(page(), 'zeuge-26')).statusCode).toBe(403);
    expect((await browser.say(`/widget/${survey_id}`, 'herbst26')).statusCode).toBe(303);
    expect((await browser.open(page())).body).toContain('name="password"');
    expect((await browser.say(page(), 'zeuge-26')).statusCode).toBe(303);
    expect((await browser.open(page())).body).not.toContain('name="password"');
    expect((await begin(browser)).statusCode).toBe(200);
  });

  test('lets a browser take part once: it goes on, and reads at the end that it has taken part', async () => {
    await api.call('setStudyOnce', { survey_id, once: true }, token);
    const browser = aBrowser(api);
    const { token_live } = (await begin(browser)).json<{ token_live: string }>();
    expect((await browser.open(page())).statusCode).toBe(200);
    await playToTheEnd(token_live);
    const told = await browser.post('/api/turn', {}, token_live);
    expect(told.statusCode).toBe(400);
    const end = await api.app.inject({
      url: `/api/sent_on?survey_id=${chats.l}`,
      headers: { authorization: `Bearer ${token_live}` },
      cookies: Object.fromEntries(browser.cookies),
    });
    for (const { name, value } of end.cookies) browser.cookies.set(name, value);
    expect((await browser.open(page())).body).toContain('Sie haben schon teilgenommen.');
    expect((await begin(browser)).json()).toMatchObject({ code: 'study/taken' });
    expect((await begin(aBrowser(api))).statusCode).toBe(200);
  });

  test('sends on whoever has finished all chats, with what they have said, and nobody before', async () => {
    const ends = { finished: 'https://panel.example.org/?p={{teilnahme}}', screened: null, quota_full: null };
    await api.call('setStudyEnds', { survey_id, ...ends }, token);
    await api.call('setStudyEnds', { survey_id: chats.k, ...ends, finished: 'https://other.example.org/' }, token);
    const { token_live } = await api.call('registerLiveList', registration());
    const player = participantOf(api, token_live, '');
    await player.chats();
    for (const id of ['k1', 'k2', 'k3']) await player.reply(chats.k, id);
    expect(await api.call('sentOn', { survey_id: chats.k }, token_live)).toMatchObject({ address: null });
    for (const id of ['z1', 'z2']) await player.reply(chats.z, id);
    for (const id of ['l1', 'l2']) await player.reply(chats.l, id);
    const { address, at_once } = await api.call('sentOn', { survey_id: chats.l }, token_live);
    expect(address).toMatch(/^https:\/\/panel\.example\.org\/\?p=[0-9a-f-]{36}$/);
    expect(at_once).toBe(true);
  });

  test('a story is at its end with the first of its endings', async () => {
    const hint = {
      survey_id: chats.k,
      unique_question_id: 'k1',
      kind: 'ending',
      title: 'Frei',
      text: 'Er geht.',
      tip: '',
    };
    await api.call('writeHints', { id: chats.id, hints: [{ ...hint, kind: 'ending' }] }, token);
    await chats.publish();
    const { token_live, user_id } = await api.call('registerLiveList', registration());
    const player = participantOf(api, token_live, user_id);
    await player.chats();
    const finished = () =>
      api.services.db
        .selectFrom('participations')
        .select('finished_at')
        .where('user_id_live', '=', user_id)
        .executeTakeFirstOrThrow();
    expect(await finished()).toEqual({ finished_at: null });
    await player.reply(chats.k, 'k1');
    expect(await finished()).toEqual({ finished_at: new Date(api.clock.now) });
  });

  test('is told as it stands: each participation once, tests not at all, its places, parameters and people', async () => {
    const overview = (by = token) => api.call('studyOverview', { survey_id }, by);
    expect(await overview()).toMatchObject({ figures: { begun: 0, last_at: null }, invited: null, begun: 0 });
    await api.call('setStudyPeriod', { survey_id, ...always, most: 9 }, token);
    await api.call('setLinkParameters', { survey_id, names: ['pid'] }, token);
    await api.call('addInvitees', { survey_id, ...peopleOf(['ada@example.org', 'bo@example.org']) }, token);
    const { test_link } = await api.call('setStudyTestLink', { survey_id, link_id: randomUUID() }, token);
    await api.call('registerLiveList', registration(`?${test_link?.query ?? ''}`));
    // Somebody who stopped at once, a day ago and longer.
    const { user_id } = await api.call('registerLiveList', registration());
    const before = new Date(api.clock.now - 25 * 60 * 60_000);
    await api.services.db
      .updateTable('participations')
      .set({ started_at: before, last_at: before })
      .where('user_id_live', '=', user_id)
      .execute();
    const [finished, running] = [
      await api.call('registerLiveList', registration()),
      await api.call('registerLiveList', registration()),
    ];
    await playToTheEnd(finished.token_live);
    await participantOf(api, running.token_live, '').chats();
    const told = await overview();
    expect(told.figures).toEqual({
      begun: 3,
      finished: 1,
      screened: 0,
      quota_full: 0,
      running: 1,
      active: 1,
      stopped: 1,
      last_at: api.clock.now,
    });
    expect(told).toMatchObject({ begun: 3, parameters: 1, has_test_link: true, quotas: [], languages: [] });
    expect(told.invited).toMatchObject({ total: 2, used: 0, waiting: 2 });
    expect(told.days.filter((day) => day.begun > 0)).toMatchObject([
      { begun: 1, finished: 0 },
      { begun: 2, finished: 1 },
    ]);
    // A role in one of its dialogs lets one see it, but not who is invited.
    const analyst = await anAuthorWithRole(api, chats.k, 'Analysieren');
    expect(await overview(analyst.token)).toMatchObject({ invited: null, connections: null, figures: { begun: 3 } });
  });

  test('is for who may decide about each of its dialogs; others see it, strangers do not', async () => {
    const stranger = await anAuthor(api);
    expect((await api.send('study', { survey_id }, stranger.token)).status).toBe(404);
    expect((await api.send('studyOverview', { survey_id }, stranger.token)).status).toBe(404);
    expect((await api.send('setStudyOnce', { survey_id, once: true }, stranger.token)).status).toBe(404);
    expect((await api.send('setStudyQuotas', { survey_id, quotas: [] }, token)).status).toBe(404);
    expect((await api.send('study', { survey_id: randomUUID() }, token)).status).toBe(404);
  });
});

describe('the test link of a multi-chat', () => {
  test('goes past every door, is marked, counts nowhere, and is cleared away', async () => {
    const { test_link } = await api.call('setStudyTestLink', { survey_id, link_id: randomUUID() }, token);
    const query = `?${test_link?.query ?? ''}`;
    await api.call('setStudyPeriod', { survey_id, ...always, most: 1 }, token);
    await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, token);
    const before = await aBrowser(api).open(page(query));
    expect(before.body).toContain('Das ist ein Test.');
    const opened = await aBrowser(api).open(page(`${query}&weiter=1`));
    expect(opened.body).toMatch(/<aside class="test-mark" lang="de">Test:/);
    expect(opened.body).toContain(`"kept_as":"${survey_id}.`);
    const { token_live } = await api.call('registerLiveList', registration(query));
    await playToTheEnd(token_live);
    expect(await begun()).toBe(0);
    const { total } = await api.call('chatsParticipations', { id: chats.id, page: 0 }, token);
    expect(total).toBe(0);
    await api.call('setStudyTestLink', { survey_id, link_id: randomUUID() }, token);
    expect((await api.send('registerLiveList', registration(query))).body).toMatchObject({ code: 'study/test-link' });
    expect((await aBrowser(api).open(page(query))).statusCode).toBe(410);
    api.clock.now += 15 * 24 * 60 * 60_000;
    await forgetExpired(api.services);
    const left = await api.services.db
      .selectFrom('participations')
      .select('participation_id')
      .where('dialog_manager_id', '=', chats.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('tries what is not live, too', async () => {
    const { test_link } = await api.call('setStudyTestLink', { survey_id, link_id: randomUUID() }, token);
    await api.call('switchManager', { id: chats.id, active: false }, token);
    const { token_live } = await api.call('registerLiveList', registration(`?${test_link?.query ?? ''}`));
    expect((await participantOf(api, token_live, '').chats()).chats.length).toBe(3);
    expect((await begin(aBrowser(api))).statusCode).toBe(410);
  });
});
