import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder, threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: author });
});

const ask = (context: string, unique_question_id = 'name') =>
  api.call(
    'updateSurveyBlocks',
    { action: 'update', survey_id, unique_question_id, changed_values: { context } },
    author.token,
  );
const rename = (survey_name: string) =>
  api.call('updateSurveySettings', { action: 'config', survey_id, changed_values: { survey_name } }, author.token);
const goLive = (active = true) => api.call('switchActivateLink', { item: { survey_id, active } }, author.token);
const publish = (input: { revision?: number; note?: string } = {}) =>
  api.call('publish', { survey_id, ...input }, author.token);
const stateOf = async () => (await api.call('dialog', { survey_id }, author.token)).publication;
const list = async () => (await api.call('publications', { survey_id }, author.token)).publications;
const changes = () => api.call('unpublishedChanges', { survey_id }, author.token);
const firstQuestion = async () => (await (await aRespondent(api, survey_id)).chat()).entries.at(-1)?.context;

describe('respondents', () => {
  test('get what is published and nothing of what is typed, until it is published', async () => {
    await goLive();
    await ask('Wie wahrsch');
    await rename('Halb get');
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
    expect(await api.call('config', { survey_id })).toMatchObject({
      survey_name: 'Zufriedenheit im Team',
      active: true,
    });
    await publish();
    expect(await firstQuestion()).toBe('Wie wahrsch');
    expect(await api.call('config', { survey_id })).toMatchObject({ survey_name: 'Halb get' });
  });

  test('get an older publication again when it is brought back, and the draft stays as it is', async () => {
    await goLive();
    const first = (await stateOf())?.revision ?? 0;
    await ask('Neu gefragt?');
    await publish();
    const between = await aRespondent(api, survey_id);
    await publish({ revision: first, note: 'Zurück' });
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
    expect((await between.chat()).entries.at(-1)?.context).toBe('Neu gefragt?');
    const { all_questions, publication } = await api.call('dialog', { survey_id }, author.token);
    expect(all_questions[0]?.context).toBe('Neu gefragt?');
    expect(publication).toMatchObject({ revision: first, unpublished_changes: 1 });
  });

  test('meet the Live switch at once, and the published revision again after it', async () => {
    await goLive();
    await ask('Halb');
    await goLive(false);
    expect(await api.send('registerLive', { survey_id })).toMatchObject({ status: 410 });
    await goLive();
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
    expect(await list()).toHaveLength(1);
  });

  test('are told nothing of a dialog that was never published', async () => {
    for (const call of ['config', 'surveyLanguage', 'registerLive'] as const) {
      expect(await api.send(call, { survey_id })).toMatchObject({ status: 410 });
    }
  });

  test('may give feedback where the revision that they began on allows it', async () => {
    const allow = (feedback_allowed: boolean) =>
      api.call(
        'updateSurveySettings',
        { action: 'config', survey_id, changed_values: { feedback_allowed } },
        author.token,
      );
    await allow(true);
    await goLive();
    const asked = await aRespondent(api, survey_id);
    await asked.chat();
    await allow(false);
    await publish();
    const later = await aRespondent(api, survey_id);
    await later.chat();
    const give = (token: string) =>
      api.send('giveFeedback', { survey_id, feedback_id: crypto.randomUUID(), rating: 5 }, token);
    expect((await give(asked.token)).status).toBe(200);
    expect((await give(later.token)).status).toBe(409);
  });
});

describe('tests', () => {
  test('run the draft, with its settings', async () => {
    await goLive();
    await ask('Wie heißt du?');
    await rename('Neuer Name');
    const { token_live } = await api.call('testRegister', { survey_id }, author.token);
    const { entries } = await api.call('conversation', { survey_id }, token_live);
    expect(entries.at(-1)?.context).toBe('Wie heißt du?');
    expect(await api.call('testConfig', { survey_id }, author.token)).toMatchObject({ survey_name: 'Neuer Name' });
  });
});

describe('publishing', () => {
  test('happens with Live for the first time alone, by whoever switches it', async () => {
    expect(await stateOf()).toBeNull();
    await goLive();
    expect(await list()).toMatchObject([{ revision: 1, note: '', current: true, author: { user_id: author.user_id } }]);
  });

  test('needs no Live', async () => {
    expect((await publish({ note: ' Für später ' })).publication).toMatchObject({
      revision: 1,
      unpublished_changes: 0,
    });
    expect(await list()).toMatchObject([{ note: 'Für später', current: true }]);
    expect(await api.call('dialog', { survey_id }, author.token)).toMatchObject({ active: false });
  });

  test('of a draft without a question is refused, and respondents go on with what is published', async () => {
    const empty = await insertSurvey(api, { blocks: [], active: false, owner: author });
    const item = { survey_id: empty, active: true };
    expect(await api.send('publish', { survey_id: empty }, author.token)).toMatchObject({ status: 409 });
    expect(await api.send('switchActivateLink', { item }, author.token)).toMatchObject({ status: 409 });
    await goLive();
    for (const { unique_question_id } of threeQuestions)
      await api.call('updateSurveyBlocks', { action: 'delete', survey_id, unique_question_id }, author.token);
    expect(await api.send('publish', { survey_id }, author.token)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('stellt keine Frage') },
    });
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
  });

  test('of the revision that one looked at is refused once the draft has moved on', async () => {
    await goLive();
    const { revision } = await ask('Gesehen?');
    await ask('Seitdem von anderen geschrieben');
    expect(await api.send('publish', { survey_id, revision }, author.token)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('weiter bearbeitet') },
    });
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
  });

  test('the same twice is one publication', async () => {
    await goLive();
    const { publication } = await publish();
    expect(publication).toEqual(await stateOf());
    expect(await list()).toHaveLength(1);
  });

  test('is for who may switch Live; an editor sees the changes, a stranger nothing', async () => {
    await goLive();
    const editor = await anAuthorWithRole(api, survey_id, 'Bearbeiten + Trainieren');
    expect(await api.send('publish', { survey_id }, editor.token)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('zu veröffentlichen') },
    });
    expect((await api.send('unpublishedChanges', { survey_id }, editor.token)).status).toBe(200);
    const stranger = await anAuthor(api);
    for (const call of ['publish', 'publications', 'unpublishedChanges'] as const)
      expect((await api.send(call, { survey_id }, stranger.token)).status).toBe(404);
  });
});

