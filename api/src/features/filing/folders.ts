import { FILING_LIMITS } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

/** What the author's dialogs are kept in and named with. */
export const listFolders: Handler<'listFolders'> = async (_, { services: { db }, who: { user_id } }) => {
  const folders = await sql<{ folder_id: string; name: string; surveys: number }>`
    select folder_id, name, (
      select count(*) from members m join surveys s on s.survey_id = m.survey_id
      where m.folder_id = folders.folder_id and m.archived_at is null and s.deleted_at is null) as surveys
    from folders where user_id = ${user_id}
    order by name collate german_names, folder_id`.execute(db);
  const tags = await sql<{ tag: string; surveys: number }>`
    select tag, count(*) as surveys
    from members m join surveys s on s.survey_id = m.survey_id, unnest(m.tags) as tag
    where m.user_id = ${user_id} and m.archived_at is null and s.deleted_at is null
    group by tag order by tag collate german_names`.execute(db);
  return { folders: folders.rows, tags: tags.rows };
};

export const setFolder: Handler<'setFolder'> = async ({ folder_id, name }, { services: { db }, who: { user_id } }) => {
  await inTransaction(db, async (tx) => {
    const renamed = await tx
      .updateTable('folders')
      .set({ name })
      .where('folder_id', '=', folder_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    if (renamed.numUpdatedRows > 0n) return;
    const { count } = await tx
      .selectFrom('folders')
      .where('user_id', '=', user_id)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= FILING_LIMITS.folders) throw new CallError('folder/too-many');
    const made = await tx
      .insertInto('folders')
      .values({ folder_id, user_id, name })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Somebody else's has this id.
    if (made.numInsertedOrUpdatedRows === 0n) throw new CallError('folder/unknown');
  });
  return { msg: 'success' };
};

export const deleteFolder: Handler<'deleteFolder'> = async ({ folder_id }, { services: { db }, who: { user_id } }) => {
  const kept = await inTransaction(db, async (tx) => {
    const members = await tx
      .selectFrom('members')
      .innerJoin('surveys', 'surveys.survey_id', 'members.survey_id')
      .where('user_id', '=', user_id)
      .where('folder_id', '=', folder_id)
      .where('deleted_at', 'is', null)
      .select(['members.survey_id', 'folder_id', 'tags', 'archived_at'])
      .execute();
    const deleted = await tx
      .deleteFrom('folders')
      .where('folder_id', '=', folder_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new CallError('folder/unknown');
    return members;
  });
  return { filings: kept.map(({ archived_at, ...filed }) => Object.assign(filed, { archived: archived_at !== null })) };
};
