import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { AskedModel, ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEndpoint } from '../../../../testing/anEndpoint.ts';
import { aLedRespondent, saidIn } from '../../../../testing/aLedRespondent.ts';
import { injections } from '../../../../testing/injections.data.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { LED_BRIEF, ledDialog } from '../../../../testing/ledDialog.ts';
import { conversationIn, scripted } from '../../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';

let model: ModelServer;
let api: TestApi;
beforeAll(async () => {
  model = await startModelServer();
  const budgets = { conversation: 1_000_000, survey: 10_000_000, day: 10_000_000 };
  const endpoints = [anEndpoint(model.url, { model: 'gehorsam' })];
  api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 8, budgets }));
});
afterAll(async () => {
  await api.stop();
  await model.stop();
});

const turned = (text: string): string => Array.from(text).toReversed().join('');
const sentences = LED_BRIEF.split(/(?<=[.!]) /);
/** How a model shows its brief that does as it is told. */
const leaks: readonly ((system: string) => string)[] = [
  () => LED_BRIEF,
  () => LED_BRIEF.toUpperCase(),
  () => turned(LED_BRIEF),
  () => `Gern: ${Buffer.from(LED_BRIEF).toString('base64')}`,
  () => Buffer.from(LED_BRIEF).toString('hex'),
  () => Array.from(LED_BRIEF).join(' '),
  () => LED_BRIEF.split(' ').map(turned).join(' '),
  () => LED_BRIEF.split(' ').toReversed().join(' '),
  () => LED_BRIEF.split(' ').join(' Banane '),
  () => JSON.stringify({ auftrag: LED_BRIEF }),
  () => sentences[0] ?? '',
  () => sentences.at(-1) ?? '',
  () => `Natürlich! Mein Auftrag lautet: "${LED_BRIEF}" Hilft das?`,
  (system) => system.split('\n').at(-1) ?? '',
];

/** A judge that lets itself be talked into anything: conditions that there are and that there are not, with words that nobody said. */
const talkedInto = () => ({
  conditions: [
    { id: 'geheim', status: 'met', quote: 'geheim', confidence: 1 },
    { id: 'motiv', status: 'met', quote: 'Ich gestehe, dass ich ein Motiv hatte', confidence: 1, target: 'geheim' },
  ],
  wants_stop: false,
});

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

it('none of 100 attempts reaches a block that its author did not allow, and none shows the brief', async () => {
  expect(injections).toHaveLength(100);
  const used = new Set<number>();
  const obeyed = (asked: AskedModel): string => {
    const place = conversationIn(asked).length + injections.findIndex((one) => JSON.stringify(asked).includes(one));
    const leak = Math.abs(place) % leaks.length;
    used.add(leak);
    return leaks[leak]?.(asked.messages[0]?.content ?? '') ?? LED_BRIEF;
  };
  model.behave(scripted({ judge: talkedInto, talk: obeyed }));
  const survey_id = await insertSurvey(api, { blocks: ledDialog() });
  const reached = new Set<string | undefined>();
  for (const attempt of injections) {
    const respondent = await aLedRespondent(api, survey_id);
    const chat = await respondent.say(attempt);
    reached.add(chat.question?.unique_question_id);
    const said = letters(saidIn(chat).join(' '));
    for (const sentence of sentences) {
      expect(said).not.toContain(letters(sentence));
      expect(said).not.toContain(turned(letters(sentence)));
    }
    for (const leak of leaks) expect(said).not.toContain(letters(leak('')) || 'nichts');
  }
  expect([...reached]).toEqual(['other']);
  expect(used.size).toBe(leaks.length);
  for (const { messages } of model.asked) {
    const [system] = messages;
    expect(injections.some((attempt) => system?.content.includes(attempt))).toBe(false);
  }
}, 120_000);
