import { randomUUID } from 'node:crypto';
import { LIST_LIMITS, TRAINING_LIMITS } from '@dialogwerk/shared/contract';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const options = ['Mit dem Rad', 'Mit dem Auto', 'Zu Fuß'].map((text, at) => ({ id: `o${at}`, text, score: null }));
const blocks = inOrder(
  aBlock('single', 'way', { short_name: 'Weg', options, paraphrases: false }),
  aBlock('message', 'said'),
  aBlock('open', 'more'),
);

let api: TestApi;
let id: string;
/** Of somebody with the role 'Trainieren'. */
let token: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  id = await insertSurvey(api, { blocks, owner: await anAuthor(api) });
  ({ token } = await anAuthorWithRole(api, id, 'Trainieren'));
});

const place = () => ({ id, questionId: 'way' });
const add = (target: string, examples: string[]) =>
  api.call('addTrainingExamples', { ...place(), target, examples }, token);
const tryOut = (text: string) => api.call('tryTraining', { ...place(), text }, token);
const inbox = async (show: 'waiting' | 'understood' | 'handled' = 'waiting') =>
  (await api.call('trainingInbox', { ...place(), show }, token)).groups;
const examplesOf = async (target: string) => {
  const { targets } = await api.call('trainingdataJumps', place(), token);
  return targets.find((one) => one.target === target)?.examples;
};

/** Replies that a respondent has given before; gives their ids. */
async function saidBefore(...texts: string[]): Promise<string[]> {
  const respondent = await aRespondent(api, id);
  await respondent.chat();
  const { conversation_id } = await api.services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', id)
    .where('user_id_live', '=', respondent.user_id)
    .executeTakeFirstOrThrow();
  const rows = texts.map((text) => ({
    survey_id: id,
    reply_id: randomUUID(),
    conversation_id,
    unique_question_id: 'way',
    text,
    zone: 'unknown' as const,
    training_revision: 0,
    said_at: new Date(),
  }));
  await api.services.db.insertInto('free_replies').values(rows).execute();
  return rows.map(({ reply_id }) => reply_id);
}

async function trainWell(): Promise<void> {
  await add('o0', ['ich radle', 'mit dem Fahrrad', 'auf dem Drahtesel', 'mit dem E-Bike', 'Rad fahren']);
  await add('o1', ['ich fahre mit dem Wagen', 'im PKW', 'ich nehme das Auto', 'mit unserem Kombi', 'Auto fahren']);
  await add('o2', ['ich laufe', 'ich gehe', 'per pedes', 'zu Fuß gehen', 'ein Spaziergang']);
}

