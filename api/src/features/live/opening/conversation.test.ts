import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../../testing/blocks.ts';
import { editSurvey, insertSurvey, publishSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let survey_id: string;
let respondent: TestRespondent;
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, settings: { welcome: 'Willkommen!' } });
  respondent = await aRespondent(api, survey_id);
});

const ana = { type: 'open', text: 'Ana' } as const;
const setSurvey = (fields: { active?: boolean; deleted_at?: Date | null }) =>
  api.services.db.updateTable('surveys').set(fields).where('survey_id', '=', survey_id).execute();

describe('a conversation', () => {
  it('begins with the welcome and the first question, which are part of the transcript', async () => {
    const begun = await respondent.chat();
    expect(begun.entries.map(({ context, type }) => [context, type])).toEqual([
      ['Willkommen!', 'welcome'],
      ['Wie heißen Sie?', 'open'],
    ]);
    expect(begun).toMatchObject({ survey_id, turn: 1, finished: false, question: { unique_question_id: 'name' } });
  });

  it('begins once when several tabs open at the same time', async () => {
    const chats = await Promise.all(Array.from({ length: 6 }, () => respondent.chat()));
    for (const chat of chats) expect(chat).toEqual(chats[0]);
    expect(chats[0]?.entries).toHaveLength(2);
  });

  it('goes on where it was, with its whole transcript in order', async () => {
    await respondent.chat();
    const { entries } = await respondent.reply('name', ana);
    await respondent.reply('mood', { type: 'single', option_id: 'bad' });
    const resumed = await respondent.chat();
    expect(resumed.entries.map(({ context }) => context)).toEqual([
      'Willkommen!',
      'Wie heißen Sie?',
      ...entries.map(({ context }) => context),
      'Schlecht',
      'Danke.',
      'Woran liegt das?',
    ]);
    expect(resumed).toMatchObject({ turn: 3, question: { unique_question_id: 'mood', nachfrage_id: 'mood#1' } });
  });

  it('runs to its end on the revision that it began with, while new ones get what was published since', async () => {
    await respondent.reply('name', ana);
    await editSurvey(api, survey_id, inOrder(aBlock('open', 'reason', { context: 'Warum?' })));
    await publishSurvey(api, survey_id);

    const mood = await respondent.chat();
    expect(mood.question).toMatchObject({ unique_question_id: 'mood' });
    await respondent.reply('mood', { type: 'single', option_id: 'good' });
    const newcomer = await aRespondent(api, survey_id);
    expect((await newcomer.chat()).entries.map(({ context }) => context)).toEqual(['Willkommen!', 'Warum?']);
    await newcomer.reply('reason', { type: 'open', text: 'Darum' });

    const kept = await api.services.db
      .selectFrom('answers')
      .select(['unique_question_id', 'revision'])
      .where('survey_id', '=', survey_id)
      .orderBy('revision')
      .orderBy('unique_question_id')
      .execute();
    expect(kept.map(({ unique_question_id, revision }) => [unique_question_id, revision])).toEqual([
      ['mood', 1],
      ['name', 1],
      ['reason', 2],
    ]);
  });

  it('notes which versions served it when it began', async () => {
    const noted = async (): Promise<string | null> => {
      const { user_id } = await aRespondent(api, survey_id);
      const row = await api.services.db
        .selectFrom('conversations')
        .where('user_id_live', '=', user_id)
        .select('composition')
        .executeTakeFirstOrThrow();
      return row.composition;
    };
    await api.product.release('mf-assess-live', 'v1');
    const before = await noted();
    expect((await api.product.releases.registry()).compositions[before ?? '']).toMatchObject({
      'mf-assess-live': 'v1',
    });
    await api.product.release('mf-assess-live', 'v2');
    expect(await noted()).not.toBe(before);
  });

  it('keeps one snapshot of the draft when many test it at once', async () => {
    await editSurvey(api, survey_id, threeQuestions);
    const authors = await Promise.all(Array.from({ length: 8 }, () => anAuthorWithRole(api, survey_id, 'Trainieren')));
    await Promise.all(authors.map(({ token }) => api.call('testRegister', { survey_id }, token)));
    const revisions = await api.services.db
      .selectFrom('revisions')
      .select('revision')
      .where('survey_id', '=', survey_id)
      .orderBy('revision')
      .execute();
    expect(revisions).toEqual([{ revision: 1 }, { revision: 2 }]);
  });
});

describe("another respondent's conversation", () => {
  it('is not there, with any call', async () => {
    const elsewhere = await insertSurvey(api, { blocks: threeQuestions });
    const stranger = await aRespondent(api, elsewhere);
    const turn = {
      survey_id,
      turn_id: '01a1fda1-ff09-782d-9303-7d36dd193490',
      unique_question_id: 'name',
      reply: ana,
    };
    const answers = await Promise.all([
      api.send('conversation', { survey_id }, stranger.token),
      api.send('turn', turn, stranger.token),
      api.send('restartDelete', { survey_id, action: 'delete', isLive: true }, stranger.token),
      api.send('restartDelete', { survey_id, action: 'restart', isLive: true }, stranger.token),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      const msg: unknown = expect.stringContaining('Dieses Gespräch gibt es nicht mehr.');
      expect(body).toEqual({ msg, code: 'conversation/unknown', request_id: expect.any(String) });
    }
    expect((await respondent.chat()).turn).toBe(1);
  });

  it('is closed to calls without a token and to authors', async () => {
    expect((await api.send('conversation', { survey_id })).status).toBe(401);
  });
});

describe('an inactive dialog', () => {
  const inactive = { status: 410, body: { msg: 'Dialog ist nicht mehr aktiv.' } };

  it.each([{ active: false }, { deleted_at: new Date() }])('is closed to everyone: %o', async (change) => {
    await respondent.chat();
    await setSurvey(change);
    expect(await respondent.tryReply('name', ana)).toMatchObject(inactive);
    expect(await api.send('conversation', { survey_id }, respondent.token)).toMatchObject(inactive);
    expect(await api.send('registerLive', { survey_id })).toMatchObject(inactive);
    const restart = { survey_id, action: 'restart', isLive: true };
    expect(await api.send('restartDelete', restart, respondent.token)).toMatchObject(inactive);
  });

  it('goes on where it was once it is live again', async () => {
    await respondent.reply('name', ana);
    await setSurvey({ active: false });
    await setSurvey({ active: true });
    expect(await respondent.chat()).toMatchObject({ turn: 2, question: { unique_question_id: 'mood' } });
  });
});
