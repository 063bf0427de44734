import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { maySee } from '../../policies/maySee.ts';
import { authorOf } from '../../publications/publicationStates.ts';
import type { Tables } from '../../storage/tables/tables.ts';

const PAGE = 100;

/** What was published of a dialog, the newest first, so many at a time. */
export const publications: Handler<'publications'> = async ({ survey_id: id, before }, context) => {
  const { survey_id, publication_id: current } = await maySee(context, id);
  const { db } = context.services;
  const start = before === undefined ? null : await publishedAt(db, survey_id, before);
  const rows = await db
    .selectFrom('publications')
    .leftJoin('accounts', 'accounts.user_id', 'publications.user_id')
    .leftJoin('approvals', 'approvals.approval_id', 'publications.approval_id')
    .leftJoin('accounts as approver', 'approver.user_id', 'approvals.decided_by')
    .where('publications.survey_id', '=', survey_id)
    .$if(start !== null && before !== undefined, (query) =>
      query.where((row) =>
        row(
          row.refTuple('published_at', 'publications.publication_id'),
          '<',
          row.tuple(start ?? new Date(0), before ?? ''),
        ),
      ),
    )
    .select(['publications.publication_id', 'publications.revision', 'published_at', 'publications.note'])
    .select(['publications.user_id', 'accounts.username', 'accounts.first_name', 'accounts.last_name'])
    .select(['approvals.decided_at', 'approvals.decided_by', 'approver.username as approver_username'])
    .select(['approver.first_name as approver_first_name', 'approver.last_name as approver_last_name'])
    .select((row) =>
      row
        .selectFrom('conversations')
        .select(({ fn }) => fn.countAll<number>().as('conversations'))
        .whereRef('conversations.survey_id', '=', 'publications.survey_id')
        .whereRef('conversations.publication_id', '=', 'publications.publication_id')
        .where('conversations.is_live', '=', true)
        .as('conversations'),
    )
    .orderBy('published_at', 'desc')
    .orderBy('publications.publication_id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return {
    publications: rows.slice(0, PAGE).map((row) => ({
      publication_id: row.publication_id,
      revision: row.revision,
      published_at: row.published_at.getTime(),
      author: authorOf(row),
      note: row.note,
      conversations: row.conversations ?? 0,
      current: row.publication_id === current,
      approved: row.decided_at && {
        at: row.decided_at.getTime(),
        by: authorOf({
          user_id: row.decided_by,
          username: row.approver_username,
          first_name: row.approver_first_name,
          last_name: row.approver_last_name,
        }),
      },
    })),
    more: rows.length > PAGE,
  };
};

async function publishedAt(db: Kysely<Tables>, survey_id: string, publication_id: string): Promise<Date> {
  const found = await db
    .selectFrom('publications')
    .select('published_at')
    .where('survey_id', '=', survey_id)
    .where('publication_id', '=', publication_id)
    .executeTakeFirst();
  if (!found) throw new CallError('publication/unknown');
  return found.published_at;
}
