import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';

export interface ErrorShare {
  /** Tabs that have had the version since then. */
  readonly tabs: number;
  /** Tabs of those that have reported a fault of it. */
  readonly faulty: number;
}

/** In how many of the tabs that have had a version since a moment (ms since 1970) something went wrong with it. */
export async function errorShare(
  db: Kysely<Tables>,
  module: string,
  version: string,
  since: number,
): Promise<ErrorShare> {
  const from = new Date(since);
  const { rows } = await sql<ErrorShare>`
    with faulty as (
      select distinct tab from module_reports
      where module = ${module} and version = ${version} and at >= ${from}
        and kind in ('error', 'rejection', 'load-fault', 'crash', 'rolled-back')
    ), open as (
      select tab from module_tabs where module = ${module} and version = ${version} and seen_at >= ${from}
      union select tab from faulty
    )
    select (select count(*)::int from open) as tabs, (select count(*)::int from faulty) as faulty`.execute(db);
  return rows[0] ?? { tabs: 0, faulty: 0 };
}
