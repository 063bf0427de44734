import { beforeEach, expect, test } from 'vitest';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const qa_entries = [
  { id: 'cost', questions: ['Was kostet der Eintritt?', 'Wie teuer ist das?'], answer: 'Fünf Euro.' },
  { id: 'dogs', questions: ['Darf ich meinen Hund mitbringen?'], answer: 'Hunde sind willkommen.' },
];
const blocks = inOrder(
  aBlock('qa', 'help', { context: 'Was möchten Sie wissen?', qa_entries, qa_helpful: true, only_search: true }),
  aBlock('open', 'more', { context: 'Und sonst?' }),
);
const place = () => ({ id, questionId: 'help' });
const filter = '';

const api = await apiOfFile();
let id: string;
let author: TestAuthor;
let respondent: TestRespondent;
beforeEach(async () => {
  author = await anAuthor(api);
  id = await insertSurvey(api, { blocks, owner: author });
  respondent = await aRespondent(api, id);
  await respondent.chat();
});

const ask = (text: string, nachfrage_id?: string) =>
  respondent.reply(nachfrage_id === undefined ? 'help' : { id: 'help', nachfrage_id }, { type: 'qa', text });
const choose = (option_id: string, nachfrage_id: string) =>
  respondent.reply({ id: 'help', nachfrage_id }, { type: 'single', option_id });
const stored = async () =>
  api.services.db
    .selectFrom('answers')
    .select(['nachfrage_id', 'value'])
    .where('survey_id', '=', id)
    .where('withdrawn_turn', '=', 0)
    .orderBy('nachfrage_id')
    .execute();

test('an unsure question is asked back about, waits for a trainer, and is answered by what is chosen', async () => {
  const back = await ask('Was ist das?');
  expect(back.question).toMatchObject({ nachfrage_id: 'help?1', input: { type: 'single' }, in_words: true });
  const inbox = await api.call('trainingInbox', place(), author.token);
  expect(inbox.groups.flat()).toMatchObject([{ text: 'Was ist das?', at_the_time: 'unsure' }]);
  await choose('cost', 'help?1');
  expect(await stored()).toEqual([{ nachfrage_id: '', value: ['Was ist das?', 'cost'] }]);
});

test('what nothing answers is assigned to an entry, which answers it from then on', async () => {
  await ask('Preis');
  const [heard] = (await api.call('trainingInbox', place(), author.token)).groups.flat();
  expect(heard).toMatchObject({ text: 'Preis', at_the_time: 'unknown' });
  const reply_ids = [heard?.reply_id ?? ''];
  const { revision } = await api.call('assignReplies', { ...place(), reply_ids, target: 'cost' }, author.token);
  await api.call('applyTraining', { id, revision }, author.token);
  const answered = await ask('preis?', 'help.2');
  expect(answered.entries.map(({ context }) => context)).toEqual([
    'preis?',
    'Fünf Euro.',
    'Antwort auf „Was kostet der Eintritt?“',
    'War das hilfreich?',
  ]);
});

test('whether answers helped is counted over all questions of all conversations', async () => {
  await ask('Was kostet der Eintritt?');
  await choose('yes', 'help!1');
  await ask('Darf ich meinen Hund mitbringen?', 'help.2');
  await choose('no', 'help!2');
  expect(await stored()).toEqual([
    { nachfrage_id: '', value: ['Was kostet der Eintritt?', 'cost'] },
    { nachfrage_id: 'help!1', value: true },
    { nachfrage_id: 'help!2', value: false },
    { nachfrage_id: 'help.2', value: ['Darf ich meinen Hund mitbringen?', 'dogs'] },
  ]);
  const { columns } = await api.call('resultQuestion', { survey_id: id, filter, question: 'help' }, author.token);
  const helpful = columns.find(({ option }) => option === 'War das hilfreich?');
  expect(helpful?.shares.map(({ label, count }) => [label, count])).toEqual([
    ['Ja', 1],
    ['Nein', 1],
  ]);
});

test('a question that is passed over is open in the analysis at its own part', async () => {
  await ask('Was kostet der Eintritt?');
  const { questions } = await api.call('resultQuestions', { survey_id: id, filter }, author.token);
  expect(questions.find(({ part }) => part === 'help!1')).toMatchObject({ open: 1, answered: 0 });
  expect(questions.find(({ part }) => part === '')).toMatchObject({ open: 0, answered: 1 });
});

test('an answer can be changed, also what was asked back', async () => {
  await ask('Was ist das?');
  await choose('-none-', 'help?1');
  const change = { survey_id: id, turn_id: '01890a5d-ac96-774b-bcce-b302099a8057', unique_question_id: 'help' };
  const chat = await api.call(
    'changeAnswer',
    { ...change, nachfrage_id: 'help?1', reply: { type: 'single', option_id: 'cost' } },
    respondent.token,
  );
  expect(chat.entries.map(({ context }) => context)).toContain('Fünf Euro.');
  expect(await stored()).toEqual([{ nachfrage_id: '', value: ['Was ist das?', 'cost'] }]);
});
