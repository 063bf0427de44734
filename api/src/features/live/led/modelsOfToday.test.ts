import { streams } from '@dialogwerk/shared/contract';
import type { ModelCallKept } from '@dialogwerk/shared/contract';
import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { AskedModel, ModelBehaviour, ModelServer } from '@dialogwerk/shared/testing/model-server';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLedRespondent, saidIn } from '../../../../testing/aLedRespondent.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { anEndpoint } from '../../../../testing/anEndpoint.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { LED_BRIEF, ledDialog } from '../../../../testing/ledDialog.ts';
import { metBy, purposeOf, scripted } from '../../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';

const KEY = 'sk-nur-fuer-diesen-rechner';
const THOUGHT = `Überlegung: ${LED_BRIEF}`;
const ANSWER = 'Und wie ging es weiter?';
const FALLBACK = 'Lassen wir das.';

let server: ModelServer;
let api: TestApi;
let logged = '';
beforeAll(async () => {
  server = await startModelServer();
  const budgets = { conversation: 1_000_000, survey: 10_000_000, day: 10_000_000 };
  const price = { sent: 2, answered: 10, currency: 'EUR' };
  const endpoints = [anEndpoint(server.url, { key: KEY, price, seconds: 14 })];
  const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
  api = await startTestApi(log, undefined, createModel({ endpoints, atOnce: 8, budgets }));
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});

/** What the author reads about one reply to a model that behaves so, and what the respondent sees. */
async function seen(behaving: (asked: AskedModel, nth: number) => ModelBehaviour, text = 'Es war dunkel.') {
  let nth = 0;
  server.asked.length = 0;
  server.behave((asked) => behaving(asked, (nth += 1)));
  const owner = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: ledDialog(), owner });
  const respondent = await aLedRespondent(api, survey_id);
  const chat = await respondent.say(text);
  const { conversation_id } = await api.services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const { calls } = await api.call('conversationModelCalls', { survey_id, conversation_id }, owner.token);
  const data = await api.send('conversationData', { survey_id, conversation_id }, owner.token);
  return { said: saidIn(chat).slice(1), calls, chat, data: JSON.stringify(data.body) };
}

const verdict = JSON.stringify({
  conditions: [{ id: 'motiv', status: 'met', quote: 'Es ging um Geld.', confidence: 0.9 }],
  wants_stop: false,
});
const well = scripted({ judge: metBy('motiv', 'Geld'), talk: () => ANSWER });
/** A talk, or a judge, of its own. */
const talking =
  (...said: readonly ModelBehaviour[]) =>
  (asked: AskedModel): ModelBehaviour =>
    purposeOf(asked) === 'talk' ? (said[asked.messages.length - 2] ?? { kind: 'hang-up' }) : well(asked);
const judging =
  (said: ModelBehaviour) =>
  (asked: AskedModel): ModelBehaviour =>
    purposeOf(asked) === 'judge' ? said : well(asked);
const say = (text: string): ModelBehaviour => ({ kind: 'say', text });
const think = (how: 'apart' | 'inline' | 'unclosed' | 'unbegun', text: string, ms = 0): ModelBehaviour => ({
  kind: 'think',
  how,
  thought: THOUGHT,
  text,
  ms,
});
const status = (code: number, headers = {}, body = `{"error":"${KEY} ${THOUGHT}"}`): ModelBehaviour => ({
  kind: 'status',
  status: code,
  headers,
  body,
});
const talk = (calls: readonly ModelCallKept[]) => calls.filter(({ purpose }) => purpose === 'talk');

