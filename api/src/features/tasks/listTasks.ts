import { TASKS_LIMIT, UNCHECKED_LIMIT } from '@dialogwerk/shared/contract';
import type { Task, TaskKind } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { countUnpublished } from '../../publications/countUnpublished.ts';
import { rolesWith } from '../../policies/rights.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { taskQueries } from './taskQueries.ts';

interface Row {
  readonly kind: TaskKind;
  readonly survey_id: string;
  readonly survey_name: string;
  readonly count: number;
  readonly unique_question_id: string | null;
  readonly at: Date;
  /** Of all rows. */
  readonly total: number;
}

/** What waits for the author: of their own dialogs alone, and each kind only where their role lets them do it. */
export const listTasks: Handler<'listTasks'> = async (_, { services: { db, now }, who: { user_id } }) => {
  const kinds = Object.entries(taskQueries).map(
    ([kind, query]) => sql`select ${sql.lit(kind)} as kind, found.* from (${query(user_id)}) found`,
  );
  const { rows } = await sql<Row>`
    with mine as materialized (
      select s.survey_id, s.survey_name, s.revision, s.publication_id, s.updated_at, s.four_eyes, m.role
      from members m join surveys s on s.survey_id = m.survey_id
      where m.user_id = ${user_id} and m.archived_at is null and s.deleted_at is null
    )
    select kind, task.survey_id, survey_name, count, unique_question_id, at, count(*) over () as total
    from (${sql.join(kinds, sql` union all `)}) task (kind, survey_id, count, at, unique_question_id)
    join mine on mine.survey_id = task.survey_id
    order by at desc, task.survey_id, kind limit ${TASKS_LIMIT}`.execute(db);
  const uncounted = rows.filter(({ count }) => count === 0).map(({ survey_id }) => survey_id);
  const counts = await countUnpublished(db, uncounted);
  const tasks = rows.flatMap(({ total: _total, at, ...row }): Task[] => {
    const count = row.count === 0 ? (counts.get(row.survey_id) ?? 0) : row.count;
    return count === 0 ? [] : [{ ...row, count, at: at.getTime() }];
  });
  const total = (rows[0]?.total ?? 0) - (rows.length - tasks.length);
  return { tasks, total, unchecked: await uncheckedSurveys(db, user_id, now()) };
};

/** Within as long a dialog counts as being worked on, in milliseconds. */
const LATELY_MS = 14 * 24 * 60 * 60_000;

/** What the author has edited lately and nobody has checked since, the latest first; not what came with the product as it is. */
async function uncheckedSurveys(db: Kysely<Tables>, user_id: string, now: number): Promise<string[]> {
  const { rows } = await sql<{ survey_id: string }>`
    select s.survey_id
    from members m join surveys s on s.survey_id = m.survey_id
    left join check_counts checked on checked.survey_id = s.survey_id and checked.revision = s.revision
    where m.user_id = ${user_id} and m.archived_at is null and s.deleted_at is null
      and role = any(${rolesWith('bearbeiten')}) and s.updated_at > ${new Date(now - LATELY_MS)}
      and s.shipped_revision is distinct from s.revision and checked.survey_id is null
    order by s.updated_at desc, s.survey_id limit ${UNCHECKED_LIMIT}`.execute(db);
  return rows.map(({ survey_id }) => survey_id);
}
