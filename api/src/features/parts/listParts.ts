import type { CallResponse, ListedPart } from '@dialogwerk/shared/contract';
import { PART_LIMITS } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { countQuestions } from '../../policies/countQuestions.ts';
import { isOffered } from '../../policies/mayUsePart.ts';
import { editingRoles } from '../../policies/rights.ts';
import { escapeLike } from '../../storage/escapeLike.ts';
import { deliveredParts, listedDelivered, saysWords } from './delivered/deliveredParts.ts';

type Row = Omit<ListedPart, 'from' | 'updated_at'> & { survey_id: string; updated_at: Date; total: number };

/** Delivered parts, and dialogs that the author may put into others. */
export const listParts: Handler<'listParts'> = async ({ search = '' }, { services: { db }, who }) => {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const delivered = deliveredParts.filter((part) => saysWords(part, words)).map(listedDelivered);
  const { rows } = await sql<Row>`
    select surveys.survey_id, survey_name as name, coalesce(settings->'library'->>'about', '') as about,
      coalesce(settings->'library'->>'rights', '') as rights, ${countQuestions} as questions, ${isOffered} as offered,
      updated_at, count(*) over () as total
    from members join surveys on surveys.survey_id = members.survey_id
    where ${sql.join([...offerable(who.user_id), ...words.map(says)], sql` and `)}
    order by offered desc, survey_name collate german_names, survey_id_int
    limit ${PART_LIMITS.listed - delivered.length}`.execute(db);
  const dialogs = rows.map(({ survey_id, updated_at, total: _total, ...row }): ListedPart => ({
    ...row,
    from: { kind: 'dialog', id: survey_id },
    updated_at: updated_at.getTime(),
  }));
  const response: CallResponse<'listParts'> = {
    parts: [...delivered, ...dialogs],
    total: delivered.length + (rows[0]?.total ?? 0),
  };
  return response;
};

/** SQL: an author may put the dialog into others, and there is something in it. */
function offerable(user_id: string): RawBuilder<unknown>[] {
  return [
    sql`members.user_id = ${user_id}`,
    sql`deleted_at is null`,
    sql`archived_at is null`,
    sql`(role = any(${editingRoles}) or ${isOffered})`,
    sql`exists (select from blocks where blocks.survey_id = surveys.survey_id and blocks.deleted_at is null)`,
  ];
}

/** SQL: the dialog has a word in its name, in what the library says of it, or in what it asks. */
function says(word: string): RawBuilder<unknown> {
  const pattern = `%${escapeLike(word)}%`;
  return sql`(survey_name ilike ${pattern} or settings->'library'->>'about' ilike ${pattern}
    or exists (select from blocks where blocks.survey_id = surveys.survey_id and blocks.deleted_at is null
      and blocks.definition->>'context' ilike ${pattern}))`;
}
