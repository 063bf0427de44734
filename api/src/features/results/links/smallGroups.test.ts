import { randomUUID } from 'node:crypto';
import type { CallResponse, Reply } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { testAppOptions } from '../../../../testing/startTestApi.ts';
import { buildApp } from '../../../app.ts';

const api = await apiOfFile();
const DAY = 24 * 60 * 60_000;
const options = ['rot', 'blau', 'grün', 'gelb'].map((id) => ({ id, text: id, score: null }));
const blocks = inOrder(
  aBlock('single', 'farbe', { options }),
  aBlock('multiple', 'farben', { options }),
  aBlock('slider', 'note', { min: 0, max: 10, step: 1 }),
);
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
});

/** Somebody who answers as far as it says. */
async function answer(farbe: string | null, farben: readonly string[] | null = null, note: number | null = null) {
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  const given: [string, Reply | null][] = [
    ['farbe', farbe === null ? null : { type: 'single', option_id: farbe }],
    ['farben', farben && { type: 'multiple', option_ids: [...farben] }],
    ['note', note === null ? null : { type: 'slider', value: note }],
  ];
  for (const [question, reply] of given) {
    if (reply === null) return;
    await respondent.reply(question, reply);
  }
}

const times = async (count: number, work: () => Promise<void>) => {
  for (let time = 0; time < count; time += 1) await work();
};

async function open(filter = ''): Promise<string> {
  const link = { survey_id, link_id: randomUUID(), name: 'Alle', filter, ends_at: api.clock.now + DAY, password: null };
  const { link: made } = await api.call('createFigureLink', link, author.token);
  return (await api.call('openFigures', { token: made.path.split('/').at(-1) ?? '' })).pass;
}

const question = async (pass: string, id: string) => api.call('sharedQuestion', { pass, question: id });
const counted = ({ columns: [column] }: CallResponse<'sharedQuestion'>) =>
  column?.shares.map(({ label, count }) => [label, count]);

describe('a link for figures', () => {
  it('shows nothing of fewer than five, and says so', async () => {
    await times(4, () => answer('rot', ['rot'], 3));
    const pass = await open();
    expect(await api.call('sharedOverview', { pass })).toEqual({
      overview: null,
      questions: [],
      states: [],
      least_group: 5,
    });
    for (const id of ['farbe', 'farben', 'note']) {
      expect(await question(pass, id)).toEqual({ columns: [], has_small: true, least_group: 5 });
    }
  });

  it('puts answers of few together, with a further one where one hidden would follow from the total', async () => {
    await times(9, () => answer('rot'));
    await times(6, () => answer('blau'));
    await times(3, () => answer('grün'));
    const one = await question(await open(), 'farbe');
    expect(counted(one)).toEqual([
      ['rot', 9],
      ['blau oder grün (zusammengefasst)', 9],
      ['gelb', 0],
    ]);
    expect(one).toMatchObject({ has_small: true, columns: [{ n: 18, na: 0, numbers: null }] });
    await times(4, () => answer('gelb'));
    expect(counted(await question(await open(), 'farbe'))).toEqual([
      ['rot', 9],
      ['blau', 6],
      ['grün oder gelb (zusammengefasst)', 7],
    ]);
  });

  it('leaves out options that few have chosen, or that few have not', async () => {
    await times(7, () => answer('rot', ['rot', 'blau']));
    await times(2, () => answer('rot', ['rot', 'grün']));
    await times(6, () => answer('rot', ['rot', 'gelb']));
    const { columns, has_small } = await question(await open(), 'farben');
    const shown = columns.filter(({ shares }) => shares.length > 0);
    expect(shown.map(({ option }) => option)).toEqual(['rot', 'blau', 'gelb']);
    expect(has_small).toBe(true);
  });

  it('shows numbers in ranges without mean, or the score’s three groups, and never what one person gave', async () => {
    await times(2, () => answer('rot', ['rot'], 2));
    await times(4, () => answer('rot', ['rot'], 5));
    await times(3, () => answer('rot', ['rot'], 7));
    await times(3, () => answer('rot', ['rot'], 8));
    await times(1, () => answer('rot', ['rot'], 9));
    await times(8, () => answer('rot', ['rot'], 10));
    const { columns } = await question(await open(), 'note');
    expect(columns[0]).toMatchObject({
      numbers: null,
      histogram: [
        { from: 0, to: 7, count: 6 },
        { from: 7, to: 9, count: 6 },
        { from: 9, to: 11, count: 9 },
      ],
    });
    const alike = await insertSurvey(api, { blocks, owner: author });
    survey_id = alike;
    await times(6, () => answer('rot', ['rot'], 5));
    const { columns: same } = await question(await open(), 'note');
    expect(same[0]?.numbers).toMatchObject({ n: 6, mean: 5, min: null, max: null, q1: null, median: null, q3: null });
  });

  it('shows nothing where all whom its filter keeps out are few, because one link is another one’s rest', async () => {
    await times(8, () => answer('rot'));
    await times(3, () => answer('blau'));
    expect((await api.call('sharedOverview', { pass: await open() })).overview?.total).toBe(11);
    for (const filter of ['antwort.farbe..one-of.rot', 'antwort.farbe..one-of.blau']) {
      const pass = await open(filter);
      expect((await api.call('sharedOverview', { pass })).overview).toBeNull();
      expect((await question(pass, 'farbe')).columns).toEqual([]);
    }
  });

  it('hides how few stopped, and what would tell it', async () => {
    await times(7, () => answer('rot', ['rot'], 5));
    await times(2, () => answer('rot'));
    await answer(null);
    const { overview, states } = await api.call('sharedOverview', { pass: await open() });
    expect(overview).toMatchObject({ total: 10, begun: null, opened: null, finished: null });
    const of = (id: string) => states.find(({ unique_question_id }) => unique_question_id === id);
    expect(of('farbe')).toMatchObject({ asked: null, answered: 9, open: null });
    expect(of('farben')).toMatchObject({ asked: null, answered: 7, skipped: null, withdrawn: null, open: null });
  });

  it('shows all where the operator wants it', async () => {
    await answer('rot', ['rot'], 3);
    const pass = await open();
    const app = await buildApp({ ...api.services, leastGroup: 1 }, testAppOptions);
    const { overview } = (await app.inject({ method: 'POST', url: '/api/figures/overview', payload: { pass } })).json();
    expect(overview).toMatchObject({ total: 1, finished: 1 });
    const shown = await app.inject({
      method: 'POST',
      url: '/api/figures/question',
      payload: { pass, question: 'note' },
    });
    expect(shown.json()).toMatchObject({ has_small: false, columns: [{ n: 1, numbers: { min: 3, max: 3 } }] });
    await app.close();
  });
});
