import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { BrowserMarks } from '../calls/browserMarks.ts';
import { CallError } from '../errors/CallError.ts';
import type { Pseudonym } from '../identity/createPseudonym.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { refuseClosed, refuseShut } from './doors/closedDoor.ts';

interface Visitor {
  readonly pseudonym: Pseudonym;
  readonly marks: BrowserMarks;
}

/**
 * Takes a place in each study that conversations were just begun for, or refuses all of them: before its time, after it, when it is full,
 * without its password, where this browser has taken part, or by the open link where only personal ones count. Runs in the transaction that
 * has stored the conversations, which a refusal takes back. Gives the dialogs whose beginning the browser is to keep. Who comes by a personal
 * link ('invited') is let in by that.
 *
 * Behind them, because their rows keep who sets a limit from counting until they are there. A place is taken by one statement, which
 * waits for those of other servers and then sees what they have left.
 */
export async function enterStudies(
  tx: Kysely<Tables>,
  surveyIds: readonly string[],
  visitor: Visitor | 'invited',
  now: number,
): Promise<readonly string[]> {
  const studies = await tx
    .selectFrom('studies')
    .selectAll()
    .where('survey_id', 'in', surveyIds)
    // In an order that keeps two respondents of several dialogs from waiting for each other.
    .orderBy('survey_id')
    .execute();
  for (const study of studies) {
    if (visitor === 'invited') refuseShut({ ...study, personal_only: false }, now);
    else refuseClosed(study, visitor, now);
    if (study.most === null) continue;
    const taken = await tx
      .updateTable('studies')
      .set({ begun: sql`begun + 1` })
      .where('survey_id', '=', study.survey_id)
      .whereRef('begun', '<', 'most')
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) throw new CallError('study/full');
  }
  return studies.filter(({ once, password_hash }) => once || password_hash !== null).map(({ survey_id }) => survey_id);
}
