import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Tables } from '../../storage/tables/tables.ts';

interface Named {
  readonly survey_id: string;
  readonly comment_id: string;
  /** Who wants to change it. */
  readonly user_id: string;
}

/** The comment, taken away or not; undefined when there never was one. Refuses one that somebody else has written. */
export async function ownComment(tx: Kysely<Tables>, { survey_id, comment_id, user_id }: Named) {
  const found = await tx
    .selectFrom('comments')
    .select(['user_id', 'text', 'edited_at', 'deleted_at'])
    .where('survey_id', '=', survey_id)
    .where('comment_id', '=', comment_id)
    .forUpdate()
    .executeTakeFirst();
  if (found && found.user_id !== user_id) throw new CallError('comment/not-yours');
  return found;
}
