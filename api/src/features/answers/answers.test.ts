import { randomUUID } from 'node:crypto';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../testing/insertSurvey.ts';

const agreement = {
  id: 'agreement',
  name: 'Zustimmung',
  points: [1, 2, 3].map((value) => ({ value, label: `Punkt ${value}` })),
};
const options = ['red', 'green', 'blue'].map((id) => ({ id, text: `Farbe ${id}`, score: null }));
const blocks = inOrder(
  aBlock('message', 'hello'),
  aBlock('single', 'colour', { options, nachfrage: 'Warum?' }),
  aBlock('multiple', 'colours', { options }),
  aBlock('assign', 'early', { assignments: [{ variable: 'early', expression: '7' }] }),
  aBlock('likert', 'agree', { scale: { from: 'template', template_id: 'agreement' }, likert_na: true, inverse: true }),
  aBlock('number', 'age', { optional: true }),
  aBlock('open', 'words'),
  aBlock('assign', 'sums', { assignments: [{ variable: 'total', expression: 'agree + age' }] }),
);

const api = await apiOfFile();
const author = await anAuthor(api);
let survey_id: string;
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks, templ_options: [agreement], owner: author });
});

const read = (): Promise<CallResponse<'answers'>> => api.call('answers', { survey_id }, author.token);

interface Replies {
  colour: string;
  why: string;
  colours: string[];
  agree?: number | 'na';
  age?: number | null;
  words?: string;
}

/** Replies as far as the list goes: what is left out is not answered. */
async function answer({ colour, why, colours, agree, age, words }: Replies): Promise<void> {
  api.clock.now += 1_000;
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('colour', { type: 'single', option_id: colour });
  await respondent.reply({ id: 'colour', nachfrage_id: 'colour#1' }, { type: 'open', text: why });
  await respondent.reply('colours', { type: 'multiple', option_ids: colours });
  if (agree !== undefined) await respondent.reply('agree', { type: 'likert', value: agree });
  if (age !== undefined)
    await respondent.reply('age', age === null ? { type: 'skip' } : { type: 'number', value: age });
  if (words !== undefined) await respondent.reply('words', { type: 'open', text: words });
}

async function seed(): Promise<void> {
  await answer({ colour: 'red', why: 'Feuer', colours: ['red', 'blue'], agree: 1, age: 20, words: 'Erster' });
  await answer({ colour: 'red', why: 'Liebe', colours: ['blue'], agree: 'na', age: 30, words: 'Zweite' });
  await answer({ colour: 'blue', why: 'Meer', colours: [], agree: 3, age: null, words: 'Dritter' });
  await answer({ colour: 'blue', why: 'Himmel', colours: ['red'] });
  await aRespondent(api, survey_id);
}

