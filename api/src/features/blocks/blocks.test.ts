import type { Block, CallRequest } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

type Change = CallRequest<'updateSurveyBlocks'>;
/** A change without the dialog that it is made in. */
type ChangeOf<C extends Change = Change> = C extends Change ? Omit<C, 'survey_id'> : never;

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: author });
});

const change = (input: ChangeOf) => api.call('updateSurveyBlocks', { survey_id, ...input }, author.token);
const tryChange = (input: Readonly<Record<string, unknown>>) =>
  api.send('updateSurveyBlocks', { survey_id, ...input }, author.token);
const update = (unique_question_id: string, changed_values: Readonly<Record<string, unknown>>) =>
  tryChange({ action: 'update', unique_question_id, changed_values });
const read = () => api.call('surveyDataConfigurator', { survey_id }, author.token);
const blocks = async (): Promise<readonly Block[]> => (await read()).survey.all_questions;
const ids = async () => (await blocks()).map((block) => block.unique_question_id);
const block = async (id: string) => (await blocks()).find((each) => each.unique_question_id === id);

describe('update', () => {
  test('changes the named fields, keeps the others and raises the revision', async () => {
    const before = await block('age');
    const answer = await change({
      action: 'update',
      unique_question_id: 'age',
      changed_values: { context: 'Alter?', max: 99 },
    });
    expect(answer).toMatchObject({ msg: 'success', revision: 2 });
    expect(answer.block).toEqual({ ...before, context: 'Alter?', max: 99 });
    expect(await block('age')).toEqual(answer.block);
    expect((await read()).revision).toBe(2);
  });

  test.each([
    [{ context: 5 }, 'context'],
    [{ max: 'viel' }, 'max'],
    [{ variable: '1a' }, 'variable'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ jump_to_ids: [{ kind: 'option', option_id: 'a' }] }, 'jump_to_ids.0.target'],
    [{ type: 'unbekannt' }, 'type'],
    [{ unique_question_id: 'anders' }, 'unique_question_id'],
    [{ created_on: 1 }, 'created_on'],
    [{ order: 3e9 }, 'order'],
    [{ order: -1 }, 'order'],
    [{ gibtsnicht: 1 }, 'gibtsnicht'],
    [{ options: [] }, 'options'],
  ])('refuses %j by the name of the field', async (changed_values, field) => {
    const answer = await update('age', changed_values);
    expect(answer).toMatchObject({ status: 400, body: { field } });
    expect(JSON.stringify(answer.body)).toMatch(/„|Variablenname|Stelle/);
    expect((await read()).revision).toBe(1);
  });

  test('a block may become another type when its fields fit', async () => {
    expect(await update('age', { type: 'open' })).toMatchObject({ status: 200, body: { block: { type: 'open' } } });
    expect(await update('name', { type: 'likert' })).toMatchObject({ status: 400, body: { field: 'scale' } });
  });

  test('a variable belongs to one block, whatever its capital letters', async () => {
    const taken = await update('age', { variable: 'NAME' });
    expect(taken).toMatchObject({ status: 409, body: { field: 'variable', msg: expect.stringContaining('„NAME“') } });
    expect(await update('age', { variable: 'age' })).toMatchObject({ status: 200 });
    await change({ action: 'delete', unique_question_id: 'name' });
    expect(await update('age', { variable: 'NAME' })).toMatchObject({ status: 200 });
    expect(await tryChange({ action: 'recreate', unique_question_id: 'name' })).toMatchObject({ status: 409 });
  });

  test('two options never share an id', async () => {
    const options = [
      { id: 'a', text: 'Ja' },
      { id: 'a', text: 'Nein' },
    ];
    expect(await update('mood', { options })).toMatchObject({ status: 400, body: { field: 'options' } });
  });

  test('a scale must be one that the dialog has', async () => {
    const scale = { from: 'template', template_id: 'zufrieden' };
    expect(await update('mood', { type: 'likert', scale, options: undefined })).toMatchObject({ status: 400 });
    const points = [
      { value: 1, label: 'nein' },
      { value: 2, label: 'ja' },
    ];
    const templ_options = [{ id: 'zufrieden', name: 'Zufriedenheit', points }];
    await api.call(
      'updateSurveySettings',
      { action: 'config', survey_id, changed_values: { templ_options } },
      author.token,
    );
    expect(await update('mood', { type: 'likert', scale })).toMatchObject({ status: 200 });
    const gone = { action: 'config', survey_id, changed_values: { templ_options: [] } };
    expect(await api.send('updateSurveySettings', gone, author.token)).toMatchObject({ status: 409 });
  });

  test('a dialog has one first block', async () => {
    await update('name', { start_page: true });
    await update('age', { start_page: true });
    expect((await blocks()).filter(({ start_page }) => start_page).map((each) => each.unique_question_id)).toEqual([
      'age',
    ]);
  });

  test('an unknown or deleted block is named', async () => {
    await change({ action: 'delete', unique_question_id: 'age' });
    for (const id of ['age', 'nie']) {
      expect(await update(id, {})).toMatchObject({ status: 404, body: { msg: expect.stringContaining(`„${id}“`) } });
    }
  });

  test('a swap exchanges the orders of two blocks [§5.5]', async () => {
    await update('name', { order: 2 });
    expect(await ids()).toEqual(['age', 'mood', 'name']);
    expect((await blocks()).map(({ order }) => order)).toEqual([0, 1, 2]);
    // The other half of the swap, or the same call again, changes nothing more.
    await update('age', { order: 0 });
    await update('name', { order: 2 });
    expect(await ids()).toEqual(['age', 'mood', 'name']);
  });

  test('edits at once all count and give each its own revision', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        change({
          action: 'update',
          unique_question_id: 'age',
          changed_values: index % 2 ? { min: index } : { max: 100 + index },
        }),
      ),
    );
    expect(answers.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('create', () => {
  const create = (unique_question_id: string, more: Partial<Extract<ChangeOf, { action: 'create' }>> = {}) =>
    change({ action: 'create', unique_question_id, type: 'open', ...more });

  test('after a block moves those that follow', async () => {
    await create('new', { source_node_id: 'name', context: 'Neu?' });
    expect(await ids()).toEqual(['name', 'new', 'mood', 'age']);
    expect((await blocks()).map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  });

  test.each(['@start', '@end'])(
    'no block is called %s, as the beginning and the end are among its ways',
    async (id) => {
      const refused = await tryChange({ action: 'create', unique_question_id: id, type: 'open' });
      expect(refused).toMatchObject({ status: 400, body: { field: 'unique_question_id' } });
      expect(await ids()).toEqual(['name', 'mood', 'age']);
    },
  );

  test('without a place goes to the end, with an order to that place', async () => {
    await create('last');
    await create('first', { order: 0 });
    await create('far', { order: 2_000_000_000 });
    expect(await ids()).toEqual(['first', 'name', 'mood', 'age', 'last', 'far']);
  });

  test('takes the defaults of the type, the named fields and the optionals', async () => {
    const { block: made } = await create('scale', {
      type: 'likert',
      context: 'Wie sehr?',
      likert_na: true,
      acknowledgement: 'Aha.',
      optionals: { inverse: true, variable: 'skala' },
    });
    expect(made).toMatchObject({
      type: 'likert',
      likert_na: true,
      inverse: true,
      variable: 'skala',
      acknowledgement: 'Aha.',
    });
  });

  test('the same one again is the one that is there and makes no revision', async () => {
    const first = await create('new', { context: 'Eins' });
    const again = await create('new', { context: 'Zwei' });
    expect(again).toEqual(first);
    expect(await ids()).toHaveLength(4);
  });

  test('an id that is taken by another type or by a deleted block is refused', async () => {
    expect(await tryChange({ action: 'create', unique_question_id: 'age', type: 'open' })).toMatchObject({
      status: 409,
    });
    await change({ action: 'delete', unique_question_id: 'age' });
    expect(await tryChange({ action: 'create', unique_question_id: 'age', type: 'number' })).toMatchObject({
      status: 409,
    });
  });

  test.each([
    [{ type: 'toString' }, 'type'],
    [{ optionals: { gibtsnicht: 1 } }, 'gibtsnicht'],
    [{ optionals: { max_length: 0 } }, 'max_length'],
    [{ source_node_id: 'nie' }, 'unique_question_id'],
  ])('refuses %j by the name of the field', async (more, field) => {
    const answer = await tryChange({ action: 'create', unique_question_id: 'new', type: 'open', ...more });
    expect(answer).toMatchObject({ body: { field } });
    expect([400, 404]).toContain(answer.status);
    expect(await ids()).toHaveLength(3);
  });

  test('blocks created at once after the same block all get a place of their own', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => create(`new${index}`, { source_node_id: 'name' })));
    expect((await blocks()).map(({ order }) => order)).toEqual(Array.from({ length: 11 }, (_, index) => index));
  });
});

