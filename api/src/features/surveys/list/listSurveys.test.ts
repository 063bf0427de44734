import { randomUUID } from 'node:crypto';
import { RECENT_DAYS, SURVEY_PAGE } from '@dialogwerk/shared/contract';
import type { CallInput } from '@dialogwerk/shared/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const list = (wanted: Partial<CallInput<'listSurveys'>> = {}) => api.call('listSurveys', wanted, author.token);
const aSurvey = (survey_name: string, active = false) =>
  insertSurvey(api, { blocks: threeQuestions, survey_name, active, owner: author });

/** Dialogs 'Dialog 0' and so on, the last one changed last. */
async function manySurveys(count: number): Promise<void> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await aSurvey(`Dialog ${index}`));
  const { db } = api.services;
  for (const [index, survey_id] of ids.entries()) {
    const at = new Date(api.clock.now + index * 1_000);
    await db
      .updateTable('surveys')
      .set({ updated_at: at, created_at: at })
      .where('survey_id', '=', survey_id)
      .execute();
  }
}

async function finish(survey_id: string, ...moments: readonly Date[]): Promise<void> {
  const { db } = api.services;
  for (const finished_at of moments) {
    const user_id_live = randomUUID();
    await db.insertInto('live_users').values({ user_id_live, username_live: user_id_live, account_id: null }).execute();
    const row = { survey_id, conversation_id: randomUUID(), user_id_live, revision: 1, state: '{}' };
    await db
      .insertInto('conversations')
      .values({ ...row, is_live: true, finished_at })
      .execute();
  }
}

test.each(['changed', 'created', 'name', 'answers', 'status', 'version', 'folder'] as const)(
  'all pages by %s hold every dialog once, also when one moves and one goes meanwhile',
  async (order) => {
    await manySurveys(2 * SURVEY_PAGE + 3);
    const first = await list({ order });
    expect(first).toMatchObject({ total: 2 * SURVEY_PAGE + 3 });
    expect(first.surveys).toHaveLength(SURVEY_PAGE);
    const names = first.surveys.map(({ survey_name }) => survey_name);
    await api.call('deleteSurvey', { survey_id: first.surveys[0]?.survey_id ?? '' }, author.token);
    for (let page = first; page.surveys.length === SURVEY_PAGE;) {
      page = await list({ order, after: page.surveys.at(-1)?.survey_id ?? '' });
      names.push(...page.surveys.map(({ survey_name }) => survey_name));
    }
    expect(names).toHaveLength(2 * SURVEY_PAGE + 3);
    expect(new Set(names).size).toBe(names.length);
    const numbers = names.map((name) => Number(name.slice('Dialog '.length)));
    const rising = numbers.toSorted((one, other) => one - other);
    expect(numbers).toEqual(['name', 'folder'].includes(order) ? rising : rising.toReversed());
  },
);

test('what has the most finished conversations comes first, and the last 28 days are told apart in Berlin', async () => {
  const [few, many, none] = [await aSurvey('Wenige', true), await aSurvey('Viele', true), await aSurvey('Keine')];
  // Half past midnight in Berlin, on the day before in UTC.
  api.clock.now = Date.parse('2026-07-09T22:30:00Z');
  const today = new Date('2026-07-09T22:10:00Z');
  const yesterday = new Date('2026-07-09T21:50:00Z');
  const oldest = new Date('2026-06-12T22:00:00Z');
  const older = new Date('2026-06-12T21:59:00Z');
  await finish(few, today);
  await finish(many, today, yesterday, oldest, older);
  const { surveys } = await list({ order: 'answers' });
  expect(surveys.map(({ survey_id }) => survey_id)).toEqual([many, few, none]);
  const days = (at: Record<number, number>) => Array.from({ length: RECENT_DAYS }, (_, index) => at[index] ?? 0);
  expect(surveys).toMatchObject([
    { finished: 4, recent: days({ 0: 1, [RECENT_DAYS - 2]: 1, [RECENT_DAYS - 1]: 1 }) },
    { finished: 1, recent: days({ [RECENT_DAYS - 1]: 1 }) },
    { finished: 0, recent: [] },
  ]);
});

test('by status, by right and by a part of the name', async () => {
  await aSurvey('Live', true);
  await aSurvey('Inaktiv');
  const other = await anAuthor(api);
  const seen = await insertSurvey(api, { blocks: [], active: false, survey_name: 'Nur Analyse', owner: other });
  const { user_id } = author;
  await api.services.db.insertInto('members').values({ survey_id: seen, user_id, role: 'Analysieren' }).execute();
  const names = async (wanted: Partial<CallInput<'listSurveys'>>) =>
    (await list({ ...wanted, order: 'name' })).surveys.map(({ survey_name }) => survey_name);
  expect(await names({})).toEqual(['Inaktiv', 'Live', 'Nur Analyse']);
  expect(await names({ status: 'live' })).toEqual(['Live']);
  expect(await names({ status: 'inactive' })).toEqual(['Inaktiv', 'Nur Analyse']);
  expect(await names({ right: 'edit' })).toEqual(['Inaktiv', 'Live']);
  expect(await names({ search: 'IV' })).toEqual(['Inaktiv', 'Live']);
});

test('by status, by what is unpublished, by folder, and each the other way round', async () => {
  const [live, never, behind] = [await aSurvey('Live', true), await aSurvey('Nie'), await aSurvey('Dahinter', true)];
  await editSurvey(api, behind, threeQuestions.slice(0, 2));
  await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', behind).execute();
  const folder_id = randomUUID();
  await api.call('setFolder', { folder_id, name: 'Archäologie' }, author.token);
  await api.call(
    'fileSurveys',
    { filings: [{ survey_id: never, folder_id, tags: [], archived: false }] },
    author.token,
  );
  const ids = async (order: 'status' | 'version' | 'folder', direction: 'usual' | 'reversed' = 'usual') =>
    (await list({ order, direction })).surveys.map(({ survey_id }) => survey_id);
  expect((await ids('status'))[0]).toBe(live);
  expect((await ids('status', 'reversed')).at(-1)).toBe(live);
  expect(await ids('version')).toEqual([never, behind, live]);
  expect(await ids('version', 'reversed')).toEqual([live, behind, never]);
  expect((await ids('folder')).at(-1)).toBe(never);
  expect((await ids('folder', 'reversed'))[0]).toBe(never);
});

test('behind a dialog that is nobody knows where, there is nothing', async () => {
  await aSurvey('Da');
  expect(await list({ after: 'gibtesnicht' })).toEqual({ surveys: [], total: 1, archived: 0 });
});
