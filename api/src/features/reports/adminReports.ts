import type { ReportedVersion } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';

const DAY_MS = 24 * 60 * 60_000;
const OPEN_MS = 5 * 60_000;

type Row = Omit<ReportedVersion, 'last_seen_at'> & { readonly last_seen_at: Date };

/** What tabs have told of each version; that the caller is an admin is seen to at the border. */
export const adminReports: Handler<'adminReports'> = async ({ days }, { services: { db, now } }) => {
  const since = now() - days * DAY_MS;
  const from = new Date(since);
  const { rows } = await sql<Row>`
    with tabs as (
      select module, version, count(*)::int as tabs, max(seen_at) as last_seen_at
      from module_tabs where seen_at >= ${from} group by module, version
    ), told as (
      select module, version,
        count(distinct tab) filter (where ms is null)::int as faulty_tabs,
        count(*) filter (where kind = 'load')::int as loads,
        count(*) filter (where ms is null and kind <> 'rolled-back')::int as errors,
        round(percentile_cont(0.75) within group (order by ms) filter (where kind = 'load'))::int as load_p75,
        round(percentile_cont(0.75) within group (order by ms) filter (where kind = 'frame'))::int as frame_p75,
        round(percentile_cont(0.75) within group (order by ms) filter (where kind = 'interaction'))::int as interaction_p75,
        nullif(max(bytes), 0) as bytes,
        max(at) as last_at
      from module_reports where at >= ${from} group by module, version
    )
    select module, version, coalesce(tabs, 0) as tabs, coalesce(faulty_tabs, 0) as faulty_tabs,
      coalesce(loads, 0) as loads, coalesce(errors, 0) as errors, load_p75, frame_p75, interaction_p75, bytes,
      greatest(last_seen_at, last_at) as last_seen_at
    from tabs full join told using (module, version)
    order by module, last_seen_at desc, version`.execute(db);
  const open = await db
    .selectFrom('module_tabs')
    .where('seen_at', '>=', new Date(now() - OPEN_MS))
    .select(({ fn }) => fn.count<number>('tab').distinct().as('tabs'))
    .executeTakeFirstOrThrow();
  return {
    since,
    open_tabs: open.tabs,
    versions: rows.map((row) => Object.assign(row, { last_seen_at: row.last_seen_at.getTime() })),
  };
};
