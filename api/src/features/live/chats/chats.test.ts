import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMultiChat, aParticipant, participantOf } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat } from '../../../../testing/aMultiChat.ts';
import { editSurvey } from '../../../../testing/insertSurvey.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { playDue } from './playDue.ts';
import { createLive } from '../createLive.ts';

const api = await apiOfFile();
let multi: TestMultiChat;
beforeEach(async () => {
  multi = await aMultiChat(api);
  const { k, z, l } = multi;
  await multi.trigger({ at: [k, 'k2'], trigger: `waitFor;${z};z2` });
  await multi.trigger({ at: [l, 'l1'], trigger: `waitFor;${k};k1`, init_survey: true });
  await multi.trigger({ at: [l, 'l2'], trigger: `waitAPI;${l};l2` });
});

const answersOf = async (user_id: string): Promise<string[]> => {
  const rows = await api.services.db
    .selectFrom('answers')
    .innerJoin('conversations', 'conversations.conversation_id', 'answers.conversation_id')
    .where('user_id_live', '=', user_id)
    .select('unique_question_id')
    .orderBy('unique_question_id')
    .execute();
  return rows.map(({ unique_question_id }) => unique_question_id);
};

describe('a respondent of a multi-chat', () => {
  test('is known by their participation from the first words, and draws the order of options by a seed', async () => {
    const { k } = multi;
    await editSurvey(api, k, inOrder(aBlock('open', 'k1', { context: 'Fall {{teilnahme}}' })));
    await multi.publish();
    const player = await aParticipant(api, multi);
    const { chats } = await player.chats();
    const { state, participation_id } = await api.services.db
      .selectFrom('conversations')
      .select(['state', 'participation_id'])
      .where('survey_id', '=', k)
      .executeTakeFirstOrThrow();
    expect(chats[0]?.entries.map(({ context }) => context)).toEqual([`Fall ${participation_id}`]);
    expect(state.seed).toBeTypeOf('number');
  });

  test('has every dialog that nothing starts, and moves one by replying in another', async () => {
    await multi.publish();
    const { k, z } = multi;
    const player = await aParticipant(api, multi);
    expect(await player.stands()).toBe('k1 z1');
    const answered = await player.reply(k, 'k1');
    expect([answered.question, answered.finished, answered.waiting]).toEqual([null, false, false]);
    expect(await player.stands()).toBe('- z1 l1');
    await player.reply(z, 'z1');
    await player.reply(z, 'z2');
    expect(await player.stands()).toBe('k2 . l1');
  });

  test('answers once, however often a reply is sent, from however many tabs', async () => {
    await multi.publish();
    const player = await aParticipant(api, multi);
    await player.chats();
    const turn_id = randomUUID();
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => player.tryReply(multi.k, 'k1', turn_id)));
    expect([first, ...others].map((one) => one?.status)).toEqual([200, 200, 200, 200]);
    const late = await player.tryReply(multi.k, 'k1');
    expect(late.status).toBe(409);
    expect(await answersOf(player.user_id)).toEqual(['k1']);
    expect(await player.stands()).toBe('- z1 l1');
  });

  test('moves all chats at once: replies in two chats at the same moment lose no trigger', async () => {
    await multi.trigger({ at: [multi.k, 'k3'], trigger: `waitFor;${multi.z};z1` });
    await multi.publish();
    const players = await Promise.all(Array.from({ length: 8 }, () => aParticipant(api, multi)));
    await Promise.all(players.map((player) => player.chats()));
    await Promise.all(players.flatMap((player) => [player.reply(multi.k, 'k1'), player.reply(multi.z, 'z1')]));
    await Promise.all(players.map((player) => player.reply(multi.z, 'z2')));
    expect(await Promise.all(players.map((player) => player.stands()))).toEqual(players.map(() => 'k2 . l1'));
  });

  test('stays on the set of revisions that they began on', async () => {
    await multi.publish();
    const early = await aParticipant(api, multi);
    expect(await early.stands()).toBe('k1 z1');
    await editSurvey(api, multi.z, inOrder(aBlock('open', 'z9')));
    const { unpublished_changes, changed_surveys } = await api.call('managerLive', { id: multi.id }, multi.owner.token);
    expect(unpublished_changes).toBe(3);
    expect(changed_surveys).toEqual([{ survey_id: multi.z, changes: 3 }]);
    const between = await aParticipant(api, multi);
    expect(await between.stands()).toBe('k1 z1');
    const published = await api.call('publishManager', { id: multi.id }, multi.owner.token);
    expect(published).toMatchObject({ unpublished_changes: 0, changed_surveys: [] });
    const late = await aParticipant(api, multi);
    expect(await late.stands()).toBe('k1 z9');
    // What waited for a block that is gone does not wait.
    await late.reply(multi.k, 'k1');
    expect(await late.stands()).toBe('k2 z9 l1');
    await early.reply(multi.z, 'z1');
    expect(await early.stands()).toBe('k1 z2');
  });

  test('meets a multi-chat that is Inaktiv as a dialog that is, and one that never was as none', async () => {
    const list = { survey_id_list: [multi.k], dialog_manager_id: multi.public_id };
    expect((await api.send('registerLiveList', list)).status).toBe(410);
    expect((await api.send('registerLiveList', { ...list, dialog_manager_id: randomUUID() })).status).toBe(404);
    expect((await api.send('registerLiveList', { ...list, dialog_manager_id: String(multi.id) })).status).toBe(404);
    await multi.publish();
    const player = await aParticipant(api, multi);
    expect(await player.stands()).toBe('k1 z1');
    await api.call('switchManager', { id: multi.id, active: false }, multi.owner.token);
    expect((await player.tryReply(multi.k, 'k1')).status).toBe(410);
    expect((await api.send('chats', {}, player.token)).status).toBe(410);
  });

  test('cannot change an answer, which others have heard of', async () => {
    await multi.publish();
    const player = await aParticipant(api, multi);
    await player.chats();
    await player.reply(multi.k, 'k1');
    const change = { survey_id: multi.k, turn_id: randomUUID(), unique_question_id: 'k1', nachfrage_id: null };
    const sent = { ...change, reply: { type: 'open', text: 'Doch nicht.' } };
    expect(await api.send('changeAnswer', sent, player.token)).toMatchObject({ status: 409 });
  });

  test('goes on in another browser by the resume link, and in none by another', async () => {
    await multi.publish();
    const player = await aParticipant(api, multi);
    const { resume_code } = await player.chats();
    await player.reply(multi.k, 'k1');
    const session = await api.call('resumeChats', { code: resume_code });
    expect(session.dialog_manager_id).toBe(multi.public_id);
    expect(await participantOf(api, session.token_live, session.user_id).stands()).toBe('- z1 l1');
    expect((await api.send('resumeChats', { code: `${resume_code}x` })).status).toBe(404);
  });

  test('restarts and deletes the whole', async () => {
    await multi.publish();
    const player = await aParticipant(api, multi);
    await player.chats();
    await player.reply(multi.k, 'k1');
    await api.call('restartDelete', { survey_id: multi.z, action: 'restart', isLive: true }, player.token);
    expect(await answersOf(player.user_id)).toEqual([]);
    expect(await player.stands()).toBe('k1 z1');
    await player.reply(multi.k, 'k1');
    await api.call('restartDelete', { survey_id: multi.k, action: 'delete', isLive: true }, player.token);
    expect((await api.send('chats', {}, player.token)).status).toBe(401);
    const left = await api.services.db
      .selectFrom('live_users')
      .where('user_id_live', '=', player.user_id)
      .select('username_live')
      .execute();
    expect(left).toEqual([]);
  });
});

