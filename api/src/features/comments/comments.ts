import type { Comment, CommentThread } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { commentsAt } from '../../dialogs/commentsAt.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { authorOf } from '../../publications/publicationStates.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { teamOf } from './teamOf.ts';

export const comments: Handler<'comments'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { db } = context.services;
  const people = await teamOf(db, survey_id);
  // First, because what is written meanwhile may be in the answer twice but never missed.
  const comments_at = await commentsAt(db, survey_id);
  return {
    comments_at,
    threads: await readThreads(db, survey_id),
    people: people.map(({ user_id, name }) => ({ user_id, name })),
  };
};

async function readThreads(db: Kysely<Tables>, survey_id: string): Promise<CommentThread[]> {
  const rows = await db
    .selectFrom('comments')
    .leftJoin('accounts', 'accounts.user_id', 'comments.user_id')
    .leftJoin('accounts as resolver', 'resolver.user_id', 'resolved_by')
    .where('survey_id', '=', survey_id)
    .select(['comment_id', 'thread_id', 'unique_question_id', 'text', 'comments.created_at', 'edited_at'])
    .select(['deleted_at', 'resolved_at', 'resolved_by', 'comments.user_id'])
    .select(['accounts.username', 'accounts.first_name', 'accounts.last_name'])
    .select(['resolver.username as resolver_username', 'resolver.first_name as resolver_first_name'])
    .select('resolver.last_name as resolver_last_name')
    .orderBy('comments.created_at')
    // Because an answer may come within the same moment.
    .orderBy((row) => row('comment_id', '=', row.ref('thread_id')), 'desc')
    .orderBy('comment_id')
    .execute();
  const threads = Map.groupBy(rows, ({ thread_id }) => thread_id);
  return [...threads].flatMap(([thread_id, [first, ...answers]]) => {
    if (!first) return [];
    const said = [first, ...answers].map(
      ({ comment_id, text, created_at, edited_at, deleted_at, ...author }): Comment => ({
        comment_id,
        author: authorOf(author),
        text: deleted_at === null ? text : null,
        created_at: created_at.getTime(),
        edited_at: edited_at?.getTime() ?? null,
      }),
    );
    // What was taken away stays as a gap only where it began what others have said.
    const kept = said.filter(({ text }, index) => text !== null || index === 0);
    if (kept.every(({ text }) => text === null)) return [];
    const by = authorOf({
      user_id: first.resolved_by,
      username: first.resolver_username,
      first_name: first.resolver_first_name,
      last_name: first.resolver_last_name,
    });
    const resolved = first.resolved_at === null ? null : { by, at: first.resolved_at.getTime() };
    return [{ thread_id, unique_question_id: first.unique_question_id, comments: kept, resolved }];
  });
}
