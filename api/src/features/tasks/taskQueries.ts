import type { TaskKind } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { rolesWith } from '../../policies/rights.ts';

/**
 * What waits for an author, by kind: rows of `survey_id`, `count`, `unique_question_id` and `at` (of the newest) from `mine`, the dialogs that they
 * have a role in, each only for roles that may do it.
 */
export const taskQueries: Readonly<Record<TaskKind, (user_id: string) => RawBuilder<unknown>>> = {
  // As the inbox 'Nicht verstanden' lists them.
  replies: () => sql`
    select mine.survey_id, count(*) as count, max(r.said_at) as at,
      (array_agg(r.unique_question_id order by r.said_at desc))[1] as unique_question_id
    from mine join free_replies r on r.survey_id = mine.survey_id
    where role = any(${rolesWith('intrance')}) and r.handled is null and r.zone <> 'sure'
    group by mine.survey_id`,
  // A check of an earlier revision says nothing of this one.
  findings: () => sql`
    select mine.survey_id, checked.findings as count, checked.checked_at as at, null as unique_question_id
    from mine join check_counts checked on checked.survey_id = mine.survey_id and checked.revision = mine.revision
    where role = any(${rolesWith('bearbeiten')}) and checked.findings > 0`,
  // Open threads that somebody else has spoken in last, and that are the author's own, or of a dialog of theirs, or name them.
  comments: (user_id) => sql`
    select mine.survey_id, count(*) as count, max(last.created_at) as at,
      (array_agg(first.unique_question_id order by last.created_at desc))[1] as unique_question_id
    from mine
    join comments first on first.survey_id = mine.survey_id and first.comment_id = first.thread_id and first.resolved_at is null
    cross join lateral (
      select said.user_id, said.created_at from comments said
      where said.survey_id = first.survey_id and said.thread_id = first.thread_id and said.deleted_at is null
      order by said.created_at desc, said.comment_id = said.thread_id, said.comment_id desc limit 1
    ) last
    where role = any(${rolesWith('bearbeiten')}) and last.user_id is distinct from ${user_id}
      and (role = 'Besitzer' or exists (
        select from comments own
        left join comment_mentions named on named.survey_id = own.survey_id and named.comment_id = own.comment_id
          and named.user_id = ${user_id}
        where own.survey_id = first.survey_id and own.thread_id = first.thread_id and own.deleted_at is null
          and (own.user_id = ${user_id} or named.user_id is not null)))
    group by mine.survey_id`,
  // 0 where nobody has counted yet.
  unpublished: () => sql`
    select mine.survey_id, coalesce(counted.changes, 0) as count, mine.updated_at as at, null as unique_question_id
    from mine
    join publications p on p.survey_id = mine.survey_id and p.publication_id = mine.publication_id
    left join unpublished_counts counted on counted.survey_id = mine.survey_id
      and counted.publication_id = mine.publication_id and counted.revision = mine.revision
    where role = any(${rolesWith('live_switch')}) and p.revision <> mine.revision and counted.changes is distinct from 0
      and not exists (
        select from approvals asked
        where asked.survey_id = mine.survey_id and asked.state = 'waiting' and asked.revision = mine.revision)`,
  // Of others, and where they name people, these.
  approvals: (user_id) => sql`
    select mine.survey_id, count(*) as count, max(asked_at) as at, null as unique_question_id
    from mine join approvals on approvals.survey_id = mine.survey_id and state = 'waiting'
    where role = any(${rolesWith('live_switch')}) and user_id is distinct from ${user_id}
      and (asked = '{}' or ${user_id} = any(asked))
    group by mine.survey_id`,
  // As long as nothing was asked for or edited since.
  declined: (user_id) => sql`
    select mine.survey_id, 1 as count, newest.decided_at as at, null as unique_question_id
    from mine cross join lateral (
      select user_id, state, decided_at from approvals
      where approvals.survey_id = mine.survey_id and wants = 'publication'
      order by asked_at desc limit 1
    ) newest
    where mine.four_eyes and newest.state = 'declined' and newest.user_id = ${user_id} and mine.updated_at <= newest.decided_at`,
};
