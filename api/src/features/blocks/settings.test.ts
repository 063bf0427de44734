import { DIALOG_END } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: author });
});

const read = () => api.call('surveyDataConfigurator', { survey_id }, author.token);
const blocks = async () => (await read()).survey.all_questions;

describe('settings', () => {
  const settings = (input: Readonly<Record<string, unknown>>) =>
    api.send('updateSurveySettings', { survey_id, ...input }, author.token);

  test('config changes the named ones and the name', async () => {
    const changed_values = { survey_name: 'Neuer Name', speed: 1, accent_color: '#123456' };
    expect(await settings({ action: 'config', changed_values })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect((await read()).survey).toMatchObject({ ...changed_values, color: '#123456', du_sie: 'sie' });
  });

  test('fixmessages change welcome and ending', async () => {
    await settings({ action: 'fixmessages', changed_values: { welcome: 'Hallo!' } });
    expect((await read()).survey).toMatchObject({ welcome: 'Hallo!', ending: '' });
  });

  test('nothing changed makes no revision', async () => {
    expect(await settings({ action: 'config', changed_values: {} })).toMatchObject({ body: { revision: 1 } });
  });

  test.each([
    [{ action: 'config', changed_values: { speed: 2 } }, 'changed_values.speed'],
    [{ action: 'config', changed_values: { accent_color: 'red' } }, 'changed_values.accent_color'],
    [{ action: 'config', changed_values: { survey_name: ' ' } }, 'changed_values.survey_name'],
    [{ action: 'löschen', changed_values: {} }, 'action'],
  ])('refuses %j by the name of the field', async (input, field) => {
    expect(await settings(input)).toMatchObject({ status: 400, body: { field } });
  });

  test('the list of ends sets and clears', async () => {
    const ends = async () => (await blocks()).filter(({ is_end }) => is_end).map((each) => each.unique_question_id);
    await settings({ action: 'survey_list_isEnd', changed_values: { survey_list_isEnd: ['name', 'age'] } });
    expect(await ends()).toEqual(['name', 'age']);
    await settings({ action: 'survey_list_isEnd', changed_values: { survey_list_isEnd: ['mood'] } });
    expect(await ends()).toEqual(['mood']);
    const unknown = await settings({ action: 'survey_list_isEnd', changed_values: { survey_list_isEnd: ['nie'] } });
    expect(unknown).toMatchObject({ status: 404, body: { msg: expect.stringContaining('„nie“') } });
    expect(await ends()).toEqual(['mood']);
  });

  test('connections set and clear where blocks go on', async () => {
    const connect = (connections: object[]) =>
      api.send('surveyStructure', { id: survey_id, connections }, author.token);
    await connect([
      { source: 'name', target: 'age' },
      { source: 'mood', target: 'name' },
    ]);
    expect((await blocks()).map(({ jump_to_question }) => jump_to_question)).toEqual(['age', 'name', null]);
    expect(await connect([{ source: 'name', target: null }])).toMatchObject({ status: 200, body: { revision: 3 } });
    expect((await blocks())[0]).toMatchObject({ jump_to_question: null });
    expect(await connect([{ source: 'name', target: 'nie' }])).toMatchObject({ status: 404 });
    await connect([{ source: 'name', target: DIALOG_END }]);
    expect((await blocks())[0]).toMatchObject({ jump_to_question: DIALOG_END, is_end: false });
  });

  test('many cards are placed in one call, one step and one revision; those that are gone are passed over', async () => {
    const step = { client: 'window', id: 'drag', direction: 'done' };
    const place = (positions: object[]) =>
      api.send('surveyStructure', { id: survey_id, positions, step }, author.token);
    const [left, right] = [
      { x: 8, y: 16 },
      { x: 320, y: 16 },
    ];
    const placed = await place([
      { unique_question_id: 'name', position: left },
      { unique_question_id: 'gone', position: left },
      { unique_question_id: 'mood', position: right },
    ]);
    expect(placed).toMatchObject({ status: 200, body: { revision: 2 } });
    expect((await blocks()).map(({ position }) => position)).toEqual([left, right, null]);
    const { changes } = await api.call('surveyChanges', { survey_id, since: 1 }, author.token);
    const told = new Set(changes.map(({ key, unique_question_id }) => `${unique_question_id} ${key}`));
    expect(told).toEqual(new Set(['name position', 'mood position']));
    expect(changes).toHaveLength(2);
    expect(await place([{ unique_question_id: 'name', position: left }])).toMatchObject({ body: { revision: 2 } });
    expect(await place([{ unique_question_id: 'name', position: { x: 'links', y: 0 } }])).toMatchObject({
      status: 400,
    });
  });
});
