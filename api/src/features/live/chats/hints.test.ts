import type { Hint } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat, TestParticipant } from '../../../../testing/aMultiChat.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { findEvents, findParticipation } from './participationStatements.ts';

const api = await apiOfFile();
let multi: TestMultiChat;
let hints: Hint[];
beforeEach(async () => {
  multi = await aMultiChat(api);
  const note = (kind: Hint['kind'], survey_id: string, unique_question_id: string, title: string): Hint => ({
    kind,
    survey_id,
    unique_question_id,
    title,
    text: `${title}: Text`,
  });
  hints = [
    note('clue', multi.z, 'z1', 'Die Spur'),
    note('clue', multi.k, 'k1', 'Die Tür'),
    note('ending', multi.l, 'l2', 'Sackgasse'),
    note('ending', multi.k, 'k2', 'Gelöst'),
  ];
});

const write = (sent: readonly Hint[]) => api.call('writeHints', { id: multi.id, hints: [...sent] }, multi.owner.token);
const found = async (player: TestParticipant) => (await player.chats()).notebook?.found.map(({ title }) => title);

/** What the stream tells of hints, event by event. */
async function pushed({ user_id }: TestParticipant) {
  const participation = await findParticipation(api.services.pool, user_id);
  const events = await findEvents(api.services.pool, participation?.participation_id ?? '', { after: 0, most: 100 });
  return events.map(({ found: at }) => Object.keys(at));
}

describe('hints of a multi-chat', () => {
  test('are found one by one, once their block is behind, and nothing is told of the others', async () => {
    await write(hints);
    await multi.publish();
    const player = await aParticipant(api, multi);
    expect((await player.chats()).notebook).toEqual({ clues: 2, endings: 2, found: [], clock: null });
    await player.reply(multi.k, 'k1');
    api.clock.now += 1_000;
    await player.reply(multi.z, 'z1');
    api.clock.now += 1_000;
    expect(await found(player)).toEqual(['Die Tür', 'Die Spur']);
    await player.reply(multi.k, 'k2');
    const { notebook } = await player.chats();
    expect(notebook?.found.at(-1)).toMatchObject({ ...hints[3], number: 2 });
    expect(JSON.stringify(notebook)).not.toContain('Sackgasse');
    const key = (survey_id: string, question: string): string => JSON.stringify([survey_id, question]);
    expect((await pushed(player)).filter((keys) => keys.length > 0)).toEqual([
      [key(multi.k, 'k1')],
      [key(multi.z, 'z1')],
      [key(multi.k, 'k2')],
    ]);
  });

  test('belong to what was published: who plays keeps theirs, who begins later gets the new ones', async () => {
    await multi.publish();
    const early = await aParticipant(api, multi);
    expect((await early.chats()).notebook).toBeNull();
    await write(hints);
    expect((await api.call('managerLive', { id: multi.id }, multi.owner.token)).unpublished_changes).toBeGreaterThan(0);
    const between = await aParticipant(api, multi);
    expect((await between.chats()).notebook).toBeNull();
    await multi.publish();
    expect((await api.call('managerLive', { id: multi.id }, multi.owner.token)).unpublished_changes).toBe(0);
    expect((await early.chats()).notebook).toBeNull();
    expect((await (await aParticipant(api, multi)).chats()).notebook).toEqual({
      clues: 2,
      endings: 2,
      found: [],
      clock: null,
    });
  });

  test('are empty again after a restart of the whole', async () => {
    await write(hints);
    await multi.publish();
    const player = await aParticipant(api, multi);
    await player.chats();
    await player.reply(multi.k, 'k1');
    expect(await found(player)).toEqual(['Die Tür']);
    await api.call('restartDelete', { survey_id: multi.k, action: 'restart', isLive: true }, player.token);
    expect(await found(player)).toEqual([]);
  });

  test('name dialogs of the multi-chat alone', async () => {
    const [first] = hints;
    if (!first) throw new Error('no hint');
    const strange = { ...first, survey_id: 'anderswo' };
    const refused = await api.send('writeHints', { id: multi.id, hints: [strange] }, multi.owner.token);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'hint/not-connected' }]);
    await write([first]);
    expect((await api.call('managerHints', { id: multi.id }, multi.owner.token)).hints).toEqual([first]);
  });
});
