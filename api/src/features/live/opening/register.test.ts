import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeAll(async () => {
  author = await anAuthor(api);
});

const blocks = threeQuestions;

describe('register_live [§4.5]', () => {
  it('makes an anonymous user of whom nothing is known', async () => {
    const survey_id = await insertSurvey(api, { blocks });
    const user = await api.call('registerLive', { survey_id });
    expect(user.username_live).toMatch(/^Gast-[0-9a-f]{12}$/);
    const { account_id } = await api.services.db
      .selectFrom('live_users')
      .select('account_id')
      .where('user_id_live', '=', user.user_id)
      .executeTakeFirstOrThrow();
    expect(account_id).toBeNull();
  });

  it('refuses an unknown dialog with a sentence', async () => {
    expect(await api.send('registerLive', { survey_id: 'nothing' })).toMatchObject({
      status: 404,
      body: { msg: 'Diesen Dialog gibt es nicht. Bitte prüfen Sie den Link.' },
    });
  });

  it('knows a dialog by its public id alone', async () => {
    const survey_id = await insertSurvey(api, { blocks });
    const { survey_id_int } = await api.call('config', { survey_id });
    expect((await api.send('registerLive', { survey_id: String(survey_id_int) })).status).toBe(404);
  });
});

describe('an address that begins conversations faster than people do', () => {
  it("is told 'server_busy' until some time has gone by; others are not", async () => {
    const survey_id = await insertSurvey(api, { blocks });
    const url = '/api/register_live_list';
    const register = async (remoteAddress: string, count: number) =>
      api.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        payload: { survey_id_list: Array<string>(count).fill(survey_id) },
      });
    for (let taken = 0; taken < 3_000; taken += 50) expect((await register('192.0.2.1', 50)).statusCode).toBe(200);
    const refused = await register('192.0.2.1', 50);
    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
      503,
      { msg: 'server_busy', code: 'server/busy', request_id: expect.any(String) },
      '5',
    ]);
    expect((await register('192.0.2.2', 1)).statusCode).toBe(200);
    api.clock.now += 5_000;
    expect((await register('192.0.2.1', 50)).statusCode).toBe(200);
  });
});

describe('register_live_list [§4.5]', () => {
  it('opens one conversation in each dialog for one user', async () => {
    const ids = await Promise.all([insertSurvey(api, { blocks }), insertSurvey(api, { blocks })]);
    const { token_live } = await api.call('registerLiveList', { survey_id_list: [...ids, ids[0]] });
    for (const survey_id of ids) {
      expect((await api.call('conversation', { survey_id }, token_live)).survey_id).toBe(survey_id);
    }
  });

  it('opens none when one dialog is inactive', async () => {
    const ids = await Promise.all([insertSurvey(api, { blocks }), insertSurvey(api, { blocks, active: false })]);
    expect(await api.send('registerLiveList', { survey_id_list: ids })).toMatchObject({
      status: 410,
      body: { msg: 'Dialog ist nicht mehr aktiv.' },
    });
    const opened = await api.services.db
      .selectFrom('conversations')
      .select('survey_id')
      .where('survey_id', 'in', ids)
      .execute();
    expect(opened).toEqual([]);
  });
});

