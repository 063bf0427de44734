import { beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertManager } from '../../../testing/insertManager.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let owner: TestAuthor;
let survey_id: string;
let count = 0;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

const aName = () => `kundenzufriedenheit-${(count += 1)}`;
const give = (name: string | null, id = survey_id, token = owner.token) => {
  api.clock.now += 1_000;
  return api.send('setSurveyPublicName', { survey_id: id, name }, token);
};
const visit = (url: string) => api.app.inject({ method: 'GET', url });

describe('the name of a dialog', () => {
  test.each(['/dialog/', '/assess_live/', '/widget/'])(
    'stands in its address %s, and capitals do not count',
    async (path) => {
      const name = aName();
      expect(await give(` ${name.toUpperCase()} `)).toMatchObject({ status: 200, body: { name, former: [] } });
      const [byName, byId] = await Promise.all([visit(path + name), visit(path + survey_id)]);
      expect(byName.statusCode).toBe(byId.statusCode);
      expect(byName.body).toBe(byId.body);
      const said = await visit(`${path}${name.toUpperCase()}?quelle=plakat`);
      expect([said.statusCode, said.headers.location]).toEqual([302, `${path}${name}?quelle=plakat`]);
    },
  );

  test('can be changed and taken away; those of before lead on, to the one in use or to the id', async () => {
    const [first, second] = [aName(), aName()];
    await give(first);
    expect(await give(second)).toMatchObject({ body: { name: second, former: [first] } });
    expect((await visit(`/dialog/${first}`)).headers.location).toBe(`/dialog/${second}`);
    expect(await give(first)).toMatchObject({ body: { name: first, former: [second] } });
    expect(await give(null)).toMatchObject({ body: { name: null, former: [first, second] } });
    expect((await visit(`/dialog/${second}`)).headers.location).toBe(`/dialog/${survey_id}`);
  });

  test.each(['ab', '3-fragen', 'zwei--striche', 'ende-', 'größe', 'a b', 'a/b', '../a', `a${'b'.repeat(60)}`])(
    '%j is none',
    async (name) => {
      expect(await give(name)).toMatchObject({
        status: 400,
        body: { field: 'name', msg: expect.stringContaining('3 bis 60 Zeichen') },
      });
    },
  );

  test('is nobody else’s, neither now nor later, nor an id, nor one of the product’s', async () => {
    const [name, before] = [aName(), aName()];
    await give(before);
    await give(name);
    const other = await insertSurvey(api, { blocks: threeQuestions, owner });
    for (const taken of [name, before])
      expect(await give(taken, other)).toMatchObject({ status: 409, body: { code: 'name/taken' } });
    for (const reserved of ['admin', 'flow', 'datenschutz', survey_id])
      expect(await give(reserved, other)).toMatchObject({ status: 409, body: { code: 'name/reserved' } });
    expect(await give(null, other)).toMatchObject({ body: { name: null, former: [] } });
    expect((await visit(`/dialog/${name}`)).headers.location).toBeUndefined();
  });

  test('of many who want one at once, one dialog has it', async () => {
    const name = aName();
    const ids = await Promise.all([1, 2, 3, 4].map(() => insertSurvey(api, { blocks: threeQuestions, owner })));
    const given = await Promise.all(ids.map((id) => give(name, id)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(given.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test('has at most twenty, those of before among them', async () => {
    for (let times = 0; times < 20; times += 1) expect(await give(aName())).toMatchObject({ status: 200 });
    expect(await give(aName())).toMatchObject({ status: 409, body: { code: 'name/too-many' } });
  });

  test('is given by who may manage the team, and seen by all of it', async () => {
    const name = aName();
    for (const role of ['Bearbeiten + Trainieren', 'Trainieren', 'Analysieren'] as const) {
      const { token } = await anAuthorWithRole(api, survey_id, role);
      expect(await give(name, survey_id, token)).toMatchObject({ status: 409, body: { code: 'role/insufficient' } });
      expect(await api.call('surveyPublicName', { survey_id }, token)).toEqual({ name: null, former: [] });
    }
    const stranger = await anAuthor(api);
    expect(await give(name, survey_id, stranger.token)).toMatchObject({ status: 404 });
    const { token } = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
    expect(await give(name, survey_id, token)).toMatchObject({ status: 200 });
  });

  test('tells nothing of a dialog that was never published', async () => {
    const draft = await insertSurvey(api, { blocks: threeQuestions, owner, active: false, survey_name: 'Geheim' });
    const name = aName();
    await give(name, draft);
    const page = await visit(`/dialog/${name}`);
    expect(page.body).toBe((await visit(`/dialog/${draft}`)).body);
    expect(page.body).not.toContain('Geheim');
  });
});

describe('the name of a multi-chat', () => {
  test('stands in its address alone, and no dialog has it', async () => {
    const id = await insertManager(api, survey_id);
    const name = aName();
    const given = await api.send('setManagerPublicName', { id, name }, owner.token);
    expect(given).toMatchObject({ status: 200, body: { name } });
    const { public_id } = await api.services.db
      .selectFrom('dialog_managers')
      .select('public_id')
      .where('dialog_manager_id', '=', id)
      .executeTakeFirstOrThrow();
    const [byName, byId] = await Promise.all([visit(`/multi_live/${name}`), visit(`/multi_live/${public_id}`)]);
    expect([byName.statusCode, byName.body]).toEqual([byId.statusCode, byId.body]);
    expect(byName.statusCode).toBe(410);
    expect(await api.call('managerLive', { id }, owner.token)).toMatchObject({ public_id, public_name: name });
    expect((await visit(`/dialog/${name}`)).statusCode).toBe(404);
    expect(await give(name)).toMatchObject({ status: 409, body: { code: 'name/taken' } });
    const next = aName();
    await api.call('setManagerPublicName', { id, name: next }, owner.token);
    expect((await visit(`/multi_live/${name}`)).headers.location).toBe(`/multi_live/${next}`);
  });

  test('is given by who may publish all of its dialogs', async () => {
    const id = await insertManager(api, survey_id);
    const editor = await anAuthorWithRole(api, survey_id, 'Bearbeiten + Trainieren');
    expect(await api.send('setManagerPublicName', { id, name: aName() }, editor.token)).toMatchObject({ status: 409 });
    expect(await api.call('managerPublicName', { id }, editor.token)).toEqual({ name: null, former: [] });
    const stranger = await anAuthor(api);
    expect(await api.send('managerPublicName', { id }, stranger.token)).toMatchObject({ status: 404 });
  });
});
