import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { forgetExpired } from './forgetExpired.ts';
import { notePresence } from './dialogs/presence.ts';
import { apiOfFile } from '../testing/apiOfFile.ts';
import { aRespondent } from '../testing/aRespondent.ts';
import { anAuthor } from '../testing/anAuthor.ts';
import type { TestAuthor } from '../testing/anAuthor.ts';
import { threeQuestions } from '../testing/blocks.ts';
import { insertSurvey } from '../testing/insertSurvey.ts';

const MONTH = 30 * 24 * 60 * 60_000;

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const aDialog = () => insertSurvey(api, { blocks: threeQuestions, owner: author });
const count = async (table: 'surveys' | 'conversations' | 'live_users' | 'dialog_managers' | 'author_presence') =>
  (
    await api.services.db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('what fails keeps nothing else from being forgotten, and is told', async () => {
  const survey_id = await aDialog();
  await api.call('deleteSurvey', { survey_id }, author.token);
  api.clock.now += MONTH + 1;
  const broken = { ...api.services.tokens, clearExpired: () => Promise.reject(new Error('broken')) };
  await expect(forgetExpired({ ...api.services, tokens: broken })).rejects.toThrow(AggregateError);
  expect(await count('surveys')).toBe(0);
});

test('a dialog of many conversations goes, and so do its respondents', async () => {
  const survey_id = await aDialog();
  const other = await aRespondent(api, await aDialog());
  await aRespondent(api, survey_id);
  await sql`
    with users as (
      insert into live_users (user_id_live, username_live)
      select gen_random_uuid(), 'Gast' from generate_series(1, 1200) returning user_id_live)
    insert into conversations (survey_id, conversation_id, user_id_live, revision, is_live, state)
    select ${survey_id}, gen_random_uuid(), user_id_live, 1, true, '{}' from users`.execute(api.services.db);
  await api.call('deleteSurvey', { survey_id }, author.token);
  await forgetExpired(api.services);
  expect(await count('conversations')).toBe(1_202);
  api.clock.now += MONTH + 1;
  await forgetExpired(api.services);
  expect(await count('conversations')).toBe(1);
  const users = await api.services.db.selectFrom('live_users').select('user_id_live').execute();
  expect(users).toEqual([{ user_id_live: other.user_id }]);
});

test('one that is given to somebody meanwhile stays', async () => {
  const survey_id = await aDialog();
  await aRespondent(api, survey_id);
  const before = await count('conversations');
  await api.call('deleteSurvey', { survey_id }, author.token);
  api.clock.now += MONTH;
  await forgetExpired(api.services);
  const token = (await api.services.tokens.open(api.services.db, 'author', author.user_id)).token;
  await api.call('restoreSurvey', { survey_id }, token);
  api.clock.now += MONTH;
  await forgetExpired(api.services);
  expect(await count('conversations')).toBe(before);
});

test('a deleted multi-chat goes after 30 days, and one without dialogs at once', async () => {
  const [kept, alone] = [await aDialog(), await aDialog()];
  const token = (await api.services.tokens.open(api.services.db, 'author', author.user_id)).token;
  const make = async (...survey_ids: string[]) =>
    (await api.call('createManager', { name: 'Krimi', survey_ids }, token)).manager.dialog_manager_id;
  const [stays, deleted, ownerless] = [await make(kept), await make(kept), await make(alone)];
  await api.call('deleteManager', { id: deleted }, token);
  await api.services.db.deleteFrom('surveys').where('survey_id', '=', alone).execute();
  const ids = async () => {
    await forgetExpired(api.services);
    const rows = await api.services.db.selectFrom('dialog_managers').select('dialog_manager_id').execute();
    return rows.map(({ dialog_manager_id }) => dialog_manager_id).toSorted((a, b) => a - b);
  };
  expect(ownerless).toBeGreaterThan(deleted);
  expect(await ids()).toEqual([stays, deleted]);
  api.clock.now += MONTH + 1;
  expect(await ids()).toEqual([stays]);
});

test('whoever left a dialog without a word is no longer in it', async () => {
  const present = { survey_id: await aDialog(), client: 'tab', user_id: author.user_id };
  await notePresence(api.services, present);
  await forgetExpired(api.services);
  expect(await count('author_presence')).toBe(1);
  api.clock.now += 46_000;
  await forgetExpired(api.services);
  expect(await count('author_presence')).toBe(0);
});

test('a file that cannot be deleted keeps no other from being deleted', async () => {
  const survey_id = await aDialog();
  const { db } = api.services;
  const names = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await db
    .insertInto('media')
    .values(
      names.map((media_id) => ({
        survey_id,
        media_id,
        filename_db: `${media_id}.png`,
        purpose: 'logo' as const,
        kind: 'image' as const,
        type: 'image/png',
        original_name: '',
        created_at: new Date(0),
      })),
    )
    .execute();
  const [stuck = '', other = ''] = names;
  const media = {
    ...api.services.media,
    delete: (name: string) =>
      name.startsWith(stuck) ? Promise.reject(new Error('EACCES')) : api.services.media.delete(name),
  };
  await expect(forgetExpired({ ...api.services, media })).rejects.toThrow(AggregateError);
  const left = await db.selectFrom('media').select('media_id').where('media_id', 'in', [stuck, other]).execute();
  expect(left).toEqual([{ media_id: stuck }]);
  await forgetExpired(api.services);
  expect(await db.selectFrom('media').select('media_id').execute()).toEqual([]);
});
