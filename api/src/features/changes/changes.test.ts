import type { StoredChange } from '@dialogwerk/shared/contract';
import { changeConflict } from '@dialogwerk/shared/contract/schemas';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aSharedDraft } from '../../../testing/aSharedDraft.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';

const api = await apiOfFile();
let anna: TestAuthor;
let bert: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  ({ survey_id, anna, bert } = await aSharedDraft(api));
});

type Direction = 'done' | 'undone' | 'redone';
const stepOf = (id: string, direction: Direction = 'done') => ({ client: 'client-1', id, direction });
const update = (
  author: TestAuthor,
  changed_values: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
) =>
  api.send(
    'updateSurveyBlocks',
    { action: 'update', survey_id, unique_question_id: 'name', changed_values, ...more },
    author.token,
  );
const remove = (author: TestAuthor, more: Readonly<Record<string, unknown>> = {}) =>
  api.send('updateSurveyBlocks', { action: 'delete', survey_id, unique_question_id: 'name', ...more }, author.token);
const settings = (author: TestAuthor, more: Readonly<Record<string, unknown>>) =>
  api.send('updateSurveySettings', { survey_id, ...more }, author.token);
const history = async (): Promise<readonly StoredChange[]> =>
  (await api.call('changeHistory', { survey_id }, anna.token)).changes;
const read = () => api.call('surveyDataConfigurator', { survey_id }, anna.token);
const nameBlock = async () =>
  (await read()).survey.all_questions.find(({ unique_question_id }) => unique_question_id === 'name');
const conflictIn = (answer: { body: unknown }) => z.object({ conflict: changeConflict }).parse(answer.body).conflict;

describe('the history', () => {
  test('says who changed what, from what to what, the newest first', async () => {
    await update(anna, { context: 'Ihr Name?' });
    await settings(bert, { action: 'fixmessages', changed_values: { welcome: 'Hallo!' } });
    expect(await history()).toMatchObject([
      {
        type: 'settings',
        change: 'fixmessages',
        key: 'welcome',
        old_value: '',
        new_value: 'Hallo!',
        unique_question_id: null,
        author: { user_id: bert.user_id, name: 'Bert Brandt' },
        revision: 3,
        undone: false,
        time: api.clock.now,
      },
      {
        type: 'blocks',
        change: 'update',
        key: 'context',
        old_value: 'Wie heißen Sie?',
        new_value: 'Ihr Name?',
        unique_question_id: 'name',
        question_name: 'Ihr Name?',
        author: { name: anna.username },
      },
    ]);
  });

  test('every kind of change is told', async () => {
    await api.call(
      'updateSurveyBlocks',
      { action: 'create', survey_id, unique_question_id: 'new', type: 'open', source_node_id: 'name' },
      anna.token,
    );
    await update(anna, { order: 7 });
    await api.call('surveyStructure', { id: survey_id, connections: [{ source: 'mood', target: 'name' }] }, anna.token);
    await settings(anna, { action: 'survey_list_isEnd', changed_values: { survey_list_isEnd: ['age'] } });
    await settings(anna, { action: 'config', changed_values: { speed: 1 } });
    await update(anna, { start_page: true });
    await update(anna, { start_page: true }, { unique_question_id: 'age' });
    await remove(anna);
    const told = (await history()).map(({ change, key, unique_question_id }) => [change, key, unique_question_id]);
    expect(told.toReversed().slice(0, 6)).toEqual([
      ['create', '', 'new'],
      ['order', 'order', 'name'],
      ['update', 'jump_to_question', 'mood'],
      ['update', 'is_end', 'age'],
      ['config', 'speed', null],
      ['update', 'start_page', 'name'],
    ]);
    // Taking the first place takes it from the one that had it.
    expect(told.slice(1, 3)).toEqual(
      expect.arrayContaining([
        ['update', 'start_page', 'age'],
        ['update', 'start_page', 'name'],
      ]),
    );
    expect(told[0]).toEqual(['delete', '', 'name']);
  });

  test('writing on in one step is one change, from the first value to the last', async () => {
    for (const context of ['I', 'Ihr', 'Ihr Name?']) await update(anna, { context }, { step: stepOf('s1') });
    expect(await history()).toMatchObject([
      { old_value: 'Wie heißen Sie?', new_value: 'Ihr Name?', step: 's1', client: 'client-1', revision: 4 },
    ]);
  });

  test('undoing marks the step, redoing takes the mark away', async () => {
    await update(anna, { context: 'Neu' }, { step: stepOf('s1') });
    await update(anna, { context: 'Wie heißen Sie?' }, { step: stepOf('s1', 'undone') });
    expect(await history()).toMatchObject([{ old_value: 'Wie heißen Sie?', new_value: 'Neu', undone: true }]);
    await update(anna, { context: 'Neu' }, { step: stepOf('s1', 'redone') });
    expect(await history()).toMatchObject([{ old_value: 'Wie heißen Sie?', new_value: 'Neu', undone: false }]);
  });

  test("nobody writes into another's step", async () => {
    await update(anna, { context: 'Von Anna' }, { step: stepOf('s1') });
    await update(bert, { context: 'Von Bert' }, { step: stepOf('s1') });
    expect((await history()).map(({ new_value }) => new_value)).toEqual(['Von Bert', 'Von Anna']);
  });

  test('a long one comes in pages that never tear a revision apart', async () => {
    const rows = Array.from({ length: 30 }, (_, revision) =>
      Array.from({ length: 10 }, (__, part) => ({ revision: revision + 2, key: `k${part}` })),
    ).flat();
    await api.services.db
      .insertInto('changes')
      .values(
        rows.map(({ revision, key }) => ({
          survey_id,
          step: `${anna.user_id}:s${revision}`,
          unique_question_id: 'name',
          key,
          revision,
          user_id: anna.user_id,
          client: 'c',
          type: 'blocks' as const,
          change: 'update' as const,
          old_value: null,
          new_value: null,
          question_name: 'name',
          changed_at: new Date(),
          undone_at: null,
        })),
      )
      .execute();
    const first = await api.call('changeHistory', { survey_id }, anna.token);
    expect(first).toMatchObject({ more: true });
    expect(first.changes).toHaveLength(200);
    const before = first.changes.at(-1)?.revision ?? 0;
    const second = await api.call('changeHistory', { survey_id, before }, anna.token);
    expect(second).toMatchObject({ more: false });
    expect(second.changes).toHaveLength(100);
  });

  test('a change that says what is there makes no revision and no entry', async () => {
    expect(await update(anna, { context: 'Wie heißen Sie?' })).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await history()).toEqual([]);
  });
});