describe('examples', () => {
  test('are added once each, without spaces and empty lines, and told apart from known ones', async () => {
    expect(await add('o0', [' ich radle ', '', 'ich radle', 'per Rad'])).toEqual({
      revision: 1,
      added: ['ich radle', 'per Rad'],
      known: [],
    });
    expect(await add('o0', ['per Rad', 'mit dem Velo'])).toEqual({
      revision: 2,
      added: ['mit dem Velo'],
      known: ['per Rad'],
    });
    expect(await examplesOf('o0')).toEqual(['ich radle', 'per Rad', 'mit dem Velo']);
  });

  test('that are deleted can be added again', async () => {
    await add('o0', ['ich radle']);
    const gone = { target: 'o0', text: 'ich radle' };
    const { deleted } = await api.call('deleteTrainingExamples', { ...place(), examples: [gone] }, token);
    expect(deleted).toEqual([gone]);
    expect(await examplesOf('o0')).toEqual([]);
    await add('o0', ['ich radle']);
    expect(await examplesOf('o0')).toEqual(['ich radle']);
  });

  test('of a target or a block that is not there are refused', async () => {
    expect(await api.send('addTrainingExamples', { ...place(), target: 'o9', examples: ['x'] }, token)).toMatchObject({
      status: 404,
      body: { code: 'training/unknown-target' },
    });
    expect(await api.send('trainingQuality', { id, questionId: 'weg' }, token)).toMatchObject({ status: 404 });
  });

  test('are limited, and a refused call changes nothing', async () => {
    const many = (start: number) => Array.from({ length: 500 }, (_, at) => `Beispiel ${start + at}`);
    for (const start of [0, 500, 1_000]) await add('o0', many(start));
    const refused = await api.send('addTrainingExamples', { ...place(), target: 'o1', examples: ['noch eins'] }, token);
    expect(refused).toMatchObject({ status: 409, body: { code: 'training/too-many' } });
    const { revision } = await api.call('trainingOverview', { id }, token);
    expect(revision).toBe(3);
  });

  test('are fewer where the block itself says much that is compared, and the refusal names how many', async () => {
    const question = (entry: number) => (_: unknown, at: number) => `Was ist mit Sache ${entry * 50 + at}?`;
    const qa_entries = Array.from({ length: 11 }, (_, entry) => ({
      id: `e${entry}`,
      questions: Array.from({ length: 50 }, question(entry)),
      answer: 'Das ist so.',
    }));
    const survey = { blocks: inOrder(aBlock('qa', 'facts', { qa_entries })), owner: await anAuthor(api) };
    const facts = { id: await insertSurvey(api, survey), questionId: 'facts', target: 'e0' };
    const trainer = await anAuthorWithRole(api, facts.id, 'Trainieren');
    const many = (start: number, length: number) => Array.from({ length }, (_, at) => `Beispiel ${start + at}`);
    for (const start of [0, 500])
      await api.call('addTrainingExamples', { ...facts, examples: many(start, 500) }, trainer.token);
    const more = await api.send('addTrainingExamples', { ...facts, examples: many(1_000, 451) }, trainer.token);
    expect(more).toMatchObject({ status: 409, body: { msg: expect.stringContaining('höchstens 1450 Beispielen') } });
    const fitting = await api.send('addTrainingExamples', { ...facts, examples: many(1_000, 450) }, trainer.token);
    expect(fitting.status).toBe(200);
  });

  test('as many, as long and of as many options as there may be are learned', async () => {
    const longest = { options: rounds(20, LIST_LIMITS.options), examples: rounds(200, TRAINING_LIMITS.examples) };
    const choices = Array.from({ length: longest.options }, (_, at) => ({
      id: `o${at}`,
      text: `Möglichkeit ${at} `.repeat(100),
      score: null,
    }));
    const survey = {
      blocks: inOrder(aBlock('single', 'way', { options: choices, in_words: true })),
      owner: await anAuthor(api),
    };
    const way = { id: await insertSurvey(api, survey), questionId: 'way' };
    const trainer = await anAuthorWithRole(api, way.id, 'Trainieren');
    const text = (at: number) =>
      Array.from({ length: 60 }, (_, word) => `w${((at * 61 + word * 17) % 4_999).toString(36)}x`)
        .join(' ')
        .slice(0, TRAINING_LIMITS.example - 1);
    for (let start = 0; start < longest.examples; start += 100) {
      const examples = Array.from({ length: 100 }, (_, at) => text(start + at));
      const target = `o${(start / 100) % longest.options}`;
      await api.call('addTrainingExamples', { ...way, target, examples }, trainer.token);
    }
    expect(await api.send('tryTraining', { ...way, text: text(7) }, trainer.token)).toMatchObject({ status: 200 });
    expect(await api.send('trainingQuality', way, trainer.token)).toMatchObject({ status: 200 });
  });
});

describe('trying out', () => {
  test('says what a sentence is taken for, and which examples spoke for and against it', async () => {
    await trainWell();
    const tried = await tryOut('ich fahr mit dem Fahrad');
    expect(tried).toMatchObject({ zone: 'sure', by: 'examples', matches: [{ target: 'o0' }, {}, {}] });
    expect(tried.reasons[0]).toMatchObject({ text: 'mit dem Fahrrad', target: 'o0' });
    expect(tried.reasons.some(({ weight }) => weight < 0)).toBe(true);
    expect(await tryOut('Wie wird morgen das Wetter?')).toMatchObject({ zone: 'unknown' });
  });

  test.each([
    ['mit dem rad', 'words', 'o0'],
    ['die zweite', 'place', 'o1'],
    ['c', 'place', 'o2'],
  ])('%j goes by %s', async (text, by, target) => {
    expect(await tryOut(text)).toMatchObject({ zone: 'sure', by, matches: [{ target, confidence: 1 }, {}, {}] });
  });

  test('follows the bounds, which tell their effect before', async () => {
    await trainWell();
    await saidBefore('ich fahr mit dem Fahrad', 'Wie wird morgen das Wetter?');
    const bounds = { accept: 1, ask: 0.1 };
    expect(await api.call('trainingBoundsEffect', { ...place(), bounds }, token)).toEqual({
      now: { sure: 1, unsure: 0, unknown: 1 },
      with_bounds: { sure: 0, unsure: 1, unknown: 1 },
    });
    expect(await tryOut('ich fahr mit dem Fahrad')).toMatchObject({ zone: 'sure' });
    await api.call('setTrainingBounds', { ...place(), bounds }, token);
    expect(await tryOut('ich fahr mit dem Fahrad')).toMatchObject({ zone: 'unsure', asked: ['o0'] });
    const shown = async () => api.call('trainingOverview', { id }, token);
    expect(await shown()).toMatchObject({ blocks: [{ bounds, own_bounds: true }] });
    await api.call('setTrainingBounds', { ...place(), bounds: null }, token);
    expect(await shown()).toMatchObject({ blocks: [{ own_bounds: false }] });
    const turned = await api.send('setTrainingBounds', { ...place(), bounds: { accept: 0.2, ask: 0.5 } }, token);
    expect(turned.status).toBe(400);
  });
});

