import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** What an author says of a dialog's link. */
export type StoredCard = Pick<Tables['share_cards'], 'title' | 'description' | 'picture'>;

const nothing: StoredCard = { title: null, description: null, picture: null };

/** What the author says of a dialog's link; nothing where nothing was ever set. */
export async function findShareCard(db: Kysely<Tables>, survey_id: string): Promise<StoredCard> {
  const card = await db
    .selectFrom('share_cards')
    .select(['title', 'description', 'picture'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  return card ?? nothing;
}
