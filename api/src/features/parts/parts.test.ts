import { checkDialog, compileSurvey } from '@dialogwerk/shared/dialog';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { deliveredParts } from './delivered/deliveredParts.ts';
import { deliveredContent } from './delivered/deliveredContent.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: author });
});

const library = { about: 'Wer jemand ist', rights: 'Von uns.' };
const offer = (id = survey_id) =>
  api.call('updateSurveySettings', { action: 'config', survey_id: id, changed_values: { library } }, author.token);
const say = (context: string) =>
  api.call(
    'updateSurveyBlocks',
    { action: 'update', survey_id, unique_question_id: 'name', changed_values: { context } },
    author.token,
  );
const list = async (search?: string, token = author.token) =>
  (await api.call('listParts', search === undefined ? {} : { search }, token)).parts;
const idsOf = async (search?: string, token = author.token) => (await list(search, token)).map(({ from }) => from.id);
const contextOf = async (version?: number) => {
  const content = await api.call(
    'partContent',
    { kind: 'dialog', id: survey_id, ...(version === undefined ? {} : { version }) },
    author.token,
  );
  return content.blocks.find(({ unique_question_id }) => unique_question_id === 'name')?.context;
};

describe('the library', () => {
  test('has what is delivered, what is offered to the team, and what one may edit', async () => {
    const delivered = deliveredParts.map(({ id }) => id);
    expect(await idsOf()).toEqual([...delivered, survey_id]);
    const reader = await anAuthorWithRole(api, survey_id, 'Analysieren');
    expect(await idsOf(undefined, reader.token)).toEqual(delivered);
    await offer();
    expect((await list(undefined, reader.token)).at(-1)).toMatchObject({
      ...library,
      from: { kind: 'dialog', id: survey_id },
      offered: true,
      questions: 3,
    });
    const stranger = await anAuthor(api);
    expect(await idsOf(undefined, stranger.token)).toEqual(delivered);
  });

  test('is searched by name, purpose and what is asked, each word of them', async () => {
    await offer();
    await say('Wie geht es Ihrer Schildkröte?');
    expect(await idsOf('schildkröte')).toEqual([survey_id]);
    expect(await idsOf('jemand SCHILD')).toEqual([survey_id]);
    expect(await idsOf('schildkröte gibtesnicht')).toEqual([]);
    expect(await idsOf('depressivität')).toEqual(['phq-9']);
    expect(await idsOf('%')).toEqual(expect.not.arrayContaining([survey_id]));
  });

  test('leaves out what is in the bin or the archive', async () => {
    await api.call('deleteSurvey', { survey_id }, author.token);
    expect(await idsOf()).not.toContain(survey_id);
  });
});

describe('the content of a part', () => {
  test('is what was published last, the draft before that, and any version that there was', async () => {
    expect(await contextOf()).toBe(threeQuestions[0]?.context);
    await say('Neu?');
    expect(await contextOf()).toBe('Neu?');
    await api.call('publish', { survey_id }, author.token);
    await say('Noch neuer?');
    expect(await contextOf()).toBe('Neu?');
    expect(await contextOf(0)).toBe(threeQuestions[0]?.context);
    const later = await api.send('partContent', { kind: 'dialog', id: survey_id, version: 99 }, author.token);
    expect(later.body).toMatchObject({ code: 'version/no-such-revision' });
  });

  test('is for who may edit it, and for its team where it is offered', async () => {
    const reader = await anAuthorWithRole(api, survey_id, 'Analysieren');
    const read = (token: string) => api.send('partContent', { kind: 'dialog', id: survey_id }, token);
    expect((await read(reader.token)).body).toMatchObject({ code: 'role/insufficient' });
    await offer();
    expect((await read(reader.token)).status).toBe(200);
    expect((await read((await anAuthor(api)).token)).body).toMatchObject({ code: 'survey/unknown' });
  });

  test('that nobody delivers is refused', async () => {
    const answer = await api.send('partContent', { kind: 'delivered', id: 'gibtesnicht' }, author.token);
    expect(answer).toMatchObject({ status: 404, body: { code: 'part/unknown' } });
  });
});

describe('a dialog with a part', () => {
  test('is told once its source says something else, not where a card was moved or nobody may see it any more', async () => {
    const reader = await anAuthorWithRole(api, survey_id, 'Analysieren');
    const mine = await insertSurvey(api, { blocks: threeQuestions, owner: reader });
    await offer();
    const { version, from } = await api.call('partContent', { kind: 'dialog', id: survey_id }, reader.token);
    const part = { from, version, originals: {}, names: {}, end: null, rights: '' };
    const sections = [{ id: 's1', name: 'Person', blocks: ['name'], part }];
    await api.call(
      'updateSurveySettings',
      { action: 'config', survey_id: mine, changed_values: { sections } },
      reader.token,
    );
    const changed = async () => (await api.call('changedParts', { survey_id: mine }, reader.token)).changed;
    expect(await changed()).toEqual({});
    await api.call(
      'surveyStructure',
      { id: survey_id, positions: [{ unique_question_id: 'name', position: { x: 5, y: 5 } }] },
      author.token,
    );
    expect(await changed()).toEqual({});
    await say('Neu?');
    expect(await changed()).toEqual({ s1: { version: expect.any(Number) } });
    await api.call('deleteSurvey', { survey_id }, author.token);
    expect(await changed()).toEqual({});
  });
});

describe('blocks that are kept as a part', () => {
  const keep = (blocks: string[], survey_name = 'Wer') =>
    api.send('duplicateSurvey', { survey_id, part: { survey_name, blocks, library } }, author.token);

  test('are a dialog of their own in the library, with the ways among them', async () => {
    await api.call(
      'surveyStructure',
      { id: survey_id, connections: [{ source: 'name', target: threeQuestions[2]?.unique_question_id ?? null }] },
      author.token,
    );
    const { body } = await keep(['name']);
    const made = (await list()).find(({ name }) => name === 'Wer');
    expect(body).toMatchObject({ survey: { survey_name: 'Wer', questions: 1 } });
    expect(made).toMatchObject({ ...library, questions: 1, offered: true });
    const { blocks } = await api.call('partContent', { kind: 'dialog', id: made?.from.id ?? '' }, author.token);
    expect(blocks).toMatchObject([{ unique_question_id: 'name', order: 0, jump_to_question: null }]);
    expect((await api.call('dialog', { survey_id }, author.token)).all_questions).toHaveLength(3);
  });

  test('are not half made where one of them is gone', async () => {
    expect((await keep(['name', 'gibtesnicht'])).body).toMatchObject({ code: 'block/unknown' });
    expect((await list()).filter(({ name }) => name === 'Wer')).toEqual([]);
  });
});

test.each(deliveredParts.map(({ id }) => [id]))('nothing is wrong with the delivered part %s', (id) => {
  const { blocks, templ_options, du_sie, language } = deliveredContent(id, undefined);
  const snapshot = { survey_id: id, blocks, templ_options, du_sie, language, welcome: '', ending: '' };
  expect(compileSurvey(snapshot).blocks.size).toBe(blocks.length);
  const findings = checkDialog(snapshot).filter(({ kind }) => kind !== 'no-privacy');
  expect(findings).toEqual([]);
});