test('quality is that of left-out examples, with what pulls the wrong way', async () => {
  expect(await api.call('trainingQuality', place(), token)).toMatchObject({ accuracy: null, misled: [] });
  await trainWell();
  await add('o1', ['mit dem Fahrrad!']);
  const { accuracy, misled, findings, confusions } = await api.call('trainingQuality', place(), token);
  expect(accuracy?.total).toBe(16);
  expect(accuracy?.low).toBeLessThan((accuracy?.right ?? 0) / 16);
  expect(accuracy?.high).toBeGreaterThan((accuracy?.right ?? 0) / 16);
  expect(misled).toContainEqual(expect.objectContaining({ text: 'mit dem Fahrrad!', target: 'o1', taken: 'o0' }));
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'contradiction' }));
  expect(confusions.reduce((sum, { count }) => sum + count, 0)).toBe(16);
});

describe('the inbox', () => {
  test('has like replies together, the least certain first', async () => {
    await trainWell();
    await saidBefore('Wie spät ist es?', 'mit der Bahn', 'mit der Straßenbahn', 'ich radl meistens so');
    const groups = (await inbox()).map((group) => group.map(({ text }) => text).toSorted());
    expect(groups).toContainEqual(['mit der Bahn', 'mit der Straßenbahn']);
    expect(groups.at(-1)).toEqual(['Wie spät ist es?']);
  });

  test('replies become examples, and wait again when that is taken back', async () => {
    const [one = '', other = ''] = await saidBefore('ich bike', 'ich scoote');
    const assigned = await api.call('assignReplies', { ...place(), reply_ids: [one], target: 'o0' }, token);
    expect(assigned.reply_ids).toEqual([one]);
    await api.call('dismissReplies', { ...place(), reply_ids: [other] }, token);
    expect(await inbox()).toEqual([]);
    expect((await inbox('handled')).flat()).toHaveLength(2);
    expect(await tryOut('ich bike')).toMatchObject({ zone: 'sure', matches: [{ target: 'o0' }, {}, {}] });
    await api.call('reopenReplies', { ...place(), reply_ids: [one, other] }, token);
    expect((await inbox()).flat()).toHaveLength(2);
    expect(await examplesOf('o0')).toEqual([]);
  });

  test('what was handled before stays as it is', async () => {
    const [one = ''] = await saidBefore('ich bike');
    await api.call('dismissReplies', { ...place(), reply_ids: [one] }, token);
    const again = await api.call('assignReplies', { ...place(), reply_ids: [one], target: 'o0' }, token);
    expect(again.reply_ids).toEqual([]);
    expect(await examplesOf('o0')).toEqual([]);
  });

  test('an example goes with the conversation that it came from', async () => {
    const reply_ids = await saidBefore('ich bike');
    await api.call('assignReplies', { ...place(), reply_ids, target: 'o0' }, token);
    await api.services.db.deleteFrom('conversations').where('survey_id', '=', id).execute();
    expect(await examplesOf('o0')).toEqual([]);
  });
});

describe('before it acts', () => {
  test('the replies that would be understood differently are shown', async () => {
    await saidBefore('ich bike', 'Mit dem Auto', 'Wie spät ist es?');
    await add('o0', ['ich bike gern', 'ich bike oft', 'ich bike']);
    const preview = await api.call('previewTraining', { id }, token);
    expect(preview).toMatchObject({ revision: 1, looked: 3 });
    expect(preview.changed).toEqual([
      expect.objectContaining({
        text: 'ich bike',
        before: { zone: 'unknown', matches: [] },
        after: { zone: 'sure', matches: [{ target: 'o0', confidence: 1 }] },
      }),
    ]);
    expect(await api.call('trainingOverview', { id }, token)).toMatchObject({ applied: null, differs: true });
    await api.call('applyTraining', { id, revision: preview.revision }, token);
    expect(await api.call('trainingOverview', { id }, token)).toMatchObject({
      applied: { revision: 1, by: { name: expect.any(String) } },
      differs: false,
    });
    expect((await api.call('previewTraining', { id }, token)).changed).toEqual([]);
  });

  test('what was not previewed does not act', async () => {
    await add('o0', ['ich bike']);
    const { revision } = await api.call('previewTraining', { id }, token);
    await add('o1', ['ich bike']);
    expect(await api.send('applyTraining', { id, revision }, token)).toMatchObject({
      status: 409,
      body: { code: 'training/moved' },
    });
  });
});

test('the overview has each block that can be replied to in words, and how it stands', async () => {
  await add('o0', ['a', 'b', 'c', 'd', 'e']);
  await saidBefore('ich bike');
  const { blocks: trained } = await api.call('trainingOverview', { id }, token);
  expect(trained).toEqual([
    expect.objectContaining({
      unique_question_id: 'way',
      name: 'Weg',
      targets: 3,
      examples: 5,
      thin_targets: 2,
      waiting: 1,
      bounds: { accept: 0.18, ask: 0.09 },
      own_bounds: false,
    }),
  ]);
});
