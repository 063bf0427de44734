import type { ReportEntry } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** A link that works, with the dialog that it shows. */
export interface WorkingLink {
  readonly link_id: string;
  readonly survey_id: string;
  readonly survey_name: string;
  /** That of the report, where it shows one. */
  readonly filter: string;
  readonly password_hash: string | null;
  readonly ends_at: Date;
  /** Where it wants groups to be larger than the installation does; null elsewhere. */
  readonly least_group: number | null;
  /** The report that it shows, and nothing else, as it stands now; null for all figures. */
  readonly report: { readonly name: string; readonly entries: readonly ReportEntry[] } | null;
}

/** A link that works: not revoked, not ended, of a dialog and a report that are there; 404 for every other. */
export async function findFigureLink(db: Kysely<Tables>, link_id: string, now: number): Promise<WorkingLink> {
  const link = await db
    .selectFrom('figure_links')
    .innerJoin('surveys', 'surveys.survey_id', 'figure_links.survey_id')
    .select([
      'link_id',
      'figure_links.survey_id',
      'survey_name',
      'filter',
      'password_hash',
      'ends_at',
      'least_group',
      'report_id',
    ])
    .where('link_id', '=', link_id)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', new Date(now))
    .where('surveys.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!link) throw new CallError('figures/unknown');
  const { report_id, ...working } = link;
  if (report_id === null) return { ...working, report: null };
  const report = await db
    .selectFrom('result_reports')
    .select(['name', 'filter', 'entries'])
    .where('survey_id', '=', link.survey_id)
    .where('report_id', '=', report_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!report) throw new CallError('figures/unknown');
  const { name, filter, entries } = report;
  return { ...working, filter, report: { name, entries } };
}
