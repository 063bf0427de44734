import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';
import { matching } from './filter/matching.ts';
import type { Population } from './filter/Population.ts';

/** How many conversations count. */
export async function countOf(db: Kysely<Tables>, population: Population): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from conversations c where ${matching(population)}`.execute(db);
  return rows[0]?.total ?? 0;
}
