import type { ReportedFault } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

export interface ErrorShare {
  /** Tabs that have had the version since then. */
  readonly tabs: number;
  /** Tabs of those that have reported a fault of it. */
  readonly faulty: number;
  /** Accounts that have had it, and those of them that have reported a fault of it. */
  readonly reporters: number;
  readonly faultyReporters: number;
}

interface ShareQuery {
  readonly module: string;
  readonly version: string;
  /** A moment in ms since 1970. */
  readonly since: number;
  /** Only these, as `reporterOf`; null for everybody who is signed in. */
  readonly reporters: readonly string[] | null;
  /** Which faults count; all that tabs report, unless they are named. */
  readonly kinds?: readonly ReportedFault[];
}

/** What a network or a server that fails does to no version: it has crashed, or another one has come in its place. */
export const faultsOfVersion = ['crash', 'refused-write', 'rolled-back'] as const satisfies readonly ReportedFault[];

const allFaults: readonly ReportedFault[] = ['error', 'rejection', 'load-fault', ...faultsOfVersion];

/**
 * In how many of the tabs that have had a version since a moment something went wrong with it. What was told where nobody
 * was signed in does not count, because anybody can send it.
 */
export async function errorShare(
  db: Kysely<Tables>,
  { module, version, since, reporters, kinds = allFaults }: ShareQuery,
): Promise<ErrorShare> {
  const from = new Date(since);
  const isOne = reporters === null ? sql`reporter is not null` : sql`reporter = any(${[...reporters]}::text[])`;
  const { rows } = await sql<ErrorShare>`
    with faulty as (
      select distinct tab, reporter from module_reports
      where module = ${module} and version = ${version} and at >= ${from} and ${isOne}
        and kind = any(${[...kinds]}::text[])
    ), open as (
      select tab, reporter from module_tabs
      where module = ${module} and version = ${version} and seen_at >= ${from} and ${isOne}
      union select tab, reporter from faulty
    )
    select
      (select count(distinct tab)::int from open) as tabs,
      (select count(distinct tab)::int from faulty) as faulty,
      (select count(distinct reporter)::int from open) as reporters,
      (select count(distinct reporter)::int from faulty) as "faultyReporters"`.execute(db);
  return rows[0] ?? { tabs: 0, faulty: 0, reporters: 0, faultyReporters: 0 };
}
