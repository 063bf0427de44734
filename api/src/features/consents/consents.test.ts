import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../testing/insertSurvey.ts';
import { applyRetention } from '../../retention/applyRetention.ts';

const api = await apiOfFile();
const agree = { type: 'consent', agreed: true } as const;
const decline = { type: 'consent', agreed: false } as const;
const blocks = inOrder(
  aBlock('consent', 'einwilligung', {
    context: 'Dürfen wir Ihre Antworten auswerten?',
    variable: 'ja',
    label_agree: 'Ja, gern',
    label_decline: 'Nein',
  }),
  aBlock('open', 'wort', { context: 'Was möchten Sie sagen?' }),
);

let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, {
    blocks,
    owner: author,
    settings: { privacy_declaration_text: '## Wer\n\nDie Bücherei.' },
  });
});

const linesOf = async () => (await api.call('consentLines', { survey_id }, author.token)).lines;
const actsOf = async () => (await linesOf()).map(({ act }) => act).toReversed();
const textsOf = async () => (await api.call('consentTexts', { survey_id }, author.token)).texts;

async function begin(): Promise<TestRespondent> {
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  api.clock.now += 1_000;
  return respondent;
}
async function change(respondent: TestRespondent, reply: typeof agree | typeof decline): Promise<void> {
  api.clock.now += 1_000;
  const changed = { survey_id, unique_question_id: 'einwilligung', turn_id: randomUUID(), reply };
  await api.call('changeAnswer', changed, respondent.token);
  api.clock.now += 1_000;
}

it('keeps the statement that was met and what was agreed to, word for word, and nothing of tests', async () => {
  const respondent = await begin();
  await respondent.reply('einwilligung', agree);
  await api.call('testRegister', { survey_id }, author.token);
  const { token_live } = await api.call('testRegister', { survey_id }, author.token);
  await api.call('conversation', { survey_id }, token_live);
  const [consent, statement] = await textsOf();
  expect(statement).toMatchObject({ kind: 'statement', language: 'de', text: '## Wer\n\nDie Bücherei.', agree: '' });
  expect(statement?.lines.shown).toBe(1);
  expect(consent).toMatchObject({
    kind: 'consent',
    text: 'Dürfen wir Ihre Antworten auswerten?',
    agree: 'Ja, gern',
    decline: 'Nein',
  });
  expect(consent?.lines).toEqual({ shown: 0, given: 1, declined: 0, withdrawn: 0, lapsed: 0 });
  const [given] = await linesOf();
  expect(given).toMatchObject({ act: 'given', unique_question_id: 'einwilligung', on_own_page: false, revision: 1 });
  expect(given?.published_at).toEqual(expect.any(Number));
});

it('adds a line for every change of mind, and none where nothing changed', async () => {
  const respondent = await begin();
  await respondent.reply('einwilligung', agree);
  await respondent.reply('wort', { type: 'open', text: 'Hallo' });
  await change(respondent, decline);
  await change(respondent, decline);
  await change(respondent, agree);
  expect(await actsOf()).toEqual(['shown', 'given', 'withdrawn', 'given']);
});

it('keeps the text of then when it is written anew', async () => {
  await (await begin()).reply('einwilligung', agree);
  const [first, ...rest] = blocks;
  if (first?.type !== 'consent') throw new Error('It begins with the consent.');
  await editSurvey(api, survey_id, [{ ...first, context: 'Dürfen wir alles auswerten?' }, ...rest]);
  await api.call('publish', { survey_id }, author.token);
  api.clock.now += 1_000;
  await (await begin()).reply('einwilligung', decline);
  const consents = (await textsOf()).filter(({ kind }) => kind === 'consent');
  expect(consents.map(({ text, lines }) => [text, lines.given, lines.declined])).toEqual([
    ['Dürfen wir alles auswerten?', 0, 1],
    ['Dürfen wir Ihre Antworten auswerten?', 1, 0],
  ]);
  const [{ text_hash } = { text_hash: '' }] = consents;
  const one = await api.call('consentLines', { survey_id, text_hash }, author.token);
  expect(one).toMatchObject({ total: 1, lines: [{ act: 'declined' }] });
  expect((await api.call('consentLines', { survey_id, act: 'given' }, author.token)).total).toBe(1);
});

it('leaves a count of what was deleted, by respondents and by the time that is kept', async () => {
  const [one, other] = [await begin(), await begin()];
  for (const respondent of [one, other]) await respondent.reply('einwilligung', agree);
  await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, one.token);
  await api.call('setRetention', { survey_id, delete_after: 1, anonymise_after: null }, author.token);
  api.clock.now += 3 * 24 * 60 * 60_000;
  await applyRetention(api.services);
  api.clock.now -= 3 * 24 * 60 * 60_000;
  expect(await linesOf()).toEqual([]);
  const consent = (await textsOf()).find(({ kind }) => kind === 'consent');
  expect(consent).toMatchObject({ first_at: null, lines: { given: 0 }, gone: { given: 2 } });
});

it('leads to nobody who was invited anonymously, and names no invitee', async () => {
  await (await begin()).reply('einwilligung', agree);
  const { rows } = await api.services.pool.query<{ column: string }>(
    "select column_name as column from information_schema.columns where table_name in ('consents', 'consent_texts', 'consent_counts')",
  );
  expect(rows.map(({ column }) => column)).not.toEqual(expect.arrayContaining(['user_id_live']));
  expect(rows.some(({ column }) => /user|invitee|mail/.test(column))).toBe(false);
});
