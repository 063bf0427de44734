import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { deleteVariantsOf } from './variants/posters.ts';
import { forEachSettled } from '../forEachSettled.ts';

/** How long a file may wait for its reply, longer than an upload takes; with the pause of the clearing it goes within the hour. */
const UNANSWERED_MS = 40 * 60_000;
const AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Context = Pick<Services, 'db' | 'media' | 'now'>;

/**
 * Deletes the files that nobody needs any more: those that a crash left half, those that no answer names 40 min after
 * they were sent, those of deleted conversations and dialogs, and those that an author took away once nothing shows them, in a
 * text or elsewhere: neither the draft, in which undo may have brought them back, nor a kept revision or version. The file goes
 * first: when that fails, its row is still there for the next time.
 */
export async function clearMedia(services: Context): Promise<void> {
  await forEachSettled(unneededFiles(services), (file) => deleteFile(services, file));
}

/** Each of them once, in the order of their ids. */
async function* unneededFiles({ db, now }: Context): AsyncGenerator<Unneeded> {
  const old = new Date(now() - UNANSWERED_MS);
  for (let last = FIRST_ID; ;) {
    const { rows } = await sql<Unneeded>`
      select m.survey_id, m.media_id, m.filename_db
      from media m
      where m.media_id > ${last}::uuid and ((m.size is null and m.created_at < ${old}::timestamptz)
        or (m.conversation_id is not null and not exists (
          select from conversations c where c.survey_id = m.survey_id and c.conversation_id = m.conversation_id))
        or (m.conversation_id is not null and m.created_at < ${old}::timestamptz and not exists (
          select from answers a
          where a.survey_id = m.survey_id and a.conversation_id = m.conversation_id
            and a.unique_question_id = m.unique_question_id and (a.value = to_jsonb(m.media_id::text) or a.value ->> 'media_id' = m.media_id::text)) and not exists (
          select from earlier_answers a
          where a.survey_id = m.survey_id and a.conversation_id = m.conversation_id
            and a.unique_question_id = m.unique_question_id and (a.value = to_jsonb(m.media_id::text) or a.value ->> 'media_id' = m.media_id::text)))
        or (m.conversation_id is null and not exists (select from surveys s where s.survey_id = m.survey_id))
        or (m.deleted_at is not null and not exists (
          select from revisions r
          where r.survey_id = m.survey_id and (strpos(r.snapshot::text, m.filename_db) > 0 or strpos(r.settings::text, m.filename_db) > 0)) and not exists (
          select from named_versions v
          where v.survey_id = m.survey_id and (strpos(v.snapshot::text, m.filename_db) > 0 or strpos(v.settings::text, m.filename_db) > 0)) and not exists (
          select from surveys s where s.survey_id = m.survey_id and strpos(s.settings::text, m.filename_db) > 0) and not exists (
          select from share_cards c where c.picture = m.filename_db) and not exists (
          select from blocks b where b.survey_id = m.survey_id and b.deleted_at is null and strpos(b.definition::text, m.filename_db) > 0)))
      order by m.media_id
      limit ${AT_ONCE}`.execute(db);
    yield* rows;
    last = rows.at(-1)?.media_id ?? last;
    if (rows.length < AT_ONCE) return;
  }
}

/** Deletes the files of conversations that were deleted; what fails now is cleared away later. */
export async function deleteFilesOf(
  services: Context,
  survey_id: string,
  conversationIds: readonly string[],
): Promise<void> {
  if (conversationIds.length === 0) return;
  const rows = await services.db
    .selectFrom('media')
    .select(['survey_id', 'media_id', 'filename_db'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', 'in', conversationIds)
    .execute();
  await Promise.allSettled(rows.map((row) => deleteFile(services, row)));
}

interface Unneeded {
  readonly survey_id: string;
  readonly media_id: string;
  readonly filename_db: string;
}

async function deleteFile({ db, media }: Context, { survey_id, media_id, filename_db }: Unneeded): Promise<void> {
  await deleteVariantsOf({ db, media }, filename_db);
  await media.delete(filename_db);
  await db.deleteFrom('media').where('survey_id', '=', survey_id).where('media_id', '=', media_id).execute();
}