describe('authors see', () => {
  test('the same number of unpublished changes everywhere', async () => {
    await goLive();
    await ask('Wie heißt du?');
    await ask('Wie geht es dir?', 'mood');
    await rename('Neu');
    const { differences, publication, revision } = await changes();
    expect(differences).toMatchObject({
      blocks: [
        { kind: 'changed', fields: [{ field: 'context', published: 'Wie heißen Sie?', draft: 'Wie heißt du?' }] },
        { kind: 'changed', block: { unique_question_id: 'mood' } },
      ],
      settings: [{ field: 'survey_name', published: 'Zufriedenheit im Team', draft: 'Neu' }],
    });
    expect(publication?.unpublished_changes).toBe(3);
    expect(await stateOf()).toEqual(publication);
    expect(await api.call('surveyDataConfigurator', { survey_id }, author.token)).toMatchObject({
      survey: { publication },
      revision,
    });
    const { surveys } = await api.call('listSurveys', {}, author.token);
    expect(surveys).toMatchObject([{ survey_id, publication }]);
  });

  test('none for what respondents do not notice', async () => {
    await goLive();
    const positions = [{ unique_question_id: 'name', position: { x: 40, y: 50 } }];
    await api.call('surveyStructure', { id: survey_id, positions }, author.token);
    await ask('Wie heißt du?');
    await ask('Wie heißen Sie?');
    expect(await stateOf()).toMatchObject({ revision: 1, unpublished_changes: 0 });
    expect((await changes()).revision).toBe(4);
  });

  test('a number that was worked out once for a draft and a publication', async () => {
    await goLive();
    await ask('Wie heißt du?');
    expect(await stateOf()).toMatchObject({ unpublished_changes: 1 });
    const count = (changed: number) =>
      api.services.db
        .updateTable('unpublished_counts')
        .set({ changes: changed })
        .where('survey_id', '=', survey_id)
        .execute();
    await count(77);
    expect(await stateOf()).toMatchObject({ unpublished_changes: 77 });
    await rename('Neu');
    expect(await stateOf()).toMatchObject({ unpublished_changes: 2 });
    await count(77);
    await publish();
    expect(await stateOf()).toMatchObject({ unpublished_changes: 0 });
    expect((await publish({ revision: 1 })).publication).toMatchObject({ unpublished_changes: 2 });
  });

  test('how many conversations began on each publication, tests left out', async () => {
    await goLive();
    await aRespondent(api, survey_id);
    await ask('Neu?');
    await publish();
    const respondent = await aRespondent(api, survey_id);
    await aRespondent(api, survey_id);
    await api.call('testRegister', { survey_id }, author.token);
    await publish({ revision: 1, note: 'Doch die alte' });
    await aRespondent(api, survey_id);
    expect((await list()).map(({ revision, conversations, current }) => [revision, conversations, current])).toEqual([
      [1, 1, true],
      [2, 2, false],
      [1, 1, false],
    ]);
    await api.call('restartDelete', { survey_id, action: 'restart', isLive: true }, respondent.token);
    expect((await list()).map(({ conversations }) => conversations)).toEqual([2, 1, 1]);
  });

  test('all publications, page by page, and who made them even when they are gone', async () => {
    await goLive();
    for (let round = 1; round <= 103; round += 1) {
      api.clock.now += 1;
      await ask(`Frage ${round}?`);
      await publish({ note: `${round}` });
    }
    const first = await api.call('publications', { survey_id }, author.token);
    expect([first.publications.length, first.more]).toEqual([100, true]);
    const before = first.publications.at(-1)?.publication_id ?? '';
    const rest = await api.call('publications', { survey_id, before }, author.token);
    expect(rest.publications.map(({ note }) => note)).toEqual(['3', '2', '1', '']);
    expect(rest.more).toBe(false);
    const other = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
    await api.services.db.deleteFrom('accounts').where('user_id', '=', author.user_id).execute();
    const kept = await api.call('publications', { survey_id }, other.token);
    expect(kept.publications[0]).toMatchObject({ author: null, note: '103', current: true });
  });
});

test('a deleted dialog that is restored goes on with what was published', async () => {
  await goLive();
  await ask('Halb');
  await api.call('deleteSurvey', { survey_id }, author.token);
  expect(await api.send('publish', { survey_id }, author.token)).toMatchObject({ status: 404 });
  await api.call('restoreSurvey', { survey_id }, author.token);
  expect(await firstQuestion()).toBe('Wie heißen Sie?');
  expect(await stateOf()).toMatchObject({ unpublished_changes: 1 });
});

test('a scale that came since is a change of its own', async () => {
  survey_id = await insertSurvey(api, { blocks: inOrder(aBlock('open', 'name')), active: false, owner: author });
  await goLive();
  const points = [1, 2].map((value) => ({ value, label: `${value}` }));
  const changed_values = { templ_options: [{ id: 's', name: 'Zustimmung', points }] };
  await api.call('updateSurveySettings', { action: 'config', survey_id, changed_values }, author.token);
  expect((await changes()).differences).toMatchObject({ blocks: [], settings: [], scales: [{ name: 'Zustimmung' }] });
});
