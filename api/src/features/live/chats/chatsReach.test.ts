import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aBrowser } from '../../../../testing/aBrowser.ts';
import { aMultiChat, participantOf } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat } from '../../../../testing/aMultiChat.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { enter, linksOf, peopleOf } from '../../../../testing/personalLinks.ts';
import { releasePages } from '../../../../testing/releasePages.ts';

const api = await apiOfFile();
beforeAll(() => releasePages(api));

let chats: TestMultiChat;
/** The multi-chat's public id. */
let survey_id: string;
let token: string;
beforeEach(async () => {
  chats = await aMultiChat(api);
  survey_id = chats.public_id;
  token = chats.owner.token;
  await chats.publish();
});

async function linkOf(anonymous: boolean): Promise<string> {
  await api.call('addInvitees', { survey_id, ...peopleOf(['ada@example.org'], anonymous) }, token);
  return (await linksOf(api, chats.owner, survey_id))[0]?.path ?? '';
}
const states = async () =>
  (await api.call('invitees', { survey_id, filter: 'all', search: '', offset: 0 }, token)).invitees.map(
    ({ state }) => state,
  );

/** Goes on as the page of the multi-chat does. */
async function goOn(location: unknown) {
  const [, code = ''] = /#weiter=([\w-]+)$/.exec(String(location)) ?? [];
  const { token_live, user_id } = await api.call('resumeChats', { code });
  return participantOf(api, token_live, user_id);
}

async function playAll(player: ReturnType<typeof participantOf>): Promise<void> {
  await player.chats();
  for (const [chat, ids] of [
    [chats.k, ['k1', 'k2', 'k3']],
    [chats.z, ['z1', 'z2']],
    [chats.l, ['l1', 'l2']],
  ] as const)
    for (const id of ids) await player.reply(chat, id);
}

test('a personal link begins all chats once, goes on at any device, and its table says how far they are', async () => {
  const path = await linkOf(false);
  const page = await api.app.inject(path);
  expect(page.body).toContain('Krimi');
  expect(page.body).toContain(`/privacy/${chats.k}`);
  expect(await states()).toEqual(['open']);
  const first = await enter(api, path);
  expect(first.headers.location).toMatch(new RegExp(`^/multi_live/${survey_id}\\?weiter=link#weiter=`));
  const player = await goOn(first.headers.location);
  await player.chats();
  expect(await states()).toEqual(['begun']);
  const again = await goOn((await enter(api, path)).headers.location);
  expect(again.user_id).toBe(player.user_id);
  await playAll(again);
  expect(await states()).toEqual(['finished']);
  const { list } = await api.call('inviteeList', { survey_id }, token);
  expect(list).toMatchObject({ total: 1, used: 1, finished: 1 });
});

test('an anonymous list ties nobody, and the same press leads to the same chats', async () => {
  const path = await linkOf(true);
  const first = await enter(api, path, 'der-eine-versuch');
  const second = await enter(api, path, 'der-eine-versuch');
  expect(second.headers.location).toBe(first.headers.location);
  expect((await enter(api, path, 'ein-anderer')).headers.location).toMatch(/^\/zugang\//);
  const uses = await api.services.db
    .selectFrom('invitee_uses')
    .select('user_id_live')
    .where('survey_id', '=', survey_id)
    .execute();
  expect(uses).toEqual([{ user_id_live: null }]);
});

test('personal links alone let in where that is wanted, take a place, and stop with the study', async () => {
  const path = await linkOf(false);
  await api.call('setPersonalOnly', { survey_id, personal_only: true }, token);
  const list = { survey_id_list: [chats.k, chats.z, chats.l], dialog_manager_id: survey_id, query: '' };
  expect((await api.send('registerLiveList', list)).body).toMatchObject({ code: 'study/personal-only' });
  await api.call('setStudyPeriod', { survey_id, starts_at: null, ends_at: api.clock.now, most: null }, token);
  expect((await enter(api, path)).headers.location).toMatch(/^\/zugang\//);
  await api.call('setStudyPeriod', { survey_id, starts_at: null, ends_at: null, most: 1 }, token);
  expect((await enter(api, path)).headers.location).toMatch(/^\/multi_live\//);
  expect((await api.call('study', { survey_id }, token)).begun).toBe(1);
});

test('what a list knows of a person, and a link of its source, comes into each dialog that keeps it', async () => {
  expect(await api.call('setLinkParameters', { survey_id: chats.z, names: ['eigenes'] }, token)).toEqual({
    names: ['eigenes'],
  });
  await api.call('setLinkParameters', { survey_id, names: ['vorname'] }, token);
  expect(await api.call('linkParameters', { survey_id }, token)).toEqual({ names: ['vorname'] });
  expect(await api.call('linkParameters', { survey_id: chats.z }, token)).toEqual({ names: ['vorname', 'eigenes'] });
  const player = await goOn((await enter(api, await linkOf(false))).headers.location);
  const rows = await api.services.db
    .selectFrom('conversations')
    .select('came_with')
    .where('user_id_live', '=', player.user_id)
    .execute();
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ came_with: { vorname: 'Person 1' } })));
  await api.call('setLinkParameters', { survey_id, names: [] }, token);
  expect(await api.call('linkParameters', { survey_id: chats.z }, token)).toEqual({ names: ['eigenes'] });
});