describe('time', () => {
  test('a chat that opens two minutes later opens then, once, whoever looks', async () => {
    await multi.trigger({
      at: [multi.z, 'z1'],
      trigger: `waitFor;${multi.k};k1`,
      init_survey: true,
      delay_seconds: 120,
    });
    await multi.publish();
    const player = await aParticipant(api, multi);
    await player.chats();
    await player.reply(multi.k, 'k1');
    const { services } = createLive(api.services, { callsAtOnce: 1 });
    api.clock.now += 119_000;
    await playDue(services);
    expect(await player.stands()).toBe('- l1');
    api.clock.now += 1_000;
    await Promise.all([playDue(services), playDue(services), playDue(services)]);
    expect(await player.stands()).toBe('- z1 l1');
    const { chats } = await player.chats();
    expect(chats.map(({ turn }) => turn)).toEqual([2, 1, 1]);
  });
});

describe('what was read', () => {
  test('is known on every device of the respondent, and stays read', async () => {
    await multi.publish();
    const { k, z } = multi;
    const player = await aParticipant(api, multi);
    expect((await player.chats()).seen).toEqual({});
    await api.call('seeChats', { seen: { [k]: 3, [z]: 1, '': 2 } }, player.token);
    await api.call('seeChats', { seen: { [k]: 2, [z]: 4, fremd: 9 } }, player.token);
    const { resume_code } = await player.chats();
    const { token_live } = await api.call('resumeChats', { code: resume_code });
    expect((await api.call('chats', {}, token_live)).seen).toEqual({ [k]: 3, [z]: 4, '': 2 });
    const other = await aParticipant(api, multi);
    expect((await other.chats()).seen).toEqual({});
  });
});
