import type { Section } from '@dialogwerk/shared/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});

const first: Section = { id: 's1', name: 'Zur Person', blocks: ['name', 'age'] };
const second: Section = { id: 's2', name: 'Stimmung', blocks: ['mood'] };

const read = async () => (await api.call('dialog', { survey_id }, author.token)).sections;
const write = (sections: unknown, based_on?: unknown, token = author.token) =>
  api.send(
    'updateSurveySettings',
    {
      action: 'config',
      survey_id,
      changed_values: { sections },
      ...(based_on === undefined ? {} : { based_on: { sections: based_on } }),
    },
    token,
  );

test('a dialog begins without sections, keeps those it is given, and tells of them like of other settings', async () => {
  expect(await read()).toEqual([]);
  expect(await write([first])).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(await read()).toEqual([first]);
  expect(await write([first])).toMatchObject({ body: { revision: 2 } });
  const { settings, changes } = await api.call('surveyChanges', { survey_id, since: 1 }, author.token);
  expect(settings).toMatchObject({ sections: [first], du_sie: 'sie' });
  expect(changes).toMatchObject([{ key: 'sections', change: 'config', old_value: [], new_value: [first] }]);
});

test('two authors do not overwrite each other, but where they change the same section', async () => {
  await write([first]);
  await write([first, second], [first]);
  const renamed = { ...first, name: 'Demografie' };
  expect(await write([renamed], [first])).toMatchObject({ status: 200 });
  expect(await read()).toEqual([renamed, second]);
  expect(await write([{ ...first, name: 'Person' }], [first])).toMatchObject({
    status: 409,
    body: { code: 'revision/conflict', conflict: { fields: { sections: {} } } },
  });
  expect(await write([renamed], [renamed, second])).toMatchObject({ status: 200 });
  expect(await read()).toEqual([renamed]);
});

test('other settings and the shared scales stay as they are', async () => {
  const before = await api.call('dialog', { survey_id }, author.token);
  await write([first]);
  await api.call(
    'updateSurveySettings',
    { action: 'config', survey_id, changed_values: { survey_name: 'Anders', speed: 1 } },
    author.token,
  );
  const after = await api.call('dialog', { survey_id }, author.token);
  expect(after).toEqual({
    ...before,
    survey_name: 'Anders',
    speed: 1,
    sections: [first],
    publication: expect.anything(),
  });
});

test('sections are nothing to publish, and no part of a version', async () => {
  await write([first]);
  const { publication, differences } = await api.call('unpublishedChanges', { survey_id }, author.token);
  expect(publication).toMatchObject({ unpublished_changes: 0 });
  expect(differences).toEqual({ blocks: [], scales: [], settings: [] });
  await write([second]);
  for (const revision of [1, 2]) {
    const content = await api.call('versionContent', { survey_id, revision }, author.token);
    expect(content.settings).not.toHaveProperty('sections');
  }
  const kept = await api.services.db.selectFrom('revisions').where('survey_id', '=', survey_id).selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('Zur Person');
});

test('a copy has the sections, too', async () => {
  await write([first, second]);
  const { survey } = await api.call('duplicateSurvey', { survey_id }, author.token);
  const copy = await api.call('dialog', { survey_id: survey.survey_id }, author.token);
  expect(copy.sections).toEqual([first, second]);
  const there = new Set(copy.all_questions.map(({ unique_question_id }) => unique_question_id));
  expect(copy.sections.flatMap(({ blocks }) => blocks).every((id) => there.has(id))).toBe(true);
});

test('a deleted block is in its section again when it comes back', async () => {
  await write([first]);
  const change = (action: 'delete' | 'recreate') =>
    api.call('updateSurveyBlocks', { action, survey_id, unique_question_id: 'age' }, author.token);
  await change('delete');
  await change('recreate');
  expect(await read()).toEqual([first]);
});

test.each([
  ['no name', [{ ...first, name: ' ' }]],
  ['a name that is too long', [{ ...first, name: 'x'.repeat(81) }]],
  ['an id with other signs', [{ ...first, id: 's 1' }]],
  ['one id twice', [first, { ...second, id: first.id }]],
  ['too many', Array.from({ length: 201 }, (_, at) => ({ ...first, id: `s${at}`, blocks: [] }))],
  ['no list', 'Zur Person'],
])('refuses %s', async (_, sections) => {
  const refused = await write(sections);
  expect(refused).toMatchObject({ status: 400, body: { field: expect.stringContaining('changed_values.sections') } });
  expect(await read()).toEqual([]);
});

test('who may not edit makes no sections', async () => {
  const reader = await anAuthorWithRole(api, survey_id, 'Analysieren');
  expect(await write([first], [], reader.token)).toMatchObject({ status: 409, body: { code: 'role/insufficient' } });
  const stranger = await anAuthor(api);
  expect(await write([first], [], stranger.token)).toMatchObject({ status: 404 });
});
