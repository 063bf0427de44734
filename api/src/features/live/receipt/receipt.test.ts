import { randomUUID } from 'node:crypto';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { attemptsAgo } from '../../../../testing/attemptsAgo.ts';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPng } from '../../../../testing/media/sampleFiles.ts';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { backfillReceipts } from './backfillReceipts.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { uploadReply } from '../../../../testing/uploadFile.ts';

const blocks = inOrder(
  aBlock('open', 'name', { context: 'Wie heißen Sie?', nachfrage: 'Und mit Nachnamen?' }),
  aBlock('upload', 'photo', { context: 'Ein Foto, {{name}}?', kinds: ['image'] }),
);

const api = await apiOfFile();
let survey_id: string;
let respondent: TestRespondent;
beforeEach(async () => {
  await api.services.db.deleteFrom('login_failures').execute();
  survey_id = await insertSurvey(api, { blocks, survey_name: 'Ihr Besuch' });
  respondent = await aRespondent(api, survey_id);
});

async function talk(): Promise<CallResponse<'turn'>> {
  await respondent.reply('name', { type: 'open', text: 'Ana' });
  await respondent.reply({ id: 'name', nachfrage_id: 'name#1' }, { type: 'open', text: 'Berg' });
  const question = { survey_id, unique_question_id: 'photo' };
  const sent = await uploadReply(api, question, aPng(), { token: respondent.token, name: 'Ich.png' });
  const { media_id } = replyMedia.response.parse(sent.body);
  return respondent.reply('photo', { type: 'upload', media_id });
}

async function codeOf(): Promise<string> {
  return (await respondent.chat()).receipt ?? '';
}

describe('a receipt code', () => {
  it('is shown with the whole transcript and at the end, and is the same each time', async () => {
    const code = await codeOf();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    const [first, last] = [await respondent.reply('name', { type: 'open', text: 'Ana' }), await codeOf()];
    expect(first.receipt).toBeNull();
    expect(last).toBe(code);
  });

  it('comes with the turn that ends the dialog', async () => {
    const end = await talk();
    expect(end).toMatchObject({ finished: true, receipt: await codeOf() });
  });

  it('is stored nowhere, and no two are the same', async () => {
    const code = await codeOf();
    const other = await aRespondent(api, survey_id);
    expect((await other.chat()).receipt).not.toBe(code);
    const { rows } = await api.services.pool.query<{ row: string }>(
      'select c::text || t::text as row from conversations c join turns t using (survey_id, conversation_id)',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(code) || row.includes(code.replaceAll('-', '')))).toBe(false);
  });
});

