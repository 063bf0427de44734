import { sql } from 'kysely';
import type { CallInput } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

type Filed = CallInput<'fileSurveys'>['filings'][number];

/** Keeps dialogs where each says: for the author alone, so any role in the dialog will do. */
export const fileSurveys: Handler<'fileSurveys'> = async ({ filings }, { services: { db, now }, who: { user_id } }) => {
  // One for each dialog, because the row of a member can be written only once.
  const rows = [...new Map(filings.map((filed) => [filed.survey_id, asRow(filed)])).values()];
  await inTransaction(db, async (tx) => {
    const folders = [...new Set(rows.flatMap(({ folder_id }) => folder_id ?? []))];
    const known = await tx
      .selectFrom('folders')
      .where('user_id', '=', user_id)
      .where((row) => row('folder_id', '=', row.fn.any(row.val(folders))))
      .select('folder_id')
      .execute();
    if (known.length < folders.length) throw new CallError('folder/unknown');
    const { numAffectedRows } = await sql`
      update members m
      set folder_id = filed.folder_id, tags = filed.tags,
        archived_at = case when filed.archived then coalesce(m.archived_at, ${new Date(now())}) end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as filed (survey_id text, folder_id uuid, tags text[], archived boolean), surveys s
      where m.survey_id = filed.survey_id and m.user_id = ${user_id}
        and s.survey_id = filed.survey_id and s.deleted_at is null`.execute(tx);
    if (numAffectedRows !== BigInt(rows.length)) throw new CallError('survey/unknown');
  });
  return { msg: 'success' };
};

/** Without what is said twice. */
function asRow({ tags, ...filed }: Filed): Filed {
  return { ...filed, tags: [...new Set(tags)] };
}
