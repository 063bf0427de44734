import { inventing } from '@dialogwerk/shared/testing/respondents';
import type { Client } from 'pg';
import { storeInvented } from './storeInvented.ts';

const AT_ONCE = 1_000;

/** Stores so many invented respondents of what is published of a dialog, a minute apart, the last of them now. */
export async function fillDialog(database: Client, survey_id: string, count: number): Promise<void> {
  const { rows } = await database.query('select snapshot from revisions where survey_id = $1 order by revision', [
    survey_id,
  ]);
  const invent = inventing(rows.at(-1)?.snapshot);
  const begin = Date.now() - count * 60_000;
  for (let seed = 0; seed < count; seed += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - seed) }, (_, index) => ({
      invented: invent(seed + index),
      at: new Date(begin + (seed + index) * 60_000),
    }));
    await storeInvented(database, survey_id, some);
  }
  await database.query('vacuum analyze');
}
