import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aModelFolder } from '../../../testing/vectors/aModelFolder.ts';
import { trouble } from '../../../testing/vectors/words.data.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { openVectors } from '../../vectors/openVectors.ts';
import type { SentenceVectors } from '../../vectors/SentenceVectors.ts';

const options = ['Mit dem Rad', 'Mit dem Auto', 'Zu Fuß'].map((text, at) => ({ id: `o${at}`, text, score: null }));
const blocks = inOrder(
  aBlock('single', 'way', { context: 'Wie kommen Sie?', options, in_words: true, paraphrases: false }),
  aBlock('open', 'more', { context: 'Und sonst?' }),
);
/** None of its telling words stands in an example. */
const reply = 'auf meinem alten Drahtesel';

let folder: Awaited<ReturnType<typeof aModelFolder>>;
let vectors: SentenceVectors;
/** All texts that the model was asked about. */
const asked: string[] = [];
let withModel: TestApi;
let without: TestApi;
beforeAll(async () => {
  folder = await aModelFolder();
  vectors = openVectors(folder.path, () => {}, { opening: 20_000, reading: 20_000, beforeAnew: 50 });
  const counted: SentenceVectors = {
    get model() {
      return vectors.model;
    },
    of(texts, until) {
      asked.push(...texts);
      return vectors.of(texts, until);
    },
    stop: () => vectors.stop(),
  };
  withModel = await startTestApi(undefined, undefined, undefined, null, counted);
  without = await startTestApi();
});
afterAll(async () => {
  await withModel.stop();
  await without.stop();
  await folder[Symbol.asyncDispose]();
});
beforeEach(() => vi.waitUntil(() => vectors.model !== null, { timeout: 20_000 }));

/** A trained dialog that respondents take part in. */
async function trained(api: TestApi) {
  const id = await insertSurvey(api, { blocks, owner: await anAuthor(api) });
  const { token } = await anAuthorWithRole(api, id, 'Trainieren');
  const place = { id, questionId: 'way' };
  const examples = {
    o0: ['mit dem Fahrrad', 'ich radle', 'ich nehme das Velo', 'Rad fahren'],
    o1: ['ich fahre mit dem Wagen', 'im PKW', 'mit unserem Kombi', 'Auto fahren'],
    o2: ['ich laufe', 'ich gehe', 'ich spaziere hin', 'zu Fuß gehen'],
  };
  for (const [target, texts] of Object.entries(examples))
    await api.call('addTrainingExamples', { ...place, target, examples: texts }, token);
  const { revision } = await api.call('previewTraining', { id }, token);
  await api.call('applyTraining', { id, revision }, token);
  const tried = (text: string) => api.call('tryTraining', { ...place, text }, token);
  /** What was made of a new respondent's first reply. */
  const said = async (text: string) => {
    const respondent = await aRespondent(api, id);
    await respondent.chat();
    const { question, entries } = await respondent.reply('way', { type: 'words', text });
    return { question: question?.unique_question_id, asked: question?.nachfrage_id, entries, respondent };
  };
  return { id, place, token, tried, said };
}

const storedZones = (api: TestApi, id: string) =>
  api.services.db.selectFrom('free_replies').select(['text', 'zone']).where('survey_id', '=', id).execute();

test('a reply that shares no word with any example is understood with a model, and without one it is not', async () => {
  const { id, tried, said } = await trained(withModel);
  // What an author tries is what a respondent gets.
  expect(await tried(reply)).toMatchObject({ zone: 'sure', by: 'examples', matches: [{ target: 'o0' }, {}, {}] });
  const heard = await said(reply);
  expect(heard.question).toBe('more');
  expect(heard.entries.map(({ context }) => context)).toContain('Das verstehe ich als „Mit dem Rad“.');
  expect(await storedZones(withModel, id)).toEqual([{ text: reply, zone: 'sure' }]);

  const plain = await trained(without);
  expect((await plain.tried(reply)).zone).not.toBe('sure');
  expect(await plain.said(reply)).toMatchObject({ question: 'way', asked: 'way?1' });
});

test('what is at home nowhere is asked again with a model, too', async () => {
  const { tried, said } = await trained(withModel);
  const foreign = 'Der Mond ist aufgegangen';
  expect((await tried(foreign)).zone).toBe('unknown');
  expect(await said(foreign)).toMatchObject({ question: 'way', asked: 'way?1' });
});

test('the inbox, the effect of bounds and the quality go by what respondents get', async () => {
  const { place, token, said } = await trained(withModel);
  await said(reply);
  const { groups } = await withModel.call('trainingInbox', { ...place, show: 'understood' }, token);
  expect(groups.flat()).toMatchObject([{ text: reply, zone: 'sure', at_the_time: 'sure' }]);
  const bounds = { accept: 0.3, ask: 0.2 };
  const { now } = await withModel.call('trainingBoundsEffect', { ...place, bounds }, token);
  expect(now).toEqual({ sure: 1, unsure: 0, unknown: 0 });
  const quality = await withModel.call('trainingQuality', place, token);
  expect(quality.accuracy).toMatchObject({ right: 12, total: 12 });
});

test('more examples than are trained at once are learned in a thread, with the same result', async () => {
  const { id, place, token, tried } = await trained(withModel);
  const examples = Array.from({ length: 160 }, (_, at) => `ich gehe Weg ${at}`);
  await withModel.call('addTrainingExamples', { ...place, target: 'o2', examples }, token);
  expect(await tried(reply)).toMatchObject({ matches: [{ target: 'o0' }, {}, {}] });
  expect((await withModel.call('previewTraining', { id }, token)).changed).toEqual([]);
});

test('what was understood is kept: later changes and looks ask no model', async () => {
  const { id, said } = await trained(withModel);
  const { respondent } = await said(reply);
  asked.length = 0;
  await respondent.reply('more', { type: 'open', text: 'nichts' });
  const change = { survey_id: id, turn_id: randomUUID(), unique_question_id: 'more', nachfrage_id: null };
  await withModel.call('changeAnswer', { ...change, reply: { type: 'open', text: 'Musik' } }, respondent.token);
  const { entries } = await respondent.chat();
  expect(entries.map(({ context }) => context)).toContain('Das verstehe ich als „Mit dem Rad“.');
  expect(asked).toEqual([]);
});

// The one that hangs is the last, because nobody waits until its process is ended.
test.each([
  ['crashes', trouble.crashes],
  ['hangs', trouble.hangs],
])('where the model %s, a reply is understood as without one, and in time', async (_, word) => {
  const plain = await (await trained(without)).tried(`${word} mit dem Fahrrad`);
  const { said, tried } = await trained(withModel);
  // What the examples mean is known by now.
  await tried(reply);
  const begun = performance.now();
  const { question } = await said(`${word} mit dem Fahrrad`);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(question).toBe(plain.zone === 'sure' ? 'more' : 'way');
  expect(plain.zone).not.toBe('unknown');
});
