import { beforeEach, describe, expect, it } from 'vitest';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { clearHandOvers } from './clearHandOvers.ts';

const api = await apiOfFile();
const blocks = inOrder(aBlock('open', 'name'), aBlock('open', 'town'));
let survey_id: string;
let respondent: TestRespondent;
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks });
  respondent = await aRespondent(api, survey_id);
});

const newCode = () => api.call('handOver', { survey_id }, respondent.token);
const take = (code: string, dialog = survey_id) => api.send('continueHere', { survey_id: dialog, code });
const state = async () => (await api.call('handedOver', { survey_id }, respondent.token)).state;

describe('a conversation goes on at another device', () => {
  it('by the code of the first one, which both then tell and take replies in', async () => {
    await respondent.reply('name', { type: 'open', text: 'Ana' });
    const { code } = await newCode();
    expect(await state()).toBe('open');
    const { token_live } = await api.call('continueHere', { survey_id, code });
    expect(await state()).toBe('taken');
    const there = await api.call('conversation', { survey_id }, token_live);
    expect(there).toEqual(await respondent.chat());
    await respondent.reply('town', { type: 'open', text: 'Bonn' });
    expect((await api.call('conversation', { survey_id }, token_live)).finished).toBe(true);
  });

  it('once: of many who take the code at the same time one gets a session', async () => {
    const { code } = await newCode();
    const all = await Promise.all([1, 2, 3, 4].map(() => take(code)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    expect((await take(code)).status).toBe(404);
  });

  it('within a quarter of an hour, and by the newest code alone', async () => {
    const { code: old } = await newCode();
    const { code } = await newCode();
    expect((await take(old)).status).toBe(404);
    api.clock.now += 10 * 60_000;
    const { token_live } = await api.call('registerLive', { survey_id });
    expect((await api.send('handedOver', { survey_id }, token_live)).body).toEqual({ state: 'expired' });
    expect(await state()).toBe('open');
    api.clock.now += 5 * 60_000;
    expect((await take(code)).status).toBe(404);
    await clearHandOvers(api.services.db, api.clock.now + 24 * 3_600_000 + 1);
    expect(
      await api.services.db.selectFrom('hand_overs').where('survey_id', '=', survey_id).selectAll().execute(),
    ).toEqual([]);
  });
});

describe('a code opens nothing else', () => {
  it('than its own dialog', async () => {
    const other = await insertSurvey(api, { blocks });
    const { code } = await newCode();
    expect((await take(code, other)).status).toBe(404);
    const { token_live } = await api.call('continueHere', { survey_id, code });
    expect((await api.send('conversation', { survey_id: other }, token_live)).status).toBe(404);
  });

  it('is made by the respondent alone, and not where it would open more than one conversation', async () => {
    const stranger = await aRespondent(api, await insertSurvey(api, { blocks }));
    const status = async (token?: string) => (await api.send('handOver', { survey_id }, token)).status;
    expect(await status(stranger.token)).toBe(404);
    expect(await status()).toBe(401);
    expect(await status((await anAuthor(api)).token)).toBe(401);
    const other = await insertSurvey(api, { blocks });
    const both = await api.call('registerLiveList', { survey_id_list: [survey_id, other] });
    expect(await status(both.token_live)).toBe(404);
    const multi = await aMultiChat(api);
    await multi.publish();
    const player = await aParticipant(api, multi);
    expect((await api.send('handOver', { survey_id: multi.k }, player.token)).status).toBe(404);
    await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
    expect(await status(respondent.token)).toBe(410);
  });

  it('is gone with the conversation, and guessing is slowed down', async () => {
    const { code } = await newCode();
    await api.call('restartDelete', { survey_id, action: 'restart', isLive: true }, respondent.token);
    expect((await take(code)).status).toBe(404);
    const statuses = new Set<number>();
    for (let guess = 0; guess < 40; guess += 1) statuses.add((await take(`geraten-${guess}`)).status);
    expect(statuses).toEqual(new Set([404, 429]));
  });
});
