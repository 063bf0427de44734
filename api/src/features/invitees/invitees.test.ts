import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { enter, linksOf, peopleOf } from '../../../testing/personalLinks.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import { clearInvitees } from '../../invitees/clearInvitees.ts';

const api = await startTestApi();
afterAll(() => api.stop());

let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

const add = (emails: readonly (string | null)[], anonymous = false) =>
  api.send('addInvitees', { survey_id, ...peopleOf(emails, anonymous) }, owner.token);
const list = () => api.call('inviteeList', { survey_id }, owner.token);
const invitees = (wish: { filter?: 'all' | 'open' | 'begun' | 'finished' | 'unreached'; search?: string } = {}) =>
  api.call('invitees', { survey_id, filter: 'all', search: '', offset: 0, ...wish }, owner.token);

describe('a list', () => {
  test('takes each address once, whatever its capitals, and a repeated call adds nobody', async () => {
    const wish = { survey_id, ...peopleOf(['ada@example.org', 'ADA@example.org', null]) };
    expect(await api.call('addInvitees', wish, owner.token)).toEqual({ added: 2 });
    expect(await api.call('addInvitees', wish, owner.token)).toEqual({ added: 0 });
    expect(await list()).toMatchObject({
      list: { anonymous: false, columns: ['vorname'], total: 2, used: 0, recipients: { invitation: 1 } },
      personal_only: false,
    });
    expect((await invitees({ search: 'ADA' })).invitees).toMatchObject([{ email: 'ada@example.org', mail: 'waiting' }]);
    expect((await invitees({ filter: 'unreached' })).invitees).toMatchObject([{ email: null, mail: 'none' }]);
  });

  test('stays anonymous or not, has at most twelve columns, and refuses without adding anybody', async () => {
    await add(['ada@example.org']);
    expect(await add(['bob@example.org'], true)).toMatchObject({ status: 409, body: { code: 'invitees/other-kind' } });
    const columns = Array.from({ length: 12 }, (_, index) => `spalte${index}`);
    const wide = { ...peopleOf(['bob@example.org']), columns };
    expect(await api.send('addInvitees', { survey_id, ...wide }, owner.token)).toMatchObject({
      status: 409,
      body: { code: 'invitees/too-many-columns' },
    });
    expect((await list()).list?.total).toBe(1);
  });

  test('stores no token that can be read, and gives the same links again', async () => {
    await add(['ada@example.org']);
    const [first] = await linksOf(api, owner, survey_id);
    const [again] = await linksOf(api, owner, survey_id);
    expect(first?.path).toMatch(/^\/zugang\/[\w-]{22}$/);
    expect(again).toEqual(first);
    const row = await api.services.db
      .selectFrom('invitees')
      .selectAll()
      .where('survey_id', '=', survey_id)
      .executeTakeFirstOrThrow();
    const token = first?.path.slice('/zugang/'.length) ?? '';
    expect(Buffer.concat([row.sealed, row.token_hash]).includes(Buffer.from(token))).toBe(false);
    expect(api.services.personalLinks.open({ ...row, invitee_id: randomUUID() })).toBeNull();
  });

  test('a person or all of them are taken off, put back within the hour, and then gone with what is known of them', async () => {
    await add(['ada@example.org', 'bob@example.org']);
    const [ada] = await linksOf(api, owner, survey_id);
    const { removed_at, removed } = await api.call('removeInvitees', { survey_id, invitee_id: null }, owner.token);
    expect(removed).toBe(2);
    expect((await list()).list).toBeNull();
    expect((await enter(api, ada?.path)).statusCode).toBe(303);
    expect((await api.app.inject(ada?.path ?? '')).statusCode).toBe(404);
    await api.call('restoreInvitees', { survey_id, removed_at }, owner.token);
    expect((await list()).list?.total).toBe(2);

    await api.call('removeInvitees', { survey_id, invitee_id: null }, owner.token);
    const before = api.clock.now;
    api.clock.now += 61 * 60_000;
    await clearInvitees(api.services);
    api.clock.now = before;
    const { db } = api.services;
    const left = await Promise.all(
      (['invitees', 'invitee_lists', 'invitee_uses'] as const).map((table) =>
        db.selectFrom(table).select('survey_id').where('survey_id', '=', survey_id).execute(),
      ),
    );
    expect(left).toEqual([[], [], []]);
  });

  test('is not in a copy of its dialog, nor in its file', async () => {
    await add(['ada@example.org']);
    const { body } = await api.send('duplicateSurvey', { survey_id }, owner.token);
    const rows = await api.services.db
      .selectFrom('invitees')
      .innerJoin('members', 'members.survey_id', 'invitees.survey_id')
      .where('members.user_id', '=', owner.user_id)
      .select('invitees.survey_id')
      .execute();
    expect(JSON.stringify(body)).not.toContain('ada@example.org');
    expect(rows).toEqual([{ survey_id }]);
  });
});
