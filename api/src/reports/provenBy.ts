import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import { faultsOfVersion } from './errorShare.ts';

/** What tabs say of a version: it has run, or it crashes. */
export interface Proof {
  readonly module: string;
  readonly version: string;
  readonly told: 'well' | 'faulty';
}

/** One in so many tabs may crash by other causes. */
const WELL_PER_FAULTY = 2;

/**
 * The versions of which tabs have told since a moment (ms since 1970) that they were on screen for a while, or crashed. Only
 * what was told where somebody was signed in counts.
 */
export async function provenBy(db: Kysely<Tables>, since: number): Promise<readonly Proof[]> {
  const { rows } = await sql<{ module: string; version: string; shown: number; faulty: number }>`
    select module, version,
      count(distinct tab) filter (where kind = 'shown')::int as shown,
      count(distinct tab) filter (where kind <> 'shown')::int as faulty
    from module_reports
    where at >= ${new Date(since)} and reporter is not null and kind = any(${['shown', ...faultsOfVersion]}::text[])
    group by module, version`.execute(db);
  return rows.map(({ module, version, shown, faulty }) => ({
    module,
    version,
    told: shown > WELL_PER_FAULTY * faulty ? 'well' : 'faulty',
  }));
}
