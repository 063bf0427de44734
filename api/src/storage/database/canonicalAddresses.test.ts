import { readFile } from 'node:fs/promises';
import { canonicalEmail } from '@dialogwerk/shared/contract/schemas';
import { expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';

const api = await apiOfFile();

const sql = readFile(new URL('../migrations/012_accounts.sql', import.meta.url), 'utf8');

test('addresses of before get their one form; no two accounts become one, and none is lost', async () => {
  const { db, pool } = api.services;
  const before = [
    ['Ada@Example.ORG', 'Ada@example.org'],
    ['\uff47race@example.org', 'grace@example.org'],
    ['<linus@example.org>', 'linus@example.org'],
    // Somebody else has it, in the plain form.
    ['mar\u200bie@example.org', 'mar\u200bie@example.org'],
    ['Marie@example.org', 'Marie@example.org'],
    // Two that would be one: the older one gets it.
    ['al\u00adan@example.org', 'alan@example.org'],
    ['al\u202ean@example.org', 'al\u202ean@example.org'],
    ['M\u00fcller@example.org', 'M\u00fcller@example.org'],
  ] as const;
  for (const [place, [username]] of before.entries()) {
    const created_at = new Date(1_760_000_000_000 + place);
    const row = { user_id: crypto.randomUUID(), username, password_hash: 'x', created_at };
    await db.insertInto('accounts').values(row).execute();
  }
  await pool.query(await sql);
  const rows = await db.selectFrom('accounts').select('username').orderBy('created_at').execute();
  expect(rows.map(({ username }) => username)).toEqual(before.map(([, after]) => after));
  const kept = new Set(rows.map(({ username }) => canonicalEmail(username).toLowerCase()));
  expect(kept.size).toBe(6);
});