describe('who has the code', () => {
  it('sees all that is stored, in plain words', async () => {
    await talk();
    const code = await codeOf();
    const receipt = await api.call('receipt', { code });
    expect(receipt).toMatchObject({ survey_name: 'Ihr Besuch', finished_at: expect.any(Number) });
    expect(receipt.answers.map(({ question, answer }) => [question, answer])).toEqual([
      ['Wie heißen Sie?', 'Ana'],
      ['Und mit Nachnamen?', 'Berg'],
      ['Ein Foto, Ana?', 'Ich.png'],
    ]);
    const chat = await respondent.chat();
    expect(receipt.entries).toEqual(chat.entries);
    const location = receipt.entries.find(({ user_or_bot, media }) => user_or_bot === 'user' && media)?.media?.location;
    expect((await api.app.inject({ method: 'GET', url: location ?? '' })).statusCode).toBe(200);
  });

  it('may write it in small letters and with blanks', async () => {
    const code = await codeOf();
    for (const written of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `]) {
      expect((await api.send('receipt', { code: written })).status).toBe(200);
    }
  });

  it('sees what was withdrawn as well, once, with its time', async () => {
    await talk();
    api.clock.now += 1_000;
    const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'name' };
    await api.call('changeAnswer', { ...change, reply: { type: 'open', text: 'Ina' } }, respondent.token);
    const { answers } = await api.call('receipt', { code: await codeOf() });
    expect(answers.map(({ answer, withdrawn_at }) => [answer, withdrawn_at])).toEqual([
      ['Ana', api.clock.now],
      ['Berg', null],
      ['Ich.png', null],
      ['Ina', null],
    ]);
  });

  it('may delete all of it, files and session included, also once the dialog is not active any more', async () => {
    await talk();
    const code = await codeOf();
    await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
    expect(await api.call('deleteReceipt', { code })).toEqual({ msg: 'success' });
    for (const table of ['conversations', 'turns', 'answers', 'media'] as const) {
      const left = await api.services.db
        .selectFrom(table)
        .select('survey_id')
        .where('survey_id', '=', survey_id)
        .execute();
      expect(left).toEqual([]);
    }
    expect((await api.send('receipt', { code })).status).toBe(404);
    expect((await api.send('deleteReceipt', { code })).status).toBe(404);
  });
});

describe('the receipt of one chat of a multi-chat', () => {
  it('names the chats that belong with it, and deletes all of them with the session', async () => {
    const multi = await aMultiChat(api);
    await multi.trigger({ at: [multi.l, 'l1'], trigger: `waitFor;${multi.z};z2`, init_survey: true });
    await multi.publish();
    const [player, other] = [await aParticipant(api, multi), await aParticipant(api, multi)];
    await other.chats();
    await player.chats();
    await player.reply(multi.k, 'k1');
    await player.reply(multi.z, 'z1');
    const code = (await player.chats()).chats[0]?.receipt ?? '';
    expect(await api.call('receipt', { code })).toMatchObject({ survey_name: 'Kommissarin', others: ['Zeuge'] });
    expect(await api.call('deleteReceipt', { code })).toEqual({ msg: 'success' });
    for (const table of ['conversations', 'participations', 'live_users'] as const) {
      const left = await api.services.db
        .selectFrom(table)
        .select('user_id_live')
        .where('user_id_live', 'in', [player.user_id, other.user_id])
        .execute();
      expect(new Set(left.map(({ user_id_live }) => user_id_live))).toEqual(new Set([other.user_id]));
    }
    expect((await player.tryReply(multi.k, 'k2')).status).toBe(401);
    expect((await api.send('receipt', { code })).status).toBe(404);
  });

  it('of a dialog by itself names none', async () => {
    expect((await api.call('receipt', { code: await codeOf() })).others).toEqual([]);
  });
});

describe('a conversation from before there were receipts', () => {
  it('gets one when the server starts, which shows its answers', async () => {
    await talk();
    const ofThis = { survey_id };
    await api.services.db.updateTable('conversations').set({ receipt_hash: null }).execute();
    await api.services.db
      .updateTable('turns')
      .set({ event: null })
      .where((turn) => turn.and(ofThis))
      .execute();
    expect((await respondent.chat()).receipt).toBeNull();
    await backfillReceipts(api.services);
    const { answers } = await api.call('receipt', { code: await codeOf() });
    expect(answers.map(({ answer }) => answer)).toEqual(['Ana', 'Berg', 'Ich.png']);
  });
});

describe('who has none', () => {
  it('gets the same answer for every code, and after many of them waits', async () => {
    const statuses = new Set<number>();
    const sentences = new Set<string>();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const code = attempt % 2 === 0 ? `AAAA-BBBB-${1000 + attempt}` : 'x';
      const { status, body } = await api.send(attempt % 3 === 0 ? 'deleteReceipt' : 'receipt', { code });
      statuses.add(status);
      sentences.add(JSON.stringify(body, (key, value: unknown) => (key === 'request_id' ? typeof value : value)));
    }
    expect([...statuses]).toEqual([404]);
    expect(sentences.size).toBe(1);
    const refused = await api.send('receipt', { code: 'AAAA-BBBB-CCCC' });
    expect(refused).toMatchObject({ status: 429, body: { msg: expect.stringContaining('später') } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const code = await codeOf();
    expect((await api.send('receipt', { code })).status).toBe(429);
    await attemptsAgo(api, 60_000);
    expect((await api.send('receipt', { code })).status).toBe(200);
  });
});
