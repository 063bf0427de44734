import type { Kysely } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import { isUuid } from '../../../storage/ids.ts';
import type { PublishedChat } from '../../../storage/tables/multiChatTables.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** The multi-chats that are public by their number too: `/flow` and `/aufderflucht` (spec §9). */
const publicNumbers: ReadonlySet<string> = new Set(['3', '4']);

/** What respondents of a multi-chat get. */
export interface PublishedManager {
  readonly dialog_manager_id: number;
  readonly public_id: string;
  readonly publication_id: string;
  readonly name: string;
  /** Whether respondents can begin, as far as that is its own. */
  readonly active: boolean;
  /** In their order. */
  readonly surveys: readonly PublishedChat[];
}

/**
 * The multi-chat behind a public link, by its public id or one of the two public numbers. Refuses with 404 when there is none,
 * with 410 when it is not Live; who tries it finds what is published of it all the same.
 */
export async function publishedManager(
  db: Kysely<Tables>,
  id: string,
  { isTried = false }: { readonly isTried?: boolean } = {},
): Promise<PublishedManager> {
  if (!isUuid(id) && !publicNumbers.has(id)) throw new CallError('survey/unknown-link');
  const row = await db
    .selectFrom('dialog_managers as m')
    .leftJoin('manager_publications as p', (join) =>
      join.onRef('p.dialog_manager_id', '=', 'm.dialog_manager_id').onRef('p.publication_id', '=', 'm.publication_id'),
    )
    .select([
      'm.dialog_manager_id',
      'm.public_id',
      'm.name',
      'm.active',
      'm.deleted_at',
      'p.publication_id',
      'p.surveys',
    ])
    .where(isUuid(id) ? 'm.public_id' : 'm.dialog_manager_id', '=', isUuid(id) ? id : Number(id))
    .executeTakeFirst();
  if (!row) throw new CallError('survey/unknown-link');
  const { publication_id, surveys, active, deleted_at, ...manager } = row;
  if ((!active && !isTried) || deleted_at !== null || publication_id === null || surveys === null) {
    throw new CallError('survey/inactive');
  }
  return { ...manager, publication_id, surveys, active };
}
