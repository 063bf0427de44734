import { randomUUID } from 'node:crypto';
import type { FixMessages, RecordingKind, Reply, SurveyConfig } from '@dialogwerk/shared/contract';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearMedia } from '../../media/clearMedia.ts';
import { mp4Film, webmFilm, webmRecording } from '../../../testing/media/recordings.data.ts';
import { aPdf, aPlayingWav } from '../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey, publishSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { uploadReply } from '../../../testing/uploadFile.ts';

const blocks = inOrder(
  aBlock('open', 'day', { context: 'Wie war Ihr Tag?', nachfrage: 'Warum?', variable: 'tag' }),
  aBlock('open', 'more', { context: 'Noch etwas zu {{tag}}?' }),
);
const probe = { id: 'day', nachfrage_id: 'day#1' };
const both = { audio_messages: true, video_messages: true } as const;

let api: TestApi;
let author: TestAuthor;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.services.db.deleteFrom('conversations').execute();
  await clearMedia(api.services);
  author = await anAuthor(api);
});

/** A respondent who was asked the first question of a dialog with these switches. */
async function asked(settings: Partial<SurveyConfig & FixMessages> = both) {
  const survey_id = await insertSurvey(api, { blocks, owner: author, settings });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  return { survey_id, respondent, send: sender(survey_id, respondent) };
}

const sender =
  (survey_id: string, { token }: TestRespondent) =>
  (content: Buffer, question: { id: string; nachfrage_id?: string } = { id: 'day' }) =>
    uploadReply(
      api,
      {
        survey_id,
        unique_question_id: question.id,
        ...(question.nachfrage_id === undefined ? {} : { nachfrage_id: question.nachfrage_id }),
      },
      content,
      { token, name: 'Sprachnachricht.webm' },
    );

async function idOf(sent: ReturnType<ReturnType<typeof sender>>): Promise<string> {
  return replyMedia.response.parse((await sent).body).media_id;
}

const recording = (kind: RecordingKind, media_id: string): Reply => ({ type: 'open', recording: { kind, media_id } });
const get = (url: string) => api.app.inject({ method: 'GET', url });
const storedValues = async () =>
  (await api.services.db.selectFrom('answers').select('value').execute()).map(({ value }) => value);

describe('a recorded reply to an open question', () => {
  test.each([
    ['audio', webmRecording, 'Sprachnachricht', 'audio/webm'],
    ['video', webmFilm, 'Videonachricht', 'video/webm'],
    ['video', mp4Film, 'Videonachricht', 'video/mp4'],
  ] as const)('as %s is the answer and plays in the transcript', async (kind, content, name, type) => {
    const { respondent, send } = await asked();
    const chat = await respondent.chat();
    expect(chat.question?.input).toMatchObject({ recordings: [{ kind: 'audio' }, { kind: 'video' }] });
    const media_id = await idOf(send(content));
    const { entries, question } = await respondent.reply('day', recording(kind, media_id));
    expect(entries[0]).toMatchObject({ context: name, user_or_bot: 'user', media: { type } });
    const shown = await get(entries[0]?.media?.location ?? '');
    expect(shown.rawPayload.length).toBe(content.length);
    // What is seen and heard stands behind what the recorder says of it.
    expect(shown.rawPayload.subarray(-500).equals(content.subarray(-500))).toBe(true);
    expect(question?.nachfrage_id).toBe('day#1');
    expect(await storedValues()).toEqual([{ media_id, kind }]);
  });

  test('answers a probe as well, and further texts call it what it is', async () => {
    const { respondent, send } = await asked();
    await respondent.reply('day', recording('audio', await idOf(send(webmRecording))));
    const media_id = await idOf(send(webmFilm, probe));
    const { entries } = await respondent.reply(probe, recording('video', media_id));
    expect(entries.at(-1)?.context).toBe('Noch etwas zu Sprachnachricht?');
  });

  test('takes the place of a written one and gives it back, and the receipt names both', async () => {
    const { survey_id, respondent, send } = await asked();
    await respondent.reply('day', { type: 'open', text: 'Gut' });
    const change = async (reply: Reply) => {
      api.clock.now += 1_000;
      const input = { survey_id, turn_id: randomUUID(), unique_question_id: 'day', reply };
      return api.call('changeAnswer', input, respondent.token);
    };
    const media_id = await idOf(send(webmRecording));
    const spoken = await change(recording('audio', media_id));
    expect(spoken.entries.find(({ user_or_bot }) => user_or_bot === 'user')).toMatchObject({
      context: 'Sprachnachricht',
      media: { type: 'audio/webm' },
    });
    await change({ type: 'open', text: 'Doch lieber so' });
    const { answers } = await api.call('receipt', { code: spoken.receipt ?? '' });
    expect(answers.map(({ answer, withdrawn_at }) => [answer, withdrawn_at === null])).toEqual([
      ['Gut', false],
      ['Sprachnachricht', false],
      ['Doch lieber so', true],
    ]);
  });

  test('keeps its file, while one that no answer names goes', async () => {
    const { respondent, send } = await asked();
    const media_id = await idOf(send(webmRecording));
    await idOf(send(webmFilm));
    await respondent.reply('day', recording('audio', media_id));
    api.clock.now += 50 * 60_000;
    await clearMedia(api.services);
    const rows = await api.services.db.selectFrom('media').select('media_id').execute();
    expect(rows).toEqual([{ media_id }]);
  });
});