test('stands in the websites that it allows, by its id and its name, in the page of its chats', async () => {
  await api.call('setEmbedding', { survey_id, sites: ['https://www.example.org'] }, token);
  await api.call('setManagerPublicName', { id: chats.id, name: 'der-krimi' }, token);
  for (const door of [`/widget/${survey_id}`, '/widget/der-krimi']) {
    const { headers, body } = await aBrowser(api).open(door);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://www.example.org");
    expect(body).toContain('data-widget');
    expect(body).toContain(`"dialog_manager_id":"${survey_id}"`);
  }
  const preview = await aBrowser(api).open(`/widget/${survey_id}?vorschau`);
  expect(preview.body).not.toContain('dialog_manager_id');
});

test('its card says what its author says, and stays out of the page behind a password', async () => {
  const said = { title: 'Lösen Sie den Fall', description: 'Drei Menschen lügen.', picture: null };
  const { defaults } = await api.call('setShareCard', { survey_id, ...said }, token);
  expect(defaults.title).toBe('Krimi');
  const head = (await aBrowser(api).open(`/multi_live/${survey_id}`)).body;
  expect(head).toContain('Lösen Sie den Fall');
  expect(head).toContain('Drei Menschen lügen.');
  await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, token);
  expect((await aBrowser(api).open(`/multi_live/${survey_id}?weiter=1`)).body).not.toContain('Drei Menschen lügen.');
});

test('all chats are switched to another language at once, also those that begin later, and are not nudged anew by it', async () => {
  const { k, z, l, owner } = chats;
  for (const chat of [k, z]) await api.call('setLanguages', { survey_id: chat, languages: ['fr'] }, owner.token);
  const changes = { fr: { 'block/k1/context': { text: 'Bonjour ?', source: 'k1' } } };
  const { state } = { state: await api.send('setTranslations', { survey_id: k, changes }, owner.token) };
  expect(state.status).toBe(200);
  await chats.trigger({ at: [z, 'z1'], trigger: `waitFor;${k};k1`, init_survey: true });
  await chats.publish();
  const list = { survey_id_list: [k, z, l], dialog_manager_id: survey_id, query: '' };
  const { token_live, user_id } = await api.call('registerLiveList', list);
  const player = participantOf(api, token_live, user_id);
  const before = await player.chats();
  expect(before.spoken?.chats.map(({ language }) => language)).toEqual(['de', 'de', 'de']);
  const spoken = await api.call('switchChatsLanguage', { language: 'fr' }, token_live);
  expect(spoken.chats.map(({ language }) => language)).toEqual(['fr', 'fr', 'de']);
  await api.call('switchChatsLanguage', { language: 'fr' }, token_live);
  const after = await player.chats();
  expect(after.chats.map(({ language }) => language)).toEqual(['fr', undefined]);
  const rows = await api.services.db
    .selectFrom('conversations')
    .select(['survey_id', 'language', 'turn'])
    .where('user_id_live', '=', user_id)
    .execute();
  const languages = new Map(rows.map(({ survey_id: id, language }) => [id, language]));
  expect(languages).toEqual(
    new Map([
      [k, 'fr'],
      [z, 'fr'],
      [l, null],
    ]),
  );
  expect(rows.find(({ survey_id: id }) => id === k)?.turn).toBe(2);
  const unknown = await api.send('switchChatsLanguage', { language: 'ar' }, token_live);
  expect(unknown).toMatchObject({ status: 422, body: { code: 'language/unknown' } });
});
