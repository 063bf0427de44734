import type { Kysely } from 'kysely';
import type { BrowserMarks } from '../calls/browserMarks.ts';
import { CallError } from '../errors/CallError.ts';
import type { Pseudonym } from '../identity/createPseudonym.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { isLetIn } from './doors/letIn.ts';
import type { PasswordDoor } from './doors/letIn.ts';

interface Visitor {
  readonly pseudonym: Pseudonym;
  readonly marks: Pick<BrowserMarks, 'read'>;
}

/** The first of several dialogs whose password was not said in a browser; null where none is left. */
export async function firstPasswordDoor(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
  { pseudonym, marks }: Visitor,
): Promise<PasswordDoor | null> {
  const doors = await db
    .selectFrom('studies')
    .select(['survey_id', 'password_hash', 'password_set_at'])
    .where('survey_id', 'in', surveyIds)
    .where('password_hash', 'is not', null)
    .orderBy('survey_id')
    .execute();
  return doors.find((door) => !isLetIn(pseudonym, marks, door)) ?? null;
}

/** Refuses a browser in which the password of one of these dialogs was not said (410): a multi-chat is no way round it. */
export async function refuseWithoutPassword(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
  visitor: Visitor,
): Promise<void> {
  if (await firstPasswordDoor(db, surveyIds, visitor)) throw new CallError('study/password');
}
