import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
const before = api.clock.now;
/** Some minutes before midnight in Berlin, where it is the next day at once. */
const evening = Date.UTC(2026, 10, 28, 22, 55);
const TEN_MINUTES = 10 * 60_000;
const day = (value: string) => ({ type: 'date', value }) as const;

const blocks = inOrder(
  aBlock('date', 'geburtstag', {
    earliest: 'plusjahre(heute(), -120)',
    latest: 'heute()',
    jump_to_ids: [{ kind: 'condition', condition: 'alter(geburtstag) >= 18', target: 'erwachsen' }],
  }),
  aBlock('message', 'kind', { context: 'Noch keine 18: {{geburtstag}}.', is_end: true }),
  aBlock('message', 'erwachsen', { context: 'Willkommen.' }),
  aBlock('open', 'name'),
);
let survey_id: string;
let respondent: TestRespondent;
beforeEach(async () => {
  api.clock.now = evening;
  survey_id = await insertSurvey(api, { blocks });
  respondent = await aRespondent(api, survey_id);
  await respondent.chat();
});
afterEach(() => {
  api.clock.now = before;
});

const saidIn = ({ entries }: Awaited<ReturnType<TestRespondent['chat']>>): string[] =>
  entries.map(({ context }) => context.replaceAll('\\', ''));

it('refuses a day in the future and one before anybody living was born, and says which is possible', async () => {
  const { question } = await respondent.chat();
  expect(question?.input).toEqual({ type: 'date', min: '1906-11-28', max: '2026-11-28', moving: true });
  expect(await respondent.tryReply('geburtstag', day('2026-11-29'))).toMatchObject({
    status: 422,
    body: { msg: 'Das Datum ist zu spät. Bitte geben Sie spätestens den 28.11.2026 ein.' },
  });
  expect(await respondent.tryReply('geburtstag', day('1906-11-27'))).toMatchObject({
    status: 422,
    body: { msg: 'Das Datum ist zu früh. Bitte geben Sie frühestens den 28.11.1906 ein.' },
  });
});

it('goes by the day in Berlin on which a reply comes, also where the page was opened the day before', async () => {
  api.clock.now = evening + TEN_MINUTES;
  expect((await respondent.chat()).question?.input).toMatchObject({ max: '2026-11-29' });
  expect(saidIn(await respondent.reply('geburtstag', day('2026-11-29')))).toContain('Noch keine 18: 29.11.2026.');
});

it('leads on by age: the day before the eighteenth birthday one way, on it the other', async () => {
  const adult = await respondent.reply('geburtstag', day('2008-11-28'));
  expect([saidIn(adult).includes('Willkommen.'), adult.question?.unique_question_id]).toEqual([true, 'name']);
  const younger = await aRespondent(api, survey_id);
  await younger.chat();
  const child = await younger.reply('geburtstag', day('2008-11-29'));
  expect([saidIn(child).includes('Noch keine 18: 29.11.2008.'), child.finished]).toEqual([true, true]);
});

it('keeps what today was for a reply that stays when another one is changed a day later', async () => {
  const [birthday, child, adult, name] = blocks;
  const named = inOrder(...[name, birthday, child, adult].flatMap((block) => (block ? [{ ...block }] : [])));
  const asking = await insertSurvey(api, { blocks: named });
  const ana = await aRespondent(api, asking);
  await ana.chat();
  await ana.reply('name', { type: 'open', text: 'Ana' });
  expect(saidIn(await ana.reply('geburtstag', day('2008-11-29')))).toContain('Noch keine 18: 29.11.2008.');
  // Who answers the same now is 18.
  api.clock.now = evening + TEN_MINUTES;
  const change = { survey_id: asking, turn_id: randomUUID(), unique_question_id: 'name', nachfrage_id: null };
  const changed = await api.call('changeAnswer', { ...change, reply: { type: 'open', text: 'Ada' } }, ana.token);
  expect([saidIn(changed).includes('Noch keine 18: 29.11.2008.'), changed.finished]).toEqual([true, true]);
  const { db } = api.services;
  const answers = await db.selectFrom('answers').select('value').where('survey_id', '=', asking).execute();
  expect(answers.map(({ value }) => value)).toEqual(expect.arrayContaining(['Ada', '2008-11-29']));
});