describe('what a respondent and the author see', () => {
  it.each<[string, (asked: AskedModel) => ModelBehaviour, string, Partial<ModelCallKept>]>([
    ['thoughts in a field of their own', talking(think('apart', ANSWER)), ANSWER, { answer: ANSWER }],
    ['thoughts within the words', talking(think('inline', ANSWER)), ANSWER, { answer: ANSWER }],
    ['thoughts without an end', talking(think('unclosed', ANSWER)), ANSWER, { answer: ANSWER }],
    ['thoughts without a beginning', talking(think('unbegun', ANSWER)), ANSWER, { answer: ANSWER }],
    ['thoughts alone', talking(think('unclosed', '')), FALLBACK, { answer: null, fault: 'empty' }],
    [
      'half a sentence',
      talking({ kind: 'length', text: `${ANSWER} Und dann war da noch` }),
      ANSWER,
      { answer: ANSWER },
    ],
    [
      'nothing but half a sentence',
      talking({ kind: 'length', text: 'Und dann war da noch' }),
      FALLBACK,
      { answer: null, fault: 'bad-answer' },
    ],
    [
      'two questions at once',
      talking(say('Ach ja? Wie war das genau? Und wer war dabei?')),
      'Ach ja? Wie war das genau?',
      { fault: null },
    ],
    ['a refusal', talking({ kind: 'refuse' }), FALLBACK, { fault: 'refused', answer: null }],
    ['429 for a minute', talking(status(429, { 'retry-after': '60' })), FALLBACK, { fault: 'rate-limited' }],
    ['500 with what it was told', talking(status(500)), FALLBACK, { fault: 'server', answer: null }],
    ['400 with what it was told', talking(status(400)), FALLBACK, { fault: 'settings', answer: null }],
  ])('of %s', async (_, behaving, respondent, author) => {
    const { said, calls, data } = await seen(behaving);
    expect(said[0]).toBe(respondent);
    expect(talk(calls).at(-1)).toMatchObject(author);
    for (const call of calls) expect(`${call.answer}${JSON.stringify(call.verdict)}`).not.toContain('Gewächshaus');
    expect(said.join()).not.toMatch(/think|Überlegung|Gewächshaus/);
    expect(data).not.toMatch(/Überlegung|Gewächshaus/);
  });

  it.each<[string, string, RegExp]>([
    ['another language', 'What happened then and who was there with you?', /anderen Sprache/],
    ['another script', '然后发生了什么事情？请告诉我更多。', /anderen Sprache/],
    ['du in place of Sie', 'Was hast du dann gemacht?', /duzte/],
    ['the brief', LED_BRIEF, /Auftrag/],
  ])('of %s: it is asked for other words, and the author reads why', async (_, wrong, why) => {
    const { said, calls } = await seen(talking(say(wrong), { kind: 'hang-up' }, say(ANSWER)));
    expect(said[0]).toBe(FALLBACK);
    const again = await seen(talking(say(wrong), say(ANSWER)));
    expect(again.said[0]).toBe(ANSWER);
    const [first] = talk(again.calls);
    expect(first).toMatchObject({ fault: 'bad-answer', verdict: { shown: null } });
    expect(first?.verdict.refused).toMatch(why);
    expect(talk(calls)).toHaveLength(2);
  });

  it.each<[string, ModelBehaviour]>([
    ['apart', think('apart', verdict)],
    ['inline', think('inline', verdict)],
    ['without a beginning', think('unbegun', verdict)],
    ['in silence, for eight seconds', think('apart', verdict, 8_000)],
  ])(
    'of a judge that thinks %s: its verdict counts',
    async (_, judge) => {
      const { said, calls } = await seen(judging(judge), 'Es ging um Geld.');
      expect(said[0]).toBe('Ein Motiv also!');
      expect(calls).toMatchObject([{ purpose: 'judge', fault: null, answer: verdict }]);
    },
    20_000,
  );

  it('of the wish to stop: no model is asked, and the dialog goes on', async () => {
    const { said, calls } = await seen(well, 'Ich möchte jetzt aufhören.');
    expect(said).toEqual(['Und sonst?']);
    expect(calls).toEqual([]);
    expect(server.asked).toEqual([]);
  });
});

it('the author reads what was sent, masked as it was, with tokens, time and cost', async () => {
  const { calls } = await seen(well, 'Ich heiße Wladimir Krötenhausen.');
  const [asked] = server.asked;
  expect(calls[0]?.messages).toEqual(asked?.messages);
  expect(JSON.stringify(calls)).toContain('Ich heiße [Name 1]');
  expect(JSON.stringify(calls)).not.toContain('Krötenhausen');
  expect(calls[0]).toMatchObject({ tokens_in: 100, tokens_out: 20, cost: { amount: 0.0004, currency: 'EUR' } });
  expect(JSON.stringify(calls)).not.toContain(KEY);
});

it('whoever waits is told that it still thinks, and then what it says', async () => {
  server.behave(talking(think('apart', ANSWER, 6_500)));
  const respondent = await aLedRespondent(api, { blocks: ledDialog() });
  await respondent.settled();
  await respondent.send('Es war dunkel.');
  const { body } = await api.app.inject({
    url: `${streams.spoken.path}?survey_id=${respondent.survey_id}`,
    headers: { authorization: `Bearer ${respondent.token}` },
  });
  expect(body).toContain('denkt noch nach …');
  expect(body).not.toMatch(/Überlegung|Gewächshaus/);
  expect(saidIn(await respondent.settled()).at(-1)).toBe(ANSWER);
}, 20_000);

it('nothing of thoughts, brief or key was ever in a log', () => {
  expect(logged).not.toMatch(/Überlegung|Gewächshaus|<think>/);
  expect(logged).not.toContain(KEY);
  expect(logged).not.toBe('');
});
