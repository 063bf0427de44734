import type { Kysely } from 'kysely';
import { CallError } from '../../../calls/CallError.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** A link that works, with the dialog that it shows. */
export interface WorkingLink {
  readonly link_id: string;
  readonly survey_id: string;
  readonly survey_name: string;
  readonly filter: string;
  readonly password_hash: string | null;
  readonly ends_at: Date;
}

/** A link that works: not revoked, not ended, of a dialog that is there; 404 for every other. */
export async function findFigureLink(db: Kysely<Tables>, link_id: string, now: number): Promise<WorkingLink> {
  const link = await db
    .selectFrom('figure_links')
    .innerJoin('surveys', 'surveys.survey_id', 'figure_links.survey_id')
    .select(['link_id', 'figure_links.survey_id', 'survey_name', 'filter', 'password_hash', 'ends_at'])
    .where('link_id', '=', link_id)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', new Date(now))
    .where('surveys.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!link) throw new CallError('figures/unknown');
  return link;
}
