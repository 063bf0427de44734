import { expect, test } from 'vitest';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { editSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();

const experiment = (id: string) => aBlock('experiment', id, { context: '' });

test('in chats that draw at once, and from their beginning on, each dialog has sequences of its own', async () => {
  const multi = await aMultiChat(api);
  const { k, z } = multi;
  await editSurvey(
    api,
    k,
    inOrder(experiment('first'), aBlock('open', 'k1'), experiment('then'), aBlock('open', 'k2')),
  );
  await editSurvey(api, z, inOrder(experiment('first'), aBlock('open', 'z1')));
  await multi.publish();
  const players = await Promise.all(Array.from({ length: 6 }, () => aParticipant(api, multi)));
  await Promise.all(players.map((player) => player.chats()));
  await Promise.all(players.map((player) => player.reply(k, 'k1')));

  const rows = await api.services.db.selectFrom('conversations').select(['survey_id', 'state']).execute();
  const armsOf = (survey_id: string, id: string) =>
    rows.flatMap((row) => (row.survey_id === survey_id ? (row.state.draws?.[id] ?? []) : [])).toSorted();
  const even = ['A', 'A', 'A', 'B', 'B', 'B'];
  expect(armsOf(k, 'first')).toEqual(even);
  expect(armsOf(k, 'then')).toEqual(even);
  expect(armsOf(z, 'first')).toEqual(even);
  const before = rows.map(({ state }) => state.draws);

  for (const { token } of players) {
    await api.call('restartDelete', { survey_id: k, action: 'restart', isLive: true }, token);
  }
  await Promise.all(players.map((player) => player.chats()));
  const again = await api.services.db.selectFrom('conversations').select('state').execute();
  expect(new Set(again.map(({ state }) => JSON.stringify(state.draws)))).toEqual(
    new Set(before.map((draws) => JSON.stringify(draws))),
  );
  const taken = await api.services.db.selectFrom('draw_sequences').select('drawn').execute();
  expect(taken.map(({ drawn }) => drawn)).toEqual([6, 6, 6]);
});
