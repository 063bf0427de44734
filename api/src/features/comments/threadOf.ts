import { COMMENT_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** The thread of a new comment; refuses one that has no place, and more than a dialog may have. */
export async function threadOf(
  tx: Kysely<Tables>,
  survey_id: string,
  {
    comment_id,
    thread_id,
    unique_question_id,
  }: Pick<CallInput<'setComment'>, 'comment_id' | 'thread_id' | 'unique_question_id'>,
): Promise<string> {
  const block = await tx
    .selectFrom('blocks')
    .select('unique_question_id')
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', unique_question_id)
    .executeTakeFirst();
  if (!block) throw new CallError('block/unknown', { id: unique_question_id });
  const { count } = await tx
    .selectFrom('comments')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= COMMENT_LIMITS.most) throw new CallError('comment/too-many');
  if (thread_id === undefined || thread_id === comment_id) return comment_id;
  const thread = await tx
    .selectFrom('comments')
    .select('thread_id')
    .where('survey_id', '=', survey_id)
    .where('comment_id', '=', thread_id)
    .where('thread_id', '=', thread_id)
    .where('unique_question_id', '=', unique_question_id)
    .executeTakeFirst();
  if (!thread) throw new CallError('comment/unknown');
  return thread_id;
}
