import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat } from '../../../../testing/aMultiChat.ts';
import { anAccount } from '../../../../testing/anAccount.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';

let api: TestApi;
let multi: TestMultiChat;
/** The one who came to the end. */
let winner: string;
const MINUTE = 60_000;

beforeAll(async () => {
  api = await startTestApi();
  multi = await aMultiChat(api);
  const { k, z, l, id, owner } = multi;
  await multi.trigger({ at: [k, 'k2'], trigger: `waitFor;${z};z1` });
  await multi.trigger({ at: [l, 'l1'], trigger: `waitFor;${k};k1`, init_survey: true });
  await multi.trigger({ at: [k, 'k2'], trigger: `moveTo;${l};l2` });
  const place = (survey_id: string, unique_question_id: string, title: string) => ({
    survey_id,
    unique_question_id,
    title,
    text: '',
  });
  const hints = [
    { kind: 'clue' as const, ...place(z, 'z1', 'Das Alibi') },
    { kind: 'ending' as const, ...place(l, 'l2', '=Überführt') },
  ];
  await api.call('writeHints', { id, hints }, owner.token);
  await multi.publish();
  const [one, other] = [await aParticipant(api, multi), await aParticipant(api, multi)];
  await one.chats();
  await other.chats();
  api.clock.now += MINUTE;
  await one.reply(z, 'z1');
  await one.reply(k, 'k1');
  await other.reply(k, 'k1');
  api.clock.now += 2 * MINUTE;
  await one.reply(k, 'k2');
  await one.reply(l, 'l2');
  const row = await api.services.db
    .selectFrom('participations')
    .where('user_id_live', '=', one.user_id)
    .select('participation_id')
    .executeTakeFirstOrThrow();
  winner = row.participation_id;
});
afterAll(() => api.stop());

test('the figures count who came to what, and after which time', async () => {
  const overview = await api.call('chatsOverview', { id: multi.id }, multi.owner.token);
  expect(overview).toMatchObject({ name: 'Krimi', total: 2, ended: 1, median: 3 * MINUTE });
  expect(overview.hints).toMatchObject([
    { kind: 'clue', title: 'Das Alibi', count: 1, median: MINUTE },
    { kind: 'ending', count: 1, median: 3 * MINUTE },
  ]);
  expect(overview.triggers.map(({ kind, count, followed, median }) => [kind, count, followed, median])).toEqual([
    ['waitFor', 1, 1, MINUTE],
    ['startDialog', 2, 0, MINUTE],
    ['moveDialog', 1, 1, 3 * MINUTE],
  ]);
});

test('respondents are listed with how far they came', async () => {
  const { total, participations } = await api.call('chatsParticipations', { id: multi.id }, multi.owner.token);
  expect(total).toBe(2);
  expect(participations.find(({ participation_id }) => participation_id === winner)).toMatchObject({
    chats: 3,
    replies: 4,
    clues: 1,
    endings: ['=Überführt'],
  });
});

test('one respondent is read in all chats, with every trigger that acted', async () => {
  const request = { id: multi.id, participation_id: winner };
  const read = await api.call('chatsParticipation', request, multi.owner.token);
  expect(read.chats.map(({ turns }) => turns.length)).toEqual([3, 2, 3]);
  const acted = read.acted.map(({ kind, cause, effect }) => [
    kind,
    cause?.unique_question_id,
    effect.unique_question_id,
  ]);
  expect(acted).toEqual([
    ['waitFor', 'z1', 'k2'],
    ['startDialog', 'k1', 'l1'],
    ['moveDialog', 'k2', 'l2'],
  ]);
  expect(read.found.map(({ title }) => title)).toEqual(['Das Alibi', '=Überführt']);
  const nobody = { id: multi.id, participation_id: randomUUID() };
  expect((await api.send('chatsParticipation', nobody, multi.owner.token)).status).toBe(404);
});

test('the table has the seconds to each step, and no formula', async () => {
  const made = await api.call('chatsExport', { id: multi.id }, multi.owner.token);
  const answer = await api.app.inject({ method: 'GET', url: made.download });
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${made.file_name}"`);
  const [heading, ...lines] = answer.body.trim().split('\r\n');
  expect(heading).toContain('Ende: =Überführt, nach s');
  expect(
    lines
      .find((line) => line.startsWith(winner))
      ?.split(';')
      .slice(3, 5),
  ).toEqual(['60', '180']);
});

test('the address of a table is for ten minutes, for what it names, and for as long as its author may see it', async () => {
  const get = async (url: string) => (await api.app.inject({ method: 'GET', url })).statusCode;
  const { download } = await api.call('chatsExport', { id: multi.id }, multi.owner.token);
  expect(await get(download)).toBe(200);
  const other = await aMultiChat(api);
  expect(await get(download.replace(`/${multi.id}/`, `/${other.id}/`))).toBe(404);
  expect(await get(download.replace(multi.owner.user_id, other.owner.user_id))).toBe(404);
  const { now } = api.clock;
  api.clock.now += 11 * 60_000;
  expect(await get(download)).toBe(404);
  api.clock.now = now;
  const member = api.services.db
    .updateTable('members')
    .where('user_id', '=', multi.owner.user_id)
    .where('survey_id', '=', multi.k);
  await member.set({ role: 'Trainieren' }).execute();
  expect(await get(download)).toBe(409);
  await member.set({ role: 'Besitzer' }).execute();
});

test('who may see the answers to one dialog alone is refused', async () => {
  const analyst = await anAccount(api);
  const { user_id } = analyst;
  await api.services.db.insertInto('members').values({ survey_id: multi.k, user_id, role: 'Analysieren' }).execute();
  expect((await api.send('chatsOverview', { id: multi.id }, analyst.token)).status).toBe(409);
});
