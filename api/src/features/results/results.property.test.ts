import { randomUUID } from 'node:crypto';
import type { AnswerCondition, ResultFilter, ResultState } from '@dialogwerk/shared/contract';
import { writeFilter } from '@dialogwerk/shared/dialog';
import { inventing } from '@dialogwerk/shared/testing/respondents';
import { parse as parseCsv } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertInvented } from '../../../testing/insertInvented.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { withdrawSome } from '../../../testing/withdrawSome.ts';
import type { Told } from '../../../testing/withdrawSome.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { findExport } from './export/exportStatements.ts';
import { openExport } from './export/writeExport.ts';
import { readCurrentSnapshot } from '../../storage/readSnapshot.ts';

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

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
let ids: string[];
let invented: Told[];
let publication_id: string;

const MINUTE_MS = 60_000;
/** So that the later half still runs, and midnight in Berlin lies within. */
const BEGIN = Date.UTC(2026, 10, 20, 22, 0);

const dayOf = (index: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(BEGIN + index * MINUTE_MS));

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  const snapshot = await readCurrentSnapshot(api.services.db, survey_id);
  if (!snapshot) throw new Error('the dialog is not there');
  const invent = inventing(snapshot);
  const all = Array.from({ length: COUNT }, (_, seed) => invent(seed));
  api.clock.now = BEGIN + 24 * 60 * MINUTE_MS + (COUNT / 2) * MINUTE_MS;
  ids = await insertInvented(api, survey_id, all, BEGIN);
  invented = await withdrawSome(api, { survey_id, ids, at: new Date(BEGIN) }, all);
  const published = await api.services.db
    .selectFrom('publications')
    .select('publication_id')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  publication_id = published.publication_id;
});
afterAll(() => api.stop());

/** How a conversation stands, read from what was invented. */
function stateOf({ state, turns, answers }: Told, index: number): ResultState {
  if (state.finished)
    return answers.some(({ question, value }) => question === 'consent' && value === false) ? 'screened' : 'finished';
  if (turns.length === 1) return 'opened';
  return index > COUNT / 2 ? 'waiting' : 'stopped';
}

/** Whether a condition holds, read from what was invented. */
function holds({ answers, asked, gone }: Told, condition: AnswerCondition): boolean {
  const given = answers.find(({ question, part }) => question === condition.question && part === condition.part);
  const wasAsked = asked.includes(`${condition.question} ${condition.part}`);
  switch (condition.is) {
    case 'one-of':
      return [given?.value ?? []].flat().some((id) => condition.ids.includes(JSON.stringify(id).replaceAll('"', '')));
    case 'between':
      return (
        typeof given?.value === 'number' &&
        given.value >= (condition.min ?? -Infinity) &&
        given.value <= (condition.max ?? Infinity)
      );
    case 'contains':
      return JSON.stringify(given?.value ?? '')
        .toLowerCase()
        .includes(condition.text.toLowerCase());
    case 'status':
      if (given) return condition.status === (given.value === null ? 'skipped' : 'answered');
      if (gone.includes(`${condition.question} ${condition.part}`)) return condition.status === 'withdrawn';
      return condition.status === (wasAsked ? 'open' : 'not-asked');
  }
}

const status = fc.constantFrom(
  'answered' as const,
  'skipped' as const,
  'open' as const,
  'not-asked' as const,
  'withdrawn' as const,
);
const place = fc.constantFrom(
  { question: 'colour', part: '' },
  { question: 'colour', part: 'colour#1' },
  { question: 'several', part: '' },
  { question: 'battery', part: 'battery.y' },
  { question: 'age', part: '' },
  { question: 'words', part: '' },
);
const condition: fc.Arbitrary<AnswerCondition> = fc
  .tuple(
    place,
    fc.oneof(
      fc.record({
        is: fc.constant('one-of' as const),
        ids: fc.uniqueArray(fc.constantFrom('a', 'b', '3', 'na'), { minLength: 1 }),
      }),
      fc.record({
        is: fc.constant('between' as const),
        min: fc.option(fc.nat(60)),
        max: fc.option(fc.integer({ min: 40, max: 99 })),
      }),
      fc.record({ is: fc.constant('contains' as const), text: fc.constantFrom('e', 'A', '%', '_') }),
      fc.record({ is: fc.constant('status' as const), status }),
    ),
  )
  .map(([of, rest]) => Object.assign({}, of, rest));
const filters: fc.Arbitrary<ResultFilter> = fc.record({
  states: fc.subarray<ResultState>(['finished', 'screened', 'waiting', 'stopped', 'opened']),
  answers: fc.array(condition, { maxLength: 2 }),
  from: fc.constantFrom(null, '2026-11-20', '2026-11-21'),
  to: fc.constantFrom(null, '2026-11-20', '2026-11-21'),
  publications: fc.constantFrom([], ['published'], [randomUUID()]),
  languages: fc.constantFrom([], ['de']),
  devices: fc.constantFrom([], ['unknown' as const]),
  flags: fc.constant([]),
  tags: fc.constant([]),
  sources: fc.constantFrom([], [{ variable: 'total', values: ['2'] }]),
});

