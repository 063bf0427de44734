import type { Kysely } from 'kysely';
import type { CallContext } from '../../calls/handler.ts';
import { CallError } from '../../errors/CallError.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { mention } from './mention.ts';

/** Which comment of whom is written. */
interface CommentId {
  readonly survey_id: string;
  readonly comment_id: string;
  readonly user_id: string;
}

/** Stores a comment by `store`, tells who is mentioned, and lets all who have the dialog open know. Refuses with 404 where there is no dialog. */
export async function writeComment(
  { db, bus, now }: Pick<CallContext['services'], 'db' | 'bus' | 'now'>,
  { mentions, ...comment }: CommentId & { readonly mentions: readonly string[] },
  store: (tx: Kysely<Tables>, at: Date) => Promise<unknown>,
): Promise<{ msg: 'success' }> {
  await inTransaction(db, async (tx) => {
    // Locked, so that one that is sent twice at once is one, and so that there are not more than there may be.
    if (!(await lockSurvey(tx, comment.survey_id))) throw new CallError('survey/unknown');
    await store(tx, new Date(now()));
    await mention(tx, { ...comment, mentions, now: now() });
  });
  bus.publish(comment.survey_id);
  return { msg: 'success' };
}
