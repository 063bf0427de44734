import { surveyTemplates } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeAll(async () => {
  author = await anAuthor(api);
});

describe.each(surveyTemplates)('%s', (template) => {
  test('makes a dialog that the contract takes, whole and of the author’s own', async () => {
    const { survey } = await api.call('createSurvey', { survey_name: 'Neu', template }, author.token);
    expect(survey).toMatchObject({ survey_name: 'Neu', role: 'Besitzer', active: false, testen: 1 });
    const data = await api.call('dialog', { survey_id: survey.survey_id }, author.token);
    expect(calls.dialog.response.parse(data)).toEqual(data);
    expect(data.all_questions.length).toBeGreaterThanOrEqual(5);
    expect(data.all_questions.map(({ order }) => order)).toEqual(data.all_questions.map((_, index) => index));
    expect(data.welcome).not.toBe('');
    expect(data.ending).not.toBe('');
  });
});

test('a template that is not there is refused', async () => {
  const answer = await api.send('createSurvey', { survey_name: 'Neu', template: 'anders' }, author.token);
  expect(answer.status).toBe(400);
});
