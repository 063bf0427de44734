import { NEARLY_FULL, SURVEY_FILES_BYTES } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { rightsOf } from '../policies/rights.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** Who was told is not told again for so long. */
const QUIET_MS = 7 * 24 * 60 * 60_000;

/** A dialog's files, with the one that is about to come; in bytes. */
interface Filled {
  readonly survey_id: string;
  readonly used: number;
}

/** Mails who may edit the dialog before its files have no room left, once a week at most; in the transaction of the file. */
export async function tellNearlyFull(tx: Kysely<Tables>, { survey_id, used }: Filled, now: number): Promise<void> {
  if (used < NEARLY_FULL * SURVEY_FILES_BYTES) return;
  const survey = await tx
    .updateTable('surveys')
    .set({ files_told_at: new Date(now) })
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('files_told_at', 'is', null), eb('files_told_at', '<=', new Date(now - QUIET_MS))]))
    .returning('survey_name')
    .executeTakeFirst();
  if (!survey) return;
  const members = await tx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.user_id', 'members.user_id')
    .where('survey_id', '=', survey_id)
    .where('disabled_at', 'is', null)
    .select(['username', 'role'])
    .execute();
  const { survey_name } = survey;
  for (const { username } of members.filter(({ role }) => rightsOf[role].bearbeiten === 1)) {
    const filled = { used, limit: SURVEY_FILES_BYTES };
    await enqueueMail(tx, username, { kind: 'files_nearly_full', survey_name, ...filled }, now);
  }
}
