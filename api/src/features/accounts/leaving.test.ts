import { beforeEach, describe, expect, test } from 'vitest';
import { forgetExpired } from '../../forgetExpired.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { TEST_PASSWORD, anAccount } from '../../../testing/anAccount.ts';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const DAY = 24 * 60 * 60_000;
const wrongPassword = { status: 409, body: { field: 'password' } };

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  await api.deliver();
  author = await anAccount(api);
});

describe('the export', () => {
  test("holds what is stored of the account and the dialogs that it owns, and nobody else's", async () => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
    const shared = await insertSurvey(api, { blocks: threeQuestions, owner: await anAuthor(api) });
    await api.services.db
      .insertInto('members')
      .values({ survey_id: shared, user_id: author.user_id, role: 'Analysieren' })
      .execute();
    const all = await api.call('exportAccount', {}, author.token);
    expect(all.account.username).toBe(author.username);
    expect(all.sessions).toHaveLength(1);
    const own = all.dialogs.find((dialog) => dialog.survey_id === survey_id);
    expect(own?.content).toMatchObject({ blocks: [{ unique_question_id: 'name' }, {}, {}] });
    expect(all.dialogs.find((dialog) => dialog.survey_id === shared)).toMatchObject({ content: null });
    expect(all.audit).toMatchObject([{ act: 'account_exported' }]);
    expect(JSON.stringify(all)).not.toContain('argon2');
  });

  test('holds what one published oneself, also in a dialog of somebody else, and nothing that others did', async () => {
    const own = await insertSurvey(api, { blocks: threeQuestions, owner: author, active: false });
    const owner = await anAuthor(api);
    const shared = await insertSurvey(api, { blocks: threeQuestions, owner, active: false });
    const role = 'Voller Zugriff';
    await api.services.db.insertInto('members').values({ survey_id: shared, user_id: author.user_id, role }).execute();
    const publish = (survey_id: string, note: string, token: string) => api.call('publish', { survey_id, note }, token);
    const begun = api.clock.now;
    await publish(own, 'Erste Version', author.token);
    api.clock.now += 1_000;
    await publish(shared, 'Von mir', author.token);
    const edit = { unique_question_id: 'name', changed_values: { context: 'Und Sie?' } };
    await api.call('updateSurveyBlocks', { action: 'update', survey_id: shared, ...edit }, owner.token);
    await publish(shared, 'Nicht von mir', owner.token);
    const { publications } = await api.call('exportAccount', {}, author.token);
    expect(publications).toEqual([
      { survey_id: own, published_at: begun, note: 'Erste Version' },
      { survey_id: shared, published_at: begun + 1_000, note: 'Von mir' },
    ]);
  });

  test('wants a fresh token', async () => {
    const { token } = await api.call('refresh', {}, author.refresh_token);
    for (const name of ['exportAccount', 'deleteAccount'] as const) {
      const answer = await api.send(name, { password: TEST_PASSWORD }, token);
      expect(answer).toMatchObject({ status: 401, body: { msg: 'Fresh token required' } });
    }
  });
});

describe('deleting the account', () => {
  test('hands dialogs to who has had Voller Zugriff for longest, deletes the others, and says so before', async () => {
    const shared = await insertSurvey(api, { blocks: threeQuestions, owner: author, survey_name: 'A' });
    const alone = await insertSurvey(api, { blocks: threeQuestions, owner: author, survey_name: 'B' });
    const heir = await anAuthorWithRole(api, shared, 'Voller Zugriff');
    await anAuthorWithRole(api, shared, 'Voller Zugriff');
    const helper = await anAuthorWithRole(api, alone, 'Bearbeiten + Trainieren');
    expect((await api.call('accountDeletion', {}, author.token)).dialogs).toEqual([
      { survey_id: shared, survey_name: 'A', handed_to: heir.username, finished: 0 },
      { survey_id: alone, survey_name: 'B', handed_to: null, finished: 0 },
    ]);
    expect(await api.send('deleteAccount', { password: 'falsch' }, author.token)).toMatchObject(wrongPassword);
    await api.call('deleteAccount', { password: TEST_PASSWORD }, author.token);
    const mails = await api.deliver();
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual(
      expect.arrayContaining([
        [heir.username, 'Sie haben Dialoge übernommen'],
        [author.username, 'Ihr Konto wurde gelöscht'],
      ]),
    );
    expect((await api.call('listSurveys', {}, heir.token)).surveys).toMatchObject([{ role: 'Besitzer' }]);
    expect(await api.send('dialog', { survey_id: alone }, helper.token)).toMatchObject({ status: 404 });
    const acts = await api.services.db
      .selectFrom('audit')
      .select(['act', 'survey_id', 'target_id'])
      .where('actor_id', '=', author.user_id)
      .where('survey_id', 'is not', null)
      .execute();
    expect(acts).toEqual([
      { act: 'survey_handed_over', survey_id: shared, target_id: heir.user_id },
      { act: 'survey_deleted', survey_id: alone, target_id: null },
    ]);
    expect(await api.send('account', {}, author.token)).toMatchObject({ status: 401 });
    expect(await api.send('refresh', {}, author.refresh_token)).toMatchObject({ status: 401 });
    expect(await api.send('login', { username: author.username, password: TEST_PASSWORD })).toMatchObject({
      status: 401,
    });
  });

  test('leaves no address behind, only an id in the audit trail', async () => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: await anAccount(api) });
    await api.services.db
      .insertInto('invitations')
      .values({ survey_id, email: author.username, role: 'Trainieren', invited_by: null, created_at: new Date() })
      .execute();
    await api.call('requestMagicLink', { username: author.username });
    await api.deliver();
    await api.call('deleteAccount', { password: TEST_PASSWORD }, author.token);
    await api.deliver();
    for (const table of ['accounts', 'members', 'invitations', 'one_time_links', 'mails', 'audit']) {
      const { rows } = await api.services.pool.query('select from ' + table + ' row where row::text like $1', [
        `%${author.username}%`,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  test('the last admin has to stay', async () => {
    await api.services.db.updateTable('accounts').set({ admin: false }).execute();
    await api.services.db.updateTable('accounts').set({ admin: true }).where('user_id', '=', author.user_id).execute();
    const wish = { password: TEST_PASSWORD };
    expect(await api.send('deleteAccount', wish, author.token)).toMatchObject({ status: 409 });
    await anAdmin(api);
    expect(await api.send('deleteAccount', wish, author.token)).toMatchObject({ status: 200 });
  });
});

describe('a deleted dialog', () => {
  test('is gone for good after 30 days, with its conversations and files', async () => {
    const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('name', { type: 'open', text: 'Ana' });
    await api.call('deleteSurvey', { survey_id }, author.token);
    const rows = async () => {
      const { rows: found } = await api.services.pool.query(
        'select survey_id from surveys where survey_id = $1 union all select survey_id from answers where survey_id = $1',
        [survey_id],
      );
      return found.length;
    };
    api.clock.now += 30 * DAY - 1;
    await forgetExpired(api.services);
    expect(await rows()).toBe(2);
    api.clock.now += 2;
    await forgetExpired(api.services);
    expect(await rows()).toBe(0);
  });
});
