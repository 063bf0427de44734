import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { anAuthor } from '../../testing/anAuthor.ts';
import type { TestAuthor } from '../../testing/anAuthor.ts';
import type { TokenPair } from './tokens.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const gone = { status: 401, body: { msg: 'Token has expired' } };

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const refresh = (token: string): Promise<TokenPair> => api.call('refresh', {}, token);
const tryRefresh = (token: string) => api.send('refresh', {}, token);

describe('refresh', () => {
  test('each use gives a new pair that works and can be used again', async () => {
    const first = await refresh(author.refresh_token);
    const second = await refresh(first.refresh_token);
    expect(new Set([author.refresh_token, first.refresh_token, second.refresh_token]).size).toBe(3);
    expect(await api.send('listSurveys', {}, second.token)).toMatchObject({ status: 200 });
  });

  test('a token whose answer got lost gives another pair, and the lost one never counts again', async () => {
    const lost = await refresh(author.refresh_token);
    const again = await refresh(author.refresh_token);
    expect((await refresh(again.refresh_token)).refresh_token).not.toBe(lost.refresh_token);
    expect(await tryRefresh(lost.refresh_token)).toMatchObject(gone);
  });

  test('an answer may get lost many times in a row', async () => {
    for (let time = 0; time < 5; time += 1) await refresh(author.refresh_token);
    const kept = await refresh(author.refresh_token);
    expect(await tryRefresh(kept.refresh_token)).toMatchObject({ status: 200 });
  });

  test('an old token after its successor was used revokes the whole family', async () => {
    const first = await refresh(author.refresh_token);
    const second = await refresh(first.refresh_token);
    expect(await tryRefresh(author.refresh_token)).toMatchObject(gone);
    expect(await tryRefresh(second.refresh_token)).toMatchObject(gone);
    expect(await api.send('verifyToken', {}, second.token)).toMatchObject({ status: 401 });
  });

  test('a thief who was first loses the session as soon as the owner comes', async () => {
    const owners = await refresh(author.refresh_token);
    const thiefs = await refresh(author.refresh_token);
    expect(await tryRefresh(owners.refresh_token)).toMatchObject(gone);
    expect(await tryRefresh(thiefs.refresh_token)).toMatchObject(gone);
  });

  test('of many refreshes at once with one token exactly one token is left that counts', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(author.refresh_token)));
    const { rows } = await api.services.pool.query(
      'select 1 from refresh_tokens join token_families using (family_id) where subject_id = $1 and not replaced and successor_hash is null',
      [author.user_id],
    );
    expect(rows).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(8);
  });

  test('refreshes at once in two generations never leave two sessions', async () => {
    const first = await refresh(author.refresh_token);
    await Promise.all([
      ...Array.from({ length: 4 }, () => tryRefresh(first.refresh_token)),
      ...Array.from({ length: 4 }, () => tryRefresh(author.refresh_token)),
    ]);
    const { rows } = await api.services.pool.query<{ open: number }>(
      'select count(*) as open from refresh_tokens join token_families using (family_id) where subject_id = $1 and revoked_at is null and not replaced and successor_hash is null',
      [author.user_id],
    );
    expect(rows[0]?.open).toBeLessThanOrEqual(1);
  });

  test('a token ends after 30 days', async () => {
    api.clock.now += 30 * DAY;
    expect(await tryRefresh(author.refresh_token)).toMatchObject(gone);
  });

  test('an access token, a made-up one and none at all are refused', async () => {
    expect(await tryRefresh(author.token)).toMatchObject(gone);
    expect(await tryRefresh('made-up')).toMatchObject(gone);
    expect(await api.send('refresh', {})).toMatchObject({ status: 401, body: { msg: 'Missing Authorization Header' } });
  });

  test('the account of a session is gone, so is the session', async () => {
    await api.services.db.deleteFrom('accounts').where('user_id', '=', author.user_id).execute();
    expect(await tryRefresh(author.refresh_token)).toMatchObject(gone);
    expect(await api.send('verifyToken', {}, author.token)).toMatchObject({ status: 401 });
  });

  test('refresh tokens are stored as hashes only', async () => {
    const { rows } = await api.services.pool.query<{ row: string }>(
      'select refresh_tokens::text as row from refresh_tokens',
    );
    const inHex = Buffer.from(author.refresh_token).toString('hex');
    expect(rows.some(({ row }) => row.includes(author.refresh_token) || row.includes(inHex))).toBe(false);
  });
});

describe('access', () => {
  test('an access token ends after 15 minutes', async () => {
    api.clock.now += 15 * MINUTE - 1_000;
    expect(await api.send('listSurveys', {}, author.token)).toMatchObject({ status: 200 });
    api.clock.now += 1_000;
    expect(await api.send('listSurveys', {}, author.token)).toMatchObject(gone);
  });

  test('only a token from a login is fresh, one from a refresh is not', async () => {
    const { token } = await refresh(author.refresh_token);
    const wants = { survey_id: 'unbekannt' };
    expect(await api.send('excelExport', wants, token)).toMatchObject({
      status: 401,
      body: { msg: 'Fresh token required' },
    });
    expect((await api.send('excelExport', wants, author.token)).status).not.toBe(401);
  });

  test('a token signed with another key is refused', async () => {
    const [head, body] = author.token.split('.');
    const forged = `${head}.${body}.${'A'.repeat(43)}`;
    expect(await api.send('listSurveys', {}, forged)).toMatchObject({
      status: 401,
      body: { msg: 'Not enough segments' },
    });
  });

  test('a token that claims to need no signature is refused', async () => {
    const [, body] = author.token.split('.');
    const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect(await api.send('listSurveys', {}, `${head}.${body}.`)).toMatchObject({ status: 401 });
  });

  test('a respondent’s token opens no author’s call and the other way round', async () => {
    const { db, tokens } = api.services;
    const user_id_live = author.user_id;
    await db.insertInto('live_users').values({ user_id_live, username_live: 'x', account_id: null }).execute();
    const live = await tokens.open(db, 'respondent', user_id_live);
    expect(await api.send('listSurveys', {}, live.token)).toMatchObject({ status: 401 });
    expect(await api.send('conversation', { survey_id: 'x' }, author.token)).toMatchObject({ status: 401 });
    expect(await api.send('verifyToken', {}, live.token)).toMatchObject({ status: 200, body: { kind: 'respondent' } });
  });

  test('logging out ends the session for refresh and verification', async () => {
    await api.call('logout', {}, author.token);
    expect(await tryRefresh(author.refresh_token)).toMatchObject(gone);
    expect(await api.send('verifyToken', {}, author.token)).toMatchObject({ status: 401 });
  });

  test('sessions that nobody can renew are forgotten, others stay', async () => {
    const stays = await anAuthor(api);
    await api.services.db
      .updateTable('refresh_tokens')
      .set({ expires_at: new Date(api.clock.now - 1) })
      .where('family_id', 'in', (query) =>
        query.selectFrom('token_families').select('family_id').where('subject_id', '=', author.user_id),
      )
      .execute();
    await api.services.tokens.clearExpired();
    expect(await tryRefresh(author.refresh_token)).toMatchObject(gone);
    expect(await tryRefresh(stays.refresh_token)).toMatchObject({ status: 200 });
  });
});
