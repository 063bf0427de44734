import type { Block } from '@dialogwerk/shared/contract';
import { emptyContract, extendContract } from '@dialogwerk/shared/dialog';
import { expect, it } from 'vitest';
import { anAuthor } from '../../testing/anAuthor.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../testing/insertSurvey.ts';
import { storedDataContract } from './dataContracts.ts';
import { publishedRevisions } from './publishedRevisions.ts';
import { touchedRevisions } from './touchedRevisions.ts';

const api = await apiOfFile();
const author = await anAuthor(api);
const { db } = api.services;

const option = (id: string) => ({ id, text: `Option ${id}`, score: null });
const points = (most: number) => [1, 2, most].map((value) => ({ value, label: `Punkt ${value}` }));
const several = (...ids: string[]) => aBlock('multiple', 'weg', { options: ids.map(option), variable: 'weg' });
const battery = (...ids: string[]) =>
  aBlock('matrix', 'mat', {
    items: ids.map((id) => ({ id, text: id, inverse: false })),
    scale: { from: 'template', template_id: 'gut' },
    variable: 'mat',
  });
const words = aBlock('open', 'worte', { variable: 'worte' });
const age = aBlock('number', 'alter', { variable: 'alter' });
const sums = (variable: string) => aBlock('assign', 'summe', { assignments: [{ variable, expression: 'alter + 1' }] });

const versions: readonly { readonly blocks: readonly Block[]; readonly most: number; readonly renewed?: string[] }[] = [
  { blocks: [several('a', 'b'), battery('x'), words, age], most: 3 },
  { blocks: [several('c', 'a', 'b'), battery('x'), words, sums('summe')], most: 3 },
  { blocks: [several('c', 'a', 'b'), battery('x'), { ...words, variable: 'anders' }, age, sums('weg_2')], most: 3 },
  { blocks: [several('c', 'a', 'b'), battery('x'), aBlock('date', 'worte', { variable: 'worte' }), age], most: 4 },
  {
    blocks: [several('c', 'a'), battery('y', 'x'), aBlock('date', 'worte', { variable: 'worte' })],
    most: 4,
    renewed: ['weg'],
  },
  { blocks: [age, words, battery('y', 'x')], most: 4 },
];

it('a publication that reads only what it touches promises what one promises that reads all', async () => {
  const templates = (most: number) => [{ id: 'gut', name: 'Gut', points: points(most) }];
  const survey_id = await insertSurvey(api, {
    blocks: inOrder(...(versions[0]?.blocks ?? [])),
    templ_options: templates(3),
    owner: author,
    active: false,
  });
  let whole = emptyContract;
  for (const [index, { blocks, most, renewed = [] }] of versions.entries()) {
    if (index > 0) await editSurvey(api, survey_id, inOrder(...blocks));
    await db
      .updateTable('surveys')
      .set({ templ_options: JSON.stringify(templates(most)) })
      .where('survey_id', '=', survey_id)
      .execute();
    await api.call('publish', { survey_id, renewed }, author.token);
    const published = await publishedRevisions(db, survey_id);
    const revision = published.at(-1)?.revision ?? 0;
    const since = new Map([...whole.renewed, ...renewed.map((id) => [id, [revision]] as const)]);
    whole = extendContract({ ...whole, renewed: since }, published, []);
    const stored = await storedDataContract(db, survey_id);
    expect(Object.fromEntries(stored?.names ?? [])).toEqual(Object.fromEntries(whole.names));
    expect(stored?.numbers).toEqual(whole.numbers);
    expect(stored?.renewed).toEqual(whole.renewed);
  }
});

it('blocks that stayed as they were are not read again', async () => {
  const survey_id = await insertSurvey(api, {
    blocks: inOrder(several('a'), words, age),
    owner: author,
    active: false,
  });
  await api.call('publish', { survey_id }, author.token);
  await editSurvey(api, survey_id, inOrder(words, several('a', 'b'), age));
  await api.call('publish', { survey_id }, author.token);
  const revision = (await publishedRevisions(db, survey_id)).at(-1)?.revision ?? 0;
  const touched = await touchedRevisions(db, survey_id, revision, ['worte']);
  expect(touched.map(({ snapshot }) => snapshot.blocks.map(({ unique_question_id: id }) => id))).toEqual([
    ['weg', 'worte'],
    ['worte', 'weg'],
  ]);
});
