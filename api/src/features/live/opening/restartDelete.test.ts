import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../../testing/blocks.ts';
import { editSurvey, insertSurvey, publishSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
let respondent: TestRespondent;
beforeAll(async () => {
  author = await anAuthor(api);
});
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  respondent = await aRespondent(api, survey_id);
  await respondent.reply('name', { type: 'open', text: 'Ana' });
});

const restartDelete = (action: 'restart' | 'delete', token: string, isLive = true) =>
  api.send('restartDelete', { survey_id, action, isLive }, token);

async function rowsOf(table: 'conversations' | 'turns' | 'answers'): Promise<number> {
  const rows = await api.services.db.selectFrom(table).select('survey_id').where('survey_id', '=', survey_id).execute();
  return rows.length;
}

describe('restart', () => {
  it('begins anew on what was published since and deletes the answers so far', async () => {
    await editSurvey(api, survey_id, inOrder(aBlock('open', 'reason', { context: 'Warum?' })));
    await publishSurvey(api, survey_id);
    expect((await restartDelete('restart', respondent.token)).status).toBe(200);
    expect(await rowsOf('answers')).toBe(0);
    expect(await respondent.chat()).toMatchObject({ turn: 1, question: { unique_question_id: 'reason' } });
    expect(await rowsOf('conversations')).toBe(1);
  });

  it('leaves one conversation when two restarts race', async () => {
    const raced = await Promise.all([1, 2, 3].map(() => restartDelete('restart', respondent.token)));
    expect(raced.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowsOf('conversations')).toBe(1);
  });
});

describe('delete', () => {
  it('leaves nothing of the respondent but a count, and ends their session', async () => {
    const { refresh_token_live } = await api.call('registerLive', { survey_id });
    const other = await aRespondent(api, survey_id);
    await other.reply('name', { type: 'open', text: 'Ben' });
    expect(await restartDelete('delete', respondent.token)).toMatchObject({ status: 200, body: { msg: 'success' } });

    const { db, tokens } = api.services;
    const left = await db.selectFrom('answers').select('value').where('survey_id', '=', survey_id).execute();
    expect(left).toEqual([{ value: 'Ben' }]);
    const users = await db
      .selectFrom('live_users')
      .where('user_id_live', '=', respondent.user_id)
      .selectAll()
      .execute();
    expect(users).toEqual([]);
    const counts = await db.selectFrom('deletion_counts').selectAll().where('survey_id', '=', survey_id).execute();
    expect(counts).toEqual([{ survey_id, deleted: 1 }]);
    await expect(tokens.read(respondent.token)).rejects.toMatchObject({ code: 'login/expired' });
    expect((await api.send('conversation', { survey_id }, respondent.token)).status).toBe(401);
    expect((await tokens.refresh(refresh_token_live)).token).not.toBe('');
  });

  it('ends the session also when the respondent has another dialog, whose answers stay', async () => {
    const other = await insertSurvey(api, { blocks: threeQuestions });
    const survey_id_list = [survey_id, other];
    const { token_live, user_id } = await api.call('registerLiveList', { survey_id_list });
    expect((await restartDelete('delete', token_live)).status).toBe(200);
    const { db, tokens } = api.services;
    await expect(tokens.read(token_live)).rejects.toMatchObject({ code: 'login/expired' });
    const left = await db.selectFrom('conversations').select('survey_id').where('user_id_live', '=', user_id).execute();
    expect(left).toEqual([{ survey_id: other }]);
  });

  it('is counted each time', async () => {
    const other = await aRespondent(api, survey_id);
    await Promise.all([restartDelete('delete', respondent.token), restartDelete('delete', other.token)]);
    const { deleted } = await api.services.db
      .selectFrom('deletion_counts')
      .select('deleted')
      .where('survey_id', '=', survey_id)
      .executeTakeFirstOrThrow();
    expect(deleted).toBe(2);
  });

  it('is possible when the dialog is not active any more', async () => {
    await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
    expect((await restartDelete('delete', respondent.token)).status).toBe(200);
    expect(await rowsOf('turns')).toBe(0);
  });

  it('stops a turn that is on its way from storing anything', async () => {
    const good = { type: 'single', option_id: 'good' } as const;
    const [, late] = await Promise.all([restartDelete('delete', respondent.token), respondent.tryReply('mood', good)]);
    expect([200, 401, 404]).toContain(late.status);
    expect(await rowsOf('turns')).toBe(0);
    expect(await rowsOf('answers')).toBe(0);
  });
});

describe('isLive [§4.21 §4.22]', () => {
  it('false reaches no live conversation, whoever asks', async () => {
    expect((await restartDelete('delete', respondent.token, false)).status).toBe(404);
    expect((await restartDelete('delete', author.token, false)).status).toBe(404);
    expect(await rowsOf('answers')).toBe(1);
  });

  it("true is refused to an author, whose click must not reach a respondent's answers", async () => {
    expect(await restartDelete('delete', author.token)).toMatchObject({ status: 400, body: { field: 'isLive' } });
    expect(await rowsOf('answers')).toBe(1);
  });

  it("false restarts the author's own test, by the author's or the test's token, and counts nothing", async () => {
    const { token_live } = await api.call('testRegister', { survey_id }, author.token);
    for (const token of [author.token, token_live]) {
      expect((await restartDelete('restart', token, false)).status).toBe(200);
      expect((await api.call('conversation', { survey_id }, token_live)).turn).toBe(1);
    }
    expect((await restartDelete('delete', author.token, false)).status).toBe(200);
    const counts = await api.services.db
      .selectFrom('deletion_counts')
      .selectAll()
      .where('survey_id', '=', survey_id)
      .execute();
    expect(counts).toEqual([]);
    expect(await rowsOf('conversations')).toBe(1);
  });
});