describe('the figures of a dialog', () => {
  it('count conversations with an answer, and the finished ones among them', async () => {
    await seed();
    expect(await read()).toMatchObject({ survey_id, survey_name: 'Zufriedenheit im Team', started: 4, finished: 3 });
  });

  it('show every question in order, each probe after its question', async () => {
    await seed();
    const { questions } = await read();
    expect(questions.map(({ unique_question_id, type }) => [unique_question_id, type])).toEqual([
      ['colour', 'single'],
      ['colour#1', 'nachfrage'],
      ['colours', 'multiple'],
      ['agree', 'likert'],
      ['age', 'number'],
      ['words', 'open'],
    ]);
  });

  it('count choices in the order of the block, also those that nobody took', async () => {
    await seed();
    const { questions } = await read();
    const figures = new Map(questions.map((question) => [question.unique_question_id, question]));
    expect(figures.get('colour')).toMatchObject({
      answered: 4,
      skipped: 0,
      texts: null,
      numbers: null,
      counts: [
        { id: 'red', label: 'Farbe red', count: 2 },
        { id: 'green', label: 'Farbe green', count: 0 },
        { id: 'blue', label: 'Farbe blue', count: 2 },
      ],
    });
    expect(figures.get('colours')?.counts?.map(({ id, count }) => [id, count])).toEqual([
      ['red', 2],
      ['green', 0],
      ['blue', 2],
    ]);
    expect(figures.get('agree')).toMatchObject({
      answered: 3,
      counts: [
        { id: '1', label: 'Punkt 1', count: 1 },
        { id: '2', label: 'Punkt 2', count: 0 },
        { id: '3', label: 'Punkt 3', count: 1 },
        { id: 'na', count: 1 },
      ],
      numbers: { n: 2, mean: 2, sd: Math.SQRT2, min: 1, max: 3 },
    });
  });

  it('summarise numbers without the skipped ones', async () => {
    await seed();
    const { questions } = await read();
    expect(questions.find(({ type }) => type === 'number')).toMatchObject({
      answered: 2,
      skipped: 1,
      counts: null,
      numbers: { n: 2, mean: 25, sd: Math.sqrt(50), min: 20, max: 30 },
    });
  });

  it('list texts and replies to probes, the newest first', async () => {
    await seed();
    const { questions } = await read();
    const textsOf = (id: string) => questions.find(({ unique_question_id }) => unique_question_id === id)?.texts;
    expect(textsOf('words')).toEqual(['Dritter', 'Zweite', 'Erster']);
    expect(textsOf('colour#1')).toEqual(['Himmel', 'Meer', 'Liebe', 'Feuer']);
  });

  it('summarise calculated variables over finished conversations in which they have a value', async () => {
    await seed();
    expect((await read()).variables).toEqual([
      { variable: 'early', summary: { n: 3, mean: 7, sd: 0, min: 7, max: 7 } },
      { variable: 'total', summary: { n: 1, mean: 23, sd: null, min: 23, max: 23 } },
    ]);
  });

  it('list the conversations, the newest first, with answers and variables', async () => {
    await seed();
    const { conversations } = await read();
    expect(conversations).toHaveLength(4);
    expect(conversations[0]).toMatchObject({ finished_at: null, answers: { colour: 'blue', colours: ['red'] } });
    expect(conversations[1]).toMatchObject({
      revision: 1,
      finished_at: conversations[1]?.started_at,
      answers: { colour: 'blue', 'colour#1': 'Meer', colours: [], agree: 3, age: null, words: 'Dritter' },
      variables: { agree: 1, age: null, total: null },
    });
  });

  it('leave out what authors tried themselves', async () => {
    const { token_live } = await api.call('testRegister', { survey_id }, author.token);
    const reply = { type: 'single', option_id: 'red' } as const;
    const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'colour', reply };
    await api.call('turn', turn, token_live);
    const figures = await read();
    expect(figures).toMatchObject({ started: 0, finished: 0, conversations: [] });
    expect(figures.questions[0]).toMatchObject({ answered: 0 });
  });

  it('keep what was answered before a question or an option was taken away, by the newest wording', async () => {
    await seed();
    const green = [{ id: 'green', text: 'Grün', score: null }];
    const renamed = aBlock('single', 'colour', { context: 'Welche Farbe nun?', options: green });
    await editSurvey(api, survey_id, inOrder(renamed, aBlock('open', 'new')));
    const { questions } = await read();
    expect(questions.map(({ unique_question_id }) => unique_question_id).toSorted()).toEqual(
      ['colour', 'colour#1', 'colours', 'agree', 'age', 'words', 'new'].toSorted(),
    );
    expect(questions[0]).toMatchObject({ context: 'Welche Farbe nun?', answered: 4 });
    expect(questions[0]?.counts).toEqual([
      { id: 'green', label: 'Grün', count: 0 },
      ...['blue', 'red'].map((id) => ({ id, label: `Entfernte Antwort (${id})`, count: 2 })),
    ]);
  });
});

describe('who may read them', () => {
  it.each([
    ['Analysieren', 200],
    ['Voller Zugriff', 200],
    ['Bearbeiten + Trainieren', 409],
    ['Trainieren', 409],
  ] as const)('%s: %i', async (role, status) => {
    const member = await anAuthor(api);
    await api.services.db.insertInto('members').values({ survey_id, user_id: member.user_id, role }).execute();
    expect((await api.send('answers', { survey_id }, member.token)).status).toBe(status);
  });

  it('no one without a role, for whom the dialog does not exist', async () => {
    const stranger = await anAuthor(api);
    expect((await api.send('answers', { survey_id }, stranger.token)).status).toBe(404);
  });
});
