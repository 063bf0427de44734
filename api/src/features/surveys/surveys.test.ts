import { questionnaireFixture } from '@dialogwerk/shared/testing/questionnaires';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const names = async (search?: string) => {
  const { surveys } = await api.call('listSurveys', search === undefined ? {} : { search }, author.token);
  return surveys.map((survey) => survey.survey_name);
};
const create = async (survey_name: string) => (await api.call('createSurvey', { survey_name }, author.token)).survey;

describe('dialogs', () => {
  test('a new dialog belongs to its author, asks nothing yet and is not live', async () => {
    const survey = await create('  Mein Dialog ');
    expect(survey).toMatchObject({
      survey_name: 'Mein Dialog',
      role: 'Besitzer',
      active: false,
      questions: 0,
      finished: 0,
      testen: 0,
    });
    expect(survey.survey_id).toMatch(/^[a-z][a-z0-9]{15}$/);
    const data = await api.call('dialog', { survey_id: survey.survey_id }, author.token);
    expect(data).toMatchObject({ speed: 0.5, language: 'de', all_questions: [] });
  });

  test('the search finds a part of the name in any case, and signs of patterns mean themselves', async () => {
    await create('Zufriedenheit 100%');
    await create('Urlaub');
    expect(await names('FRIEDEN')).toEqual(['Zufriedenheit 100%']);
    expect(await names('0%')).toEqual(['Zufriedenheit 100%']);
    expect(await names('%u')).toEqual([]);
    expect(await names('_')).toEqual([]);
    expect((await names()).toSorted()).toEqual(['Urlaub', 'Zufriedenheit 100%']);
  });

  test('the list counts only what respondents have finished', async () => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
    const { db } = api.services;
    const runs = [
      { is_live: true, finished_at: new Date() },
      { is_live: true, finished_at: null },
      { is_live: false, finished_at: new Date() },
    ];
    for (const run of runs) {
      const user_id_live = crypto.randomUUID();
      await db
        .insertInto('live_users')
        .values({ user_id_live, username_live: user_id_live, account_id: null })
        .execute();
      const conversation_id = crypto.randomUUID();
      const row = { survey_id, conversation_id, user_id_live, revision: 1, state: '{}', ...run };
      await db.insertInto('conversations').values(row).execute();
    }
    const { surveys } = await api.call('listSurveys', {}, author.token);
    expect(surveys).toMatchObject([{ survey_id, questions: 3, finished: 1 }]);
  });

  test('a deleted dialog comes back as it was', async () => {
    const { survey_id } = await create('Kommt wieder');
    await api.call('deleteSurvey', { survey_id }, author.token);
    expect(await names()).toEqual([]);
    const { survey } = await api.call('restoreSurvey', { survey_id }, author.token);
    expect(survey).toMatchObject({ survey_id, survey_name: 'Kommt wieder' });
    expect(await names()).toEqual(['Kommt wieder']);
  });

  test('live and inactive are switched by the dialog with `active` flipped [§4.19]', async () => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: author });
    const item = { ...(await api.call('dialog', { survey_id }, author.token)), active: true };
    expect(await api.call('switchActivateLink', { item }, author.token)).toEqual({ msg: 'success' });
    expect(await api.call('dialog', { survey_id }, author.token)).toMatchObject({ active: true });
  });
});