describe("an author's test", () => {
  const test = (survey_id: string | number) => api.call('testRegister', { survey_id }, author.token);

  it('runs on an inactive dialog and is not live', async () => {
    const survey_id = await insertSurvey(api, { blocks, active: false, owner: author });
    const { token_live, user_id } = await test(survey_id);
    expect(await api.call('conversation', { survey_id }, token_live)).toMatchObject({ turn: 1 });
    const { is_live } = await api.services.db
      .selectFrom('conversations')
      .select('is_live')
      .where('user_id_live', '=', user_id)
      .where('survey_id', '=', survey_id)
      .executeTakeFirstOrThrow();
    expect(is_live).toBe(false);
  });

  it('goes on after a reload and begins anew after an edit', async () => {
    const survey_id = await insertSurvey(api, { blocks, owner: author });
    const { token_live } = await test(survey_id);
    const turn = {
      survey_id,
      turn_id: randomUUID(),
      unique_question_id: 'name',
      reply: { type: 'open', text: 'Ana' },
    } as const;
    await api.call('turn', turn, token_live);
    const again = await test(survey_id);
    expect((await api.call('conversation', { survey_id }, again.token_live)).turn).toBe(2);
    await editSurvey(api, survey_id, blocks);
    const anew = await test(survey_id);
    expect((await api.call('conversation', { survey_id }, anew.token_live)).turn).toBe(1);
  });

  it('is one conversation when the screen asks twice at once', async () => {
    const survey_id = await insertSurvey(api, { blocks, owner: author });
    const [one, two] = await Promise.all([test(survey_id), test(survey_id)]);
    expect(one.user_id).toBe(two.user_id);
    expect((await api.call('conversation', { survey_id }, one.token_live)).turn).toBe(1);
    expect((await api.call('conversation', { survey_id }, two.token_live)).turn).toBe(1);
  });

  it('is not there for an author without a role', async () => {
    const survey_id = await insertSurvey(api, { blocks });
    expect((await api.send('testRegister', { survey_id }, author.token)).status).toBe(404);
  });
});

describe('what a messenger shows', () => {
  it('comes from the settings, also of an inactive dialog', async () => {
    const settings = {
      avatar_name: 'Mia',
      background_link: 'https://example.org/sea.jpg',
      messenger: 'classic',
      speed: 0.8,
    };
    const survey_id = await insertSurvey(api, { blocks, settings });
    await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
    expect(await api.call('config', { survey_id })).toMatchObject({
      survey_id,
      active: false,
      messenger_ui: 'classic',
      speed: 0.8,
      avatar_name: 'Mia',
      config: { avatar_name: 'Mia', background_image: 'https://example.org/sea.jpg', accent_color: '#5ABAB2' },
    });
  });

  it.each([
    ['de', 'sie', 'Ihre bisherigen Antworten werden gelöscht, und der Dialog beginnt von vorn.'],
    ['de', 'du', 'Deine bisherigen Antworten werden gelöscht, und der Dialog beginnt von vorn.'],
    ['en', 'sie', 'The answers you have given so far will be deleted, and the dialog will start from the beginning.'],
    ['en-GB', 'du', 'The answers you have given so far will be deleted, and the dialog will start from the beginning.'],
    ['ar', 'sie', 'ستُحذف الإجابات السابقة ويبدأ الحوار من البداية.'],
    ['fr', 'du', 'Tes réponses données jusqu’ici seront supprimées et le dialogue reprendra du début.'],
    ['nl', 'sie', 'The answers you have given so far will be deleted, and the dialog will start from the beginning.'],
  ] as const)('speaks %s with %s', async (language, du_sie, text) => {
    const survey_id = await insertSurvey(api, { blocks, settings: { language, du_sie } });
    const { nav_bar_information } = await api.call('surveyLanguage', { survey_id });
    expect(nav_bar_information.language).toBe(language);
    expect(nav_bar_information.navar_language_fragments.restart_pop_up.text).toBe(text);
  });

  it('has the author’s own wording of the bar once that is published, and the product’s where there is none [§3.17]', async () => {
    const survey_id = await insertSurvey(api, { blocks, owner: author, settings: { language: 'pl' } });
    const wording = { wording_restart: ' Od nowa ', wording_delete_header: 'Usunąć rozmowę?' };
    const change = { survey_id, action: 'config', changed_values: wording } as const;
    await api.call('updateSurveySettings', change, author.token);
    const fragments = async () =>
      (await api.call('surveyLanguage', { survey_id })).nav_bar_information.navar_language_fragments;
    expect((await fragments()).restart).toBe('Zacznij od nowa');
    await api.call('publish', { survey_id }, author.token);
    expect(await fragments()).toMatchObject({
      restart: 'Od nowa',
      delete: 'Usuń dialog',
      delete_pop_up: { header: 'Usunąć rozmowę?', btn_delete: 'Usuń' },
    });
  });
});