describe('delete and recreate', () => {
  test('a deleted block comes back as it was, at its place', async () => {
    const before = await blocks();
    expect(await change({ action: 'delete', unique_question_id: 'mood' })).toMatchObject({ revision: 2, block: null });
    expect(await ids()).toEqual(['name', 'age']);
    await change({ action: 'recreate', unique_question_id: 'mood' });
    expect(await blocks()).toEqual(before);
  });

  test('a block whose scale is gone meanwhile does not come back without it', async () => {
    const points = [
      { value: 1, label: 'nein' },
      { value: 2, label: 'ja' },
    ];
    const scales = (templ_options: unknown) =>
      api.send(
        'updateSurveySettings',
        { action: 'config', survey_id, changed_values: { templ_options } },
        author.token,
      );
    const shared = [{ id: 'zufrieden', name: 'Zufriedenheit', points }];
    await scales(shared);
    const scale = { from: 'template', template_id: 'zufrieden' };
    await change({ action: 'create', unique_question_id: 'new', type: 'likert', optionals: { scale } });
    await change({ action: 'delete', unique_question_id: 'new' });
    expect(await scales([])).toMatchObject({ status: 200 });
    expect(await tryChange({ action: 'recreate', unique_question_id: 'new' })).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining('gemeinsame Skala') },
    });
    await scales(shared);
    expect(await change({ action: 'recreate', unique_question_id: 'new' })).toMatchObject({ block: { scale } });
  });

  test('done again they change nothing', async () => {
    await change({ action: 'delete', unique_question_id: 'mood' });
    expect(await change({ action: 'delete', unique_question_id: 'mood' })).toMatchObject({ revision: 2 });
    await change({ action: 'recreate', unique_question_id: 'mood' });
    expect(await change({ action: 'recreate', unique_question_id: 'mood' })).toMatchObject({ revision: 3 });
  });

  test('the draft of a live dialog may lose its last question, and respondents go on with what is published', async () => {
    const live = await insertSurvey(api, { blocks: inOrder(aBlock('open', 'only')), owner: author });
    const edit = { action: 'delete', survey_id: live, unique_question_id: 'only' } as const;
    await api.call('updateSurveyBlocks', edit, author.token);
    const respondent = await aRespondent(api, live);
    expect(await respondent.chat()).toMatchObject({ question: { unique_question_id: 'only' } });
    expect(await api.call('dialog', { survey_id: live }, author.token)).toMatchObject({ testen: 0, live_switch: 1 });
  });

  test('going live and deleting the last question at once never publish a dialog without one', async () => {
    const states = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const id = await insertSurvey(api, { blocks: inOrder(aBlock('open', 'only')), active: false, owner: author });
        await Promise.all([
          api.send('switchActivateLink', { item: { survey_id: id, active: true } }, author.token),
          api.send('updateSurveyBlocks', { survey_id: id, action: 'delete', unique_question_id: 'only' }, author.token),
        ]);
        const { active } = await api.call('dialog', { survey_id: id }, author.token);
        const asks = active ? (await (await aRespondent(api, id)).chat()).question !== null : true;
        return { active, asks };
      }),
    );
    expect(states.filter(({ asks }) => !asks)).toEqual([]);
  });
});