describe('import', () => {
  test('the PHQ-9 becomes a dialog with its nine items, its scale and its German name', async () => {
    const content = questionnaireFixture('phq-9-de.fhir.json');
    const { survey } = await api.call('importQuestionnaire', { file_name: 'phq-9.json', content }, author.token);
    expect(survey.questions).toBeGreaterThanOrEqual(9);
    const data = await api.call('dialog', { survey_id: survey.survey_id }, author.token);
    expect(data.all_questions.map((block) => block.order)).toEqual(data.all_questions.map((_, index) => index));
    expect(await api.send('testRegister', { survey_id: survey.survey_id }, author.token)).toMatchObject({
      status: 200,
    });
  });

  test('what is not as in the file is kept with the dialog, and is there for whoever may open it', async () => {
    const item = [
      { linkId: '1', text: 'Wie heißen Sie?', type: 'string' },
      { linkId: '2', text: 'MDQ-Ergebnis', type: 'display', readOnly: true },
      { linkId: '3', text: 'Anhang', type: 'reference' },
    ];
    const content = JSON.stringify({ resourceType: 'Questionnaire', title: 'Drei', language: 'de', item });
    const made = await api.call('importQuestionnaire', { file_name: 'drei.json', content }, author.token);
    const { survey_id } = made.survey;
    const { imported } = await api.call('importReport', { survey_id }, author.token);
    expect(imported).toMatchObject({ file_name: 'drei.json', imported_at: api.clock.now });
    expect(imported?.report).toEqual(made.report);
    expect(imported?.report.lines.flatMap(({ items }) => items.map(({ link_id }) => link_id))).toContain('3');
    await api.call('deleteSurvey', { survey_id }, author.token);
    expect(await api.send('importReport', { survey_id }, author.token)).toMatchObject({ status: 404 });
  });

  test('the author chooses in which of a file’s languages it is taken, and what is left is said', async () => {
    const content = questionnaireFixture('phq-9-de.fhir.json');
    const dropped = async (language?: string) => {
      const request = language === undefined ? { content } : { content, language };
      const { survey, report } = await api.call('importQuestionnaire', request, author.token);
      const data = await api.call('dialog', { survey_id: survey.survey_id }, author.token);
      const said = JSON.stringify(data.all_questions);
      const changes = report.lines.map(({ change }) => change);
      const languages = changes.flatMap((change) => (change.code === 'translations_dropped' ? change.languages : []));
      return { language: data.language, isEnglish: said.includes('Over the last two weeks'), languages };
    };
    expect(await dropped()).toEqual({ language: 'de', isEnglish: false, languages: ['en'] });
    expect(await dropped('en')).toEqual({ language: 'en', isEnglish: true, languages: [] });
    // A language that the file does not have is the dialog's all the same: its author will write it.
    expect(await dropped('fr')).toEqual({ language: 'fr', isEnglish: false, languages: ['en'] });
    const answer = await api.send('importQuestionnaire', { content, language: 'englisch' }, author.token);
    expect(answer).toMatchObject({ status: 400, body: { field: 'language' } });
  });

  test('a dialog that was not imported has no report', async () => {
    const { survey_id } = await create('Von Hand');
    expect(await api.call('importReport', { survey_id }, author.token)).toEqual({ imported: null });
  });

  test.each([
    ['no JSON', 'Das ist kein Fragebogen.'],
    ['JSON of another kind', '{"resourceType":"Patient"}'],
    ['nothing', ''],
    ['a questionnaire without a question', '{"resourceType":"Questionnaire","status":"active"}'],
  ])('%s is refused in German and leaves nothing behind', async (_what, content) => {
    const answer = await api.send('importQuestionnaire', { content }, author.token);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        msg: expect.stringMatching(/^(?:(?!Es wurde kein Dialog).)*Es wurde kein Dialog angelegt\.(?!.*Es wurde kein)/),
      },
    });
    expect(await names()).toEqual([]);
  });

  test.each(['demo-survey-en-fr-de-es.lss', 'rosenberg-self-esteem-de.redcap.json'])(
    '%s is of another format and refused in German',
    async (name) => {
      const answer = await api.send('importQuestionnaire', { content: questionnaireFixture(name) }, author.token);
      expect(answer).toMatchObject({ status: 400, body: { field: 'content' } });
      expect(await names()).toEqual([]);
    },
  );

  test('signs that cannot be stored are left out of the dialog', async () => {
    const item = [{ linkId: '1', text: 'Frage\u0000', type: 'string' }];
    const content = JSON.stringify({ resourceType: 'Questionnaire', title: 'a\u0000b\ud800', item });
    const { survey } = await api.call('importQuestionnaire', { content }, author.token);
    expect(survey.survey_name).toMatch(/^ab/);
  });

  test.each([5 * 1024 * 1024 + 1, 20 * 1024 * 1024])('a file of %i bytes is refused with its limit', async (bytes) => {
    const answer = await api.send('importQuestionnaire', { content: 'x'.repeat(bytes) }, author.token);
    expect(answer).toMatchObject({ status: 413, body: { msg: expect.stringContaining('größer als 5 MB') } });
  });

  test('a file of just 5 MB is read, whatever it holds', async () => {
    const answer = await api.send('importQuestionnaire', { content: '"'.repeat(5 * 1024 * 1024) }, author.token);
    expect(answer).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining('Es wurde kein Dialog angelegt.') },
    });
  });
});
