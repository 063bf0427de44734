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
    threads: await readThreads(db, survey_id, context.who.user_id),
    people: people.map(({ user_id, name }) => ({ user_id, name })),
  };
};

async function readThreads(db: Kysely<Tables>, survey_id: string, reader: string): Promise<CommentThread[]> {
  const rows = await db
    .selectFrom('comments')
    .leftJoin('accounts', 'accounts.user_id', 'comments.user_id')
    .leftJoin('accounts as resolver', 'resolver.user_id', 'resolved_by')
    .leftJoin('accounts as decider', 'decider.user_id', 'decided_by')
    .leftJoin('comment_mentions as unseen', (join) =>
      join
        .onRef('unseen.survey_id', '=', 'comments.survey_id')
        .onRef('unseen.comment_id', '=', 'comments.comment_id')
        .on('unseen.user_id', '=', reader)
        .on('unseen.seen_at', 'is', null),
    )
    .where('comments.survey_id', '=', survey_id)
    .select(['comments.comment_id', 'thread_id', 'unique_question_id', 'text', 'comments.created_at', 'edited_at'])
    .select('unseen.user_id as unseen_by')
    .select(['deleted_at', 'resolved_at', 'resolved_by', 'comments.user_id'])
    .select(['accounts.username', 'accounts.first_name', 'accounts.last_name'])
    .select(['resolver.username as resolver_username', 'resolver.first_name as resolver_first_name'])
    .select('resolver.last_name as resolver_last_name')
    .select(['suggested_part', 'suggested_before', 'suggested_after', 'accepted', 'decided_at', 'decided_by'])
    .select(['decider.username as decider_username', 'decider.first_name as decider_first_name'])
    .select('decider.last_name as decider_last_name')
    .orderBy('comments.created_at')
    // Because an answer may come within the same moment.
    .orderBy((row) => row('comments.comment_id', '=', row.ref('thread_id')), 'desc')
    .orderBy('comments.comment_id')
    .execute();
  const threads = Map.groupBy(rows, ({ thread_id }) => thread_id);
  return [...threads].flatMap(([thread_id, [first, ...answers]]) => {
    if (!first) return [];
    const said = [first, ...answers].map(
      ({ comment_id, text, created_at, edited_at, deleted_at, unseen_by, ...author }): Comment => ({
        comment_id,
        author: authorOf(author),
        text: deleted_at === null ? text : null,
        created_at: created_at.getTime(),
        edited_at: edited_at?.getTime() ?? null,
        is_unseen: unseen_by !== null && deleted_at === null,
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
    const { unique_question_id } = first;
    return [{ thread_id, unique_question_id, comments: kept, resolved, suggestion: suggestionOf(first) }];
  });
}

interface FirstRow {
  readonly deleted_at: Date | null;
  readonly suggested_part: string | null;
  readonly suggested_before: string | null;
  readonly suggested_after: string | null;
  readonly accepted: boolean | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly decider_username: string | null;
  readonly decider_first_name: string | null;
  readonly decider_last_name: string | null;
}

/** What a thread's first comment suggests; null for nothing, or once it was taken away. */
function suggestionOf(first: FirstRow): CommentThread['suggestion'] {
  const { suggested_part: part, suggested_before: before, suggested_after: after, accepted, decided_at } = first;
  if (part === null || before === null || after === null || first.deleted_at !== null) return null;
  if (accepted === null || decided_at === null) return { part, before, after, decision: null };
  const by = authorOf({
    user_id: first.decided_by,
    username: first.decider_username,
    first_name: first.decider_first_name,
    last_name: first.decider_last_name,
  });
  return { part, before, after, decision: { accepted, by, at: decided_at.getTime() } };
}
