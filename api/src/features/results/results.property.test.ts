import { rounds } from '@dialogwerk/shared/testing/rounds';
import { arbitraryDialog } from '@dialogwerk/shared/testing/dialogs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { answeredDialog } from '../../../testing/results/answeredDialog.ts';
import type { AnsweredDialog } from '../../../testing/results/answeredDialog.ts';
import { drawnFilter, readDrawn } from '../../../testing/results/drawnFilter.ts';
import { expectConserved } from '../../../testing/results/expectConserved.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}`, score: null }));
const points = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` }));
const items = ['x', 'y', 'z'].map((id) => ({ id, text: `Aussage ${id}`, inverse: false }));
const blocks = inOrder(
  aBlock('message', 'hello'),
  aBlock('consent', 'consent', { required: true, label_agree: 'Ja', label_decline: 'Nein' }),
  aBlock('single', 'colour', {
    options,
    nachfrage: 'Warum?',
    jump_to_ids: [{ kind: 'option', option_id: 'c', target: 'words' }],
  }),
  aBlock('multiple', 'several', { options, optional: true }),
  aBlock('matrix', 'battery', { items, scale: { from: 'block', points }, likert_na: true, optional: true }),
  aBlock('number', 'age', { optional: true, min: 0, max: 99, integer: true }),
  aBlock('assign', 'sums', { assignments: [{ variable: 'total', expression: '1 + 1' }] }),
  aBlock('open', 'words', { optional: true }),
);
const COUNT = 120;
/** fast-check prints it with what it found. */
const SEED = 20_261_123;

let api: TestApi;
let dialog: AnsweredDialog;

beforeAll(async () => {
  api = await startTestApi();
  dialog = await answeredDialog(api, { blocks }, COUNT);
});
afterAll(() => api.stop());

it('for any filter, every figure and every export speak of the same conversations, and the parts add up', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(drawnFilter, (drawn) => expectConserved(api, dialog, readDrawn(dialog, drawn))),
    { numRuns: rounds(10, 200), seed: SEED },
  );
}, 120_000);

it('so do they of any dialog, with respondents who stop, loop, change and withdraw what they said', async () => {
  expect.hasAssertions();
  const drawn = fc.record({
    survey: arbitraryDialog,
    count: fc.integer({ min: 6, max: 30 }),
    filters: fc.array(drawnFilter, { minLength: 1, maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ survey, count, filters }) => {
      const random = await answeredDialog(api, survey, count);
      for (const filter of filters) await expectConserved(api, random, readDrawn(random, filter));
    }),
    { numRuns: rounds(10, 300), seed: SEED },
  );
}, 600_000);

it('a cross-table counts the conversations with a value in both', async () => {
  const { survey_id, token } = dialog;
  const both = dialog.stored.filter(({ told }) =>
    ['colour', 'age'].every((id) =>
      told.answers.some(({ question, part, value }) => question === id && part === '' && value !== null),
    ),
  );
  const variables = await api.call('resultVariables', { survey_id }, token);
  const nameOf = (id: string) => variables.variables.find((variable) => variable.unique_question_id === id)?.name ?? '';
  const table = await api.call('crossTable', { survey_id, row: nameOf('colour'), column: nameOf('age') }, token);
  expect(table.n).toBe(both.length);
  expect(table.counts.flat().reduce((total, count) => total + count, 0)).toBe(table.n);
  expect(table.rows.map(({ label }) => label)).toEqual(['Option a', 'Option b', 'Option c']);
  expect(table.cramers_v).toBeLessThanOrEqual(1);
});

it('texts are searched over all of them', async () => {
  const { survey_id, token } = dialog;
  const all = await api.call('resultTexts', { survey_id, question: 'words' }, token);
  const given = dialog.stored.flatMap(({ told }) =>
    told.answers.flatMap(({ question, value }) => (question === 'words' && typeof value === 'string' ? [value] : [])),
  );
  expect(all.total).toBe(given.length);
  const search = given[0]?.slice(0, 3) ?? '';
  const found = await api.call('resultTexts', { survey_id, question: 'words', search }, token);
  expect(found.total).toBe(given.filter((text) => text.toLowerCase().includes(search.toLowerCase())).length);
});

it('a filter that means nothing is refused', async () => {
  const { survey_id, token } = dialog;
  expect(await api.send('resultOverview', { survey_id, filter: 'stand.irgendwie' }, token)).toMatchObject({
    status: 422,
    body: { code: 'results/bad-filter' },
  });
});
