import { randomUUID } from 'node:crypto';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anEndpoint } from '../../../../testing/anEndpoint.ts';
import { aLedRespondent, saidIn } from '../../../../testing/aLedRespondent.ts';
import type { LedRespondent } from '../../../../testing/aLedRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { canonical } from '../../../../testing/replay/canonical.ts';
import { recorded, replayed } from '../../../../testing/replay/ledReplay.ts';
import { scripted } from '../../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';

let model: ModelServer;
let led: TestApi;
let plain: TestApi;
beforeAll(async () => {
  model = await startModelServer();
  const budgets = { conversation: 100_000, survey: 100_000, day: 100_000 };
  led = await startTestApi(
    undefined,
    undefined,
    createModel({ endpoints: [anEndpoint(model.url)], atOnce: 8, budgets }),
  );
  plain = await startTestApi();
});
afterAll(() => Promise.all([led.stop(), plain.stop(), model.stop()]));
beforeEach(() => {
  model.asked.length = 0;
});

const probing = { goal: 'welche Folgen die Verspätung hatte', most: 3, avoid: 'Preise', by_rule: true };
const dialog = (api: TestApi): Promise<LedRespondent> =>
  aLedRespondent(api, {
    blocks: inOrder(
      aBlock('open', 'q', { context: 'Was störte an der Lieferung?', nachfrage: 'Woran lag es?', probing }),
      aBlock('open', 'end', { context: 'Noch etwas?', is_end: true }),
    ),
  });
const asks = (question: string, ask = true) => scripted({ probe: () => ({ ask, question }) });
const at = ({ question }: CallResponse<'conversation'>) => question?.nachfrage_id ?? question?.unique_question_id;
const last = (chat: CallResponse<'conversation'>) => [at(chat), saidIn(chat).at(-1)];
const enough = 'Wegen der Verspätung fiel das ganze Fest aus, und alle waren traurig.';

it('without a model it is asked back by rule until a reply says enough, and each reply is an answer', async () => {
  const respondent = await dialog(plain);
  expect(last(await respondent.say('Zu spät.'))).toEqual(['q#1', 'Woran lag es?']);
  expect(last(await respondent.say('Am Stau.'))).toEqual(['q#2', 'Können Sie das etwas genauer beschreiben?']);
  expect(at(await respondent.say(enough))).toBe('end');
  const rows = await plain.services.db
    .selectFrom('answers')
    .select(['nachfrage_id', 'value'])
    .where('survey_id', '=', respondent.survey_id)
    .orderBy('nachfrage_id')
    .execute();
  expect(rows).toEqual([
    { nachfrage_id: '', value: 'Zu spät.' },
    { nachfrage_id: 'q#1', value: 'Am Stau.' },
    { nachfrage_id: 'q#2', value: enough },
  ]);
});

it('an answer that is changed to one that says enough needs no probes any more', async () => {
  const respondent = await dialog(plain);
  await respondent.say('Zu spät.');
  await respondent.say('Am Stau.');
  const change = { turn_id: randomUUID(), unique_question_id: 'q', reply: { type: 'open', text: enough } } as const;
  const chat = await plain.call('changeAnswer', { survey_id: respondent.survey_id, ...change }, respondent.token);
  expect(at(chat)).toBe('end');
});

it('a model is told how far it may go, and what it cannot ask well is asked by rule', async () => {
  model.behave(asks('Was meinen Sie mit „zu spät“ genau?'));
  const respondent = await dialog(led);
  expect(last(await respondent.say('Sie kam zu spät.'))).toEqual(['q#1', 'Was meinen Sie mit „zu spät“ genau?']);
  expect(JSON.stringify(model.asked[0]?.messages)).toContain('1. von höchstens 3 Nachfragen');
  model.behave(asks('Finden Sie nicht auch, dass die Lieferung viel zu spät kam?'));
  expect(last(await respondent.say('Zwei Tage.'))).toEqual(['q#2', 'Woran lag es?']);
  model.behave(asks('', false));
  expect(at(await respondent.say('Am Stau.'))).toBe('end');
});

it('what is to be avoided is not asked about, also where the respondent has brought it up', async () => {
  model.behave(asks('Welche Preise der Lieferung meinen Sie genau?'));
  const chat = await (await dialog(led)).say('Die Lieferung kam zu spät, und die Preise sind zu hoch.');
  expect(model.asked).toHaveLength(2);
  expect(at(chat)).toBe('end');
});

it('probes of a model and by rule replay to the same end, byte for byte', async () => {
  const respondent = await dialog(led);
  model.behave(asks('Was meinen Sie mit „zu spät“ genau?'));
  await respondent.say('Sie kam zu spät.');
  model.behave(asks('Das war nicht genau eine Frage'));
  await respondent.say('Zwei Tage.');
  model.behave(asks('Wie lange stand der Wagen im Stau?'));
  await respondent.say('Der Wagen stand im Stau.');
  await respondent.say('Lange.');
  const record = await recorded(led, respondent.survey_id);
  const { state, entries } = await replayed(record);
  expect(canonical(entries)).toBe(canonical(record.turns.map((turn) => turn.entries)));
  expect(canonical(state)).toBe(canonical(record.state));
  expect(canonical(entries)).toContain('Wie lange stand der Wagen im Stau?');
  expect(canonical(entries)).toContain('Woran lag es?');
});