describe('is refused, and nothing is stored', () => {
  test.each([
    ['words alone are taken', {}, webmRecording, 409],
    ['words alone are taken', {}, webmFilm, 409],
    ['voices are taken, a film', { audio_messages: true }, webmFilm, 415],
    ['films are taken, a voice', { video_messages: true }, webmRecording, 415],
    ['recordings are taken, another file', both, aPdf(), 415],
    ['recordings are taken, one of more than two minutes', both, aPlayingWav(125), 422],
  ])('where %s, as a file: %j', async (_, settings, content, status) => {
    const { send } = await asked(settings);
    expect(await send(content)).toMatchObject({
      status,
      body: { msg: expect.stringContaining('Es wurde nichts gespeichert') },
    });
    expect(await api.services.db.selectFrom('media').selectAll().execute()).toEqual([]);
  });

  test('for a question that is not open, and for a part that there is not', async () => {
    const { send } = await asked();
    for (const question of [{ id: 'more' }, probe, { id: 'day', nachfrage_id: 'day#2' }])
      expect(await send(webmRecording, question)).toMatchObject({ status: 409 });
  });

  test.each(['another’s file', 'a file for another question', 'a film as a voice', 'a voice as a film', 'no file'])(
    'as a reply that names %s',
    async (which) => {
      const { survey_id, respondent, send } = await asked();
      const stranger = await aRespondent(api, survey_id);
      await stranger.chat();
      const theirs = await idOf(sender(survey_id, stranger)(webmRecording));
      const before = await idOf(send(webmRecording));
      await respondent.reply('day', recording('audio', before));
      await respondent.reply(probe, { type: 'open', text: 'Darum' });
      const more = { id: 'more' };
      const replies: Readonly<Record<string, Reply>> = {
        'another’s file': recording('audio', theirs),
        'a file for another question': recording('audio', before),
        'a film as a voice': recording('audio', await idOf(send(webmFilm, more))),
        'a voice as a film': recording('video', await idOf(send(webmRecording, more))),
        'no file': recording('audio', '01890a5d-ac96-774b-bcce-b302099a8057'),
      };
      const refused = await respondent.tryReply('more', replies[which] ?? { type: 'skip' });
      expect(refused).toMatchObject({ status: 422, body: { msg: expect.stringContaining('nicht angekommen') } });
      expect((await respondent.chat()).question?.unique_question_id).toBe('more');
    },
  );

  test('as a reply where the dialog takes none of its kind, although its file came while another revision did', async () => {
    const { survey_id, respondent, send } = await asked({ audio_messages: true });
    const media_id = await idOf(send(webmRecording));
    const row = { survey_id, media_id };
    await api.services.db
      .updateTable('media')
      .set({ kind: 'video' })
      .where((media) => media.and(row))
      .execute();
    const refused = await respondent.tryReply('day', recording('video', media_id));
    expect(refused).toMatchObject({ status: 422, body: { msg: expect.stringContaining('passt nicht zur Frage') } });
    expect(await storedValues()).toEqual([]);
  });
});

describe('the switches belong to the revision that a conversation runs on', () => {
  test('what is switched afterwards counts for those who begin afterwards', async () => {
    const { survey_id, send } = await asked();
    await api.services.db
      .updateTable('surveys')
      .set((survey) => ({
        settings: survey.fn('jsonb_set', [survey.ref('settings'), survey.val('{audio_messages}'), survey.val('false')]),
      }))
      .where('survey_id', '=', survey_id)
      .execute();
    await editSurvey(api, survey_id, blocks);
    await publishSurvey(api, survey_id);
    expect((await send(webmRecording)).status).toBe(200);
    const later = await aRespondent(api, survey_id);
    const { question } = await later.chat();
    expect(question?.input).toMatchObject({ recordings: [{ kind: 'video' }] });
    expect((await sender(survey_id, later)(webmRecording)).status).toBe(415);
  });

  test('also where a revision was kept before its snapshot had them', async () => {
    const survey_id = await insertSurvey(api, { blocks, settings: { audio_messages: true } });
    await api.services.pool.query(
      "update revisions set snapshot = snapshot - 'audio_messages' - 'video_messages' where survey_id = $1",
      [survey_id],
    );
    const respondent = await aRespondent(api, survey_id);
    expect((await respondent.chat()).question?.input).toMatchObject({ recordings: [{ kind: 'audio' }] });
  });
});

describe('the analysis', () => {
  test('plays recordings to those who may, and keeps them apart from words', async () => {
    const { survey_id, respondent, send } = await asked();
    await respondent.reply('day', recording('audio', await idOf(send(webmRecording))));
    await respondent.reply(probe, recording('video', await idOf(send(webmFilm, probe))));
    const writer = await aRespondent(api, survey_id);
    // Words that look like the reference to a file are words.
    const words = '01890a5d-ac96-774b-bcce-b302099a8057';
    await writer.reply('day', { type: 'open', text: words });

    const { questions, conversations } = await api.call('answers', { survey_id }, author.token);
    const summary = (id: string) => questions.find(({ unique_question_id }) => unique_question_id === id);
    expect(summary('day')).toMatchObject({ answered: 2, texts: [words], files: [{ name: '', type: 'audio/webm' }] });
    expect(summary('day#1')).toMatchObject({ answered: 1, texts: [], files: [{ name: '', type: 'video/webm' }] });
    expect(summary('more')).not.toHaveProperty('files');
    expect(conversations.map(({ answers }) => answers['day'])).toContainEqual(
      expect.objectContaining({ kind: 'audio' }),
    );

    const [file] = summary('day')?.files ?? [];
    expect((await get(file?.location ?? '')).rawPayload.equals(webmRecording)).toBe(true);
    expect((await get((file?.location ?? '').replace(/\?.*/, ''))).statusCode).toBe(401);
    const trainer = await anAuthorWithRole(api, survey_id, 'Trainieren');
    expect((await api.send('answers', { survey_id }, trainer.token)).status).toBe(409);
  });
});