describe('two authors', () => {
  const seen = { context: 'Wie heißen Sie?' };

  test('of different fields of one block are merged', async () => {
    await update(bert, { context: 'Von Bert' }, { based_on: seen });
    const answer = await update(anna, { short_name: 'Name' }, { based_on: { short_name: '' } });
    expect(answer).toMatchObject({ status: 200, body: { block: { context: 'Von Bert', short_name: 'Name' } } });
  });

  test('of one field: the later one is refused, nothing is changed, and the answer says who', async () => {
    await update(bert, { context: 'Von Bert' }, { based_on: seen });
    const answer = await update(
      anna,
      { context: 'Von Anna', short_name: 'Name' },
      { based_on: { ...seen, short_name: '' } },
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { field: 'context', msg: expect.stringContaining('Bert Brandt') },
    });
    expect(conflictIn(answer)).toEqual({ revision: 2, fields: { context: { by: 'Bert Brandt' } }, deleted: false });
    expect(await nameBlock()).toMatchObject({ context: 'Von Bert', short_name: '' });
  });

  test('who both want the same are no conflict', async () => {
    await update(bert, { context: 'Gleich' }, { based_on: seen });
    expect(await update(anna, { context: 'Gleich' }, { based_on: seen })).toMatchObject({ status: 200 });
  });

  test('a block that another one has deleted cannot be changed without a word', async () => {
    await remove(bert);
    const answer = await update(anna, { context: 'Von Anna' }, { based_on: seen });
    expect(answer).toMatchObject({ status: 409 });
    expect(conflictIn(answer)).toMatchObject({ deleted: true, fields: { '': { by: 'Bert Brandt' } } });
  });

  test('nor is a block deleted that another one has changed', async () => {
    await update(bert, { context: 'Von Bert' });
    const answer = await remove(anna, { based_on: seen });
    expect(answer).toMatchObject({ status: 409, body: { field: 'context' } });
    expect(await remove(anna, { based_on: { context: 'Von Bert' } })).toMatchObject({ status: 200 });
  });

  test('connections and settings are compared, too', async () => {
    const connect = (target: string | null, based_on: object) =>
      api.send('surveyStructure', { id: survey_id, connections: [{ source: 'name', target }], based_on }, anna.token);
    expect(await connect('age', { name: null })).toMatchObject({ status: 200 });
    expect(await connect('mood', { name: null })).toMatchObject({ status: 409 });
    expect(await connect('mood', { name: 'age' })).toMatchObject({ status: 200 });
    const welcome = (text: string, base: string) =>
      settings(anna, { action: 'fixmessages', changed_values: { welcome: text }, based_on: { welcome: base } });
    expect(await welcome('Hallo', '')).toMatchObject({ status: 200 });
    expect(await welcome('Moin', '')).toMatchObject({ status: 409, body: { field: 'welcome' } });
  });

  test('each add a shared scale: both are there; the same one changed by both is a conflict', async () => {
    const scale = (id: string, name: string) => ({
      id,
      name,
      points: [
        { value: 1, label: 'nein' },
        { value: 2, label: 'ja' },
      ],
    });
    const keep = (author: TestAuthor, templ_options: object[], base: object[]) =>
      settings(author, { action: 'config', changed_values: { templ_options }, based_on: { templ_options: base } });
    expect(await keep(anna, [scale('a', 'Eins')], [])).toMatchObject({ status: 200 });
    expect(await keep(bert, [scale('b', 'Zwei')], [])).toMatchObject({ status: 200 });
    expect((await read()).survey.templ_options.map(({ id }) => id)).toEqual(['a', 'b']);
    const both = [scale('a', 'Eins'), scale('b', 'Zwei')];
    expect(await keep(anna, [scale('a', 'Anders'), scale('b', 'Zwei')], both)).toMatchObject({ status: 200 });
    expect(await keep(bert, [scale('a', 'Neu'), scale('b', 'Zwei')], both)).toMatchObject({
      status: 409,
      body: { field: 'templ_options' },
    });
  });

  test('each put an end: both are there', async () => {
    const ends = (author: TestAuthor, survey_list_isEnd: string[], base: string[]) =>
      settings(author, {
        action: 'survey_list_isEnd',
        changed_values: { survey_list_isEnd },
        based_on: { survey_list_isEnd: base },
      });
    await ends(anna, ['name'], []);
    await ends(bert, ['age'], []);
    const blocks = (await read()).survey.all_questions;
    expect(blocks.filter(({ is_end }) => is_end).map((block) => block.unique_question_id)).toEqual(['name', 'age']);
  });
});