/** What the thread of an export would write. */
async function fileOf(export_id: string): Promise<string> {
  const row = await findExport(api.services.db, export_id);
  if (!row) throw new Error('the export is not there');
  const { pieces } = await openExport(api.services, row);
  let text = '';
  for await (const piece of pieces) text += String(piece);
  return text;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

it('for any filter, every figure and every export speak of the same conversations, and the parts add up', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (drawn) => {
      const wanted = {
        ...drawn,
        publications: drawn.publications.map((id) => (id === 'published' ? publication_id : id)),
      };
      const filter = writeFilter(wanted);
      const expected = invented.flatMap((one, index) => {
        const fits =
          (wanted.from === null || dayOf(index) >= wanted.from) &&
          (wanted.to === null || dayOf(index) <= wanted.to) &&
          (wanted.publications.length === 0 || wanted.publications.includes(publication_id)) &&
          (wanted.states.length === 0 || wanted.states.includes(stateOf(one, index))) &&
          (wanted.sources.length === 0 || one.state.variables['total'] === 2) &&
          wanted.answers.every((condition_) => holds(one, condition_));
        return fits ? [{ one, id: ids[index] ?? '', state: stateOf(one, index) }] : [];
      });

      const overview = await api.call('resultOverview', { survey_id, filter }, author.token);
      expect(overview.total).toBe(expected.length);
      expect(overview.states).toEqual(
        Object.fromEntries(
          (['finished', 'screened', 'waiting', 'stopped', 'opened'] as const).map((state) => [
            state,
            expected.filter((row) => row.state === state).length,
          ]),
        ),
      );
      expect(sum(overview.days.map(({ begun }) => begun))).toBe(overview.total);
      expect(sum(overview.publications.map(({ total }) => total))).toBe(overview.total);

      const made = await api.call('excelExport', { survey_id, filter, format: 'csv' }, author.token);
      const rows: Record<string, string>[] = parseCsv(await fileOf(made.export_id), {
        bom: true,
        columns: true,
        delimiter: ';',
      });
      expect(rows.map((row) => row['dw_conversation_id'])).toEqual(expected.map(({ id }) => id));

      const { questions } = await api.call('resultQuestions', { survey_id, filter }, author.token);
      for (const { unique_question_id: id, part, asked, answered, skipped, withdrawn, open } of questions) {
        const askedFor = expected.filter(({ one }) => one.asked.includes(`${id} ${part}`));
        expect([id, part, asked]).toEqual([id, part, askedFor.length]);
        expect(asked).toBe(answered + skipped + withdrawn + open);
        const withdrawnHere = expected.filter(({ one }) => one.gone.includes(`${id} ${part}`));
        expect([id, part, withdrawn]).toEqual([id, part, withdrawnHere.length]);
      }

      const flow = await api.call('resultFlow', { survey_id, filter }, author.token);
      expect(flow.unknown).toBe(0);
      for (const { into, out, stopped, waiting, opened } of flow.blocks)
        expect(into).toBe(out + stopped + waiting + opened);
      expect(sum(flow.edges.filter(({ from }) => from === '<start>').map(({ count }) => count))).toBe(overview.total);
      expect(sum(flow.edges.filter(({ to }) => to === '<end>').map(({ count }) => count))).toBe(
        (overview.states.finished ?? 0) + (overview.states.screened ?? 0),
      );

      const { columns } = await api.call('resultQuestion', { survey_id, filter, question: 'colour' }, author.token);
      const colour = columns.find(({ part }) => part === '');
      const stated = questions.find(({ unique_question_id: id, part }) => id === 'colour' && part === '');
      expect(colour?.n).toBe(stated?.answered ?? 0);
      expect(sum(colour?.shares.map(({ count }) => count) ?? [])).toBe(colour?.n);
      for (const { share, low, high } of colour?.shares ?? [])
        expect([low >= 0, low <= share || share === 0, high <= 1]).toEqual([true, true, true]);

      const page = await api.call('resultConversations', { survey_id, filter }, author.token);
      expect(page.total).toBe(expected.length);
      expect(page.conversations.length).toBe(Math.min(50, expected.length));
    }),
    { numRuns: 25 },
  );
}, 120_000);

it('a cross-table counts the conversations with a value in both', async () => {
  const both = invented.filter(({ answers }) =>
    ['colour', 'age'].every((id) =>
      answers.some(({ question, part, value }) => question === id && part === '' && value !== null),
    ),
  );
  const variables = await api.call('resultVariables', { survey_id }, author.token);
  const nameOf = (id: string) => variables.variables.find((variable) => variable.unique_question_id === id)?.name ?? '';
  const table = await api.call('crossTable', { survey_id, row: nameOf('colour'), column: nameOf('age') }, author.token);
  expect(table.n).toBe(both.length);
  expect(sum(table.counts.flat())).toBe(table.n);
  expect(table.rows.map(({ label }) => label)).toEqual(['Option a', 'Option b', 'Option c']);
  expect(table.cramers_v).toBeLessThanOrEqual(1);
});

it('texts are searched over all of them', async () => {
  const all = await api.call('resultTexts', { survey_id, question: 'words' }, author.token);
  const given = invented.flatMap(({ answers }) =>
    answers.flatMap(({ question, value }) => (question === 'words' && typeof value === 'string' ? [value] : [])),
  );
  expect(all.total).toBe(given.length);
  const search = given[0]?.slice(0, 3) ?? '';
  const found = await api.call('resultTexts', { survey_id, question: 'words', search }, author.token);
  expect(found.total).toBe(given.filter((text) => text.toLowerCase().includes(search.toLowerCase())).length);
});

it('a filter that means nothing is refused', async () => {
  expect(await api.send('resultOverview', { survey_id, filter: 'stand.irgendwie' }, author.token)).toMatchObject({
    status: 422,
    body: { code: 'results/bad-filter' },
  });
});
