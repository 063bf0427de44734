import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { beforeEach, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { aPng } from '../../../../testing/media/sampleFiles.ts';
import { uploadReply } from '../../../../testing/uploadFile.ts';

const api = await apiOfFile();
const blocks = inOrder(
  aBlock('consent', 'ja', { context: 'Dürfen wir?', variable: 'ja', label_agree: 'Ja', label_decline: 'Nein' }),
  aBlock('upload', 'foto', { context: 'Ein Foto?', kinds: ['image'] }),
  aBlock('open', 'wort', { context: 'Noch etwas?' }),
);
let author: TestAuthor;
let survey_id: string;
let respondent: TestRespondent;
let code: string;
beforeEach(async () => {
  await api.services.db.deleteFrom('login_failures').execute();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author, settings: { privacy_declaration_text: 'Erklärung.' } });
  respondent = await aRespondent(api, survey_id);
  code = (await respondent.chat()).receipt ?? '';
  api.clock.now += 1_000;
  await respondent.reply('ja', { type: 'consent', agreed: true });
  const question = { survey_id, unique_question_id: 'foto' };
  const sent = await uploadReply(api, question, aPng(), { token: respondent.token, name: 'Ich.png' });
  await respondent.reply('foto', { type: 'upload', media_id: replyMedia.response.parse(sent.body).media_id });
});

const read = () => api.call('receipt', { code });
const holding = async () => (await read()).consents.find(({ holds }) => holds);

it('tells consents word for word, files that can be fetched, and what nobody has', async () => {
  const { consents, files, sent, notes, is_tied, is_test, language } = await read();
  expect(consents.map(({ kind, act, text, holds }) => [kind, act, text, holds])).toEqual([
    ['statement', 'shown', 'Erklärung.', false],
    ['consent', 'given', 'Dürfen wir?', true],
  ]);
  expect(files).toMatchObject([{ name: 'Ich.png', type: 'image/png', size: aPng().length }]);
  const fetched = await api.app.inject({ method: 'GET', url: files[0]?.location ?? '' });
  expect(fetched.statusCode).toBe(200);
  expect({ sent, notes, is_tied, is_test, language }).toEqual({
    sent: [],
    notes: 0,
    is_tied: false,
    is_test: false,
    language: 'de',
  });
});

it('takes a consent back, once, also when the dialog is over, and keeps the way', async () => {
  await api.call('switchActivateLink', { item: { survey_id, active: false } }, author.token);
  const consent_id = (await holding())?.consent_id ?? '';
  api.clock.now += 1_000;
  expect(await api.call('withdrawConsent', { code, consent_id })).toEqual({ msg: 'success' });
  expect((await api.send('withdrawConsent', { code, consent_id })).status).toBe(404);
  const { consents, answers } = await read();
  expect(consents.map(({ act }) => act)).toEqual(['shown', 'given', 'withdrawn']);
  expect(answers.map(({ answer }) => answer)).toEqual(['Ja', 'Ich.png']);
  const { lines } = await api.call('consentLines', { survey_id }, author.token);
  expect(lines[0]).toMatchObject({ act: 'withdrawn', on_own_page: true });
  const stored = await api.services.db
    .selectFrom('answers')
    .select(['value', 'withdrawn_turn'])
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', 'ja')
    .orderBy('withdrawn_turn')
    .execute();
  expect(stored).toEqual([
    { value: false, withdrawn_turn: 0 },
    { value: true, withdrawn_turn: 3 },
  ]);
  const { state } = await api.services.db
    .selectFrom('conversations')
    .select('state')
    .where('user_id_live', '=', respondent.user_id)
    .executeTakeFirstOrThrow();
  expect(state.variables).toMatchObject({ ja: false });
});

it('can be given again in the dialog, by the answer', async () => {
  await api.call('withdrawConsent', { code, consent_id: (await holding())?.consent_id ?? '' });
  api.clock.now += 1_000;
  const again = { unique_question_id: 'ja', reply: { type: 'consent', agreed: true } } as const;
  const turn_id = '11111111-1111-4111-8111-111111111111';
  await api.call('changeAnswer', { survey_id, turn_id, ...again }, respondent.token);
  expect((await read()).consents.map(({ act }) => act)).toEqual(['shown', 'given', 'withdrawn', 'given']);
});

it('of another conversation is nobody else’s to take back', async () => {
  const consent_id = (await holding())?.consent_id ?? '';
  const other = (await (await aRespondent(api, survey_id)).chat()).receipt ?? '';
  expect((await api.send('withdrawConsent', { code: other, consent_id })).status).toBe(404);
  expect((await holding())?.act).toBe('given');
});

it('counts notes of those who run the study, and does not tell them', async () => {
  const { conversation_id } = await api.services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('user_id_live', '=', respondent.user_id)
    .executeTakeFirstOrThrow();
  const note = { survey_id, conversation_id, note_id: conversation_id, user_id: author.user_id, text: 'Anrufen' };
  await api.services.db
    .insertInto('conversation_notes')
    .values({ ...note, created_at: new Date() })
    .execute();
  const data = await read();
  expect(data.notes).toBe(1);
  expect(JSON.stringify(data)).not.toContain('Anrufen');
});
