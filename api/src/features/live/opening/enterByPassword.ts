import { CallError } from '../../../errors/CallError.ts';
import { findStudy } from '../../../studies/findStudy.ts';
import { enterPassword } from '../../../studies/enterPassword.ts';
import type { Entered, PasswordAttempt } from '../../../studies/enterPassword.ts';
import { firstPasswordDoor } from '../../../studies/refuseWithoutPassword.ts';
import { publishedManager } from '../chats/publishedManager.ts';
import type { LiveServices } from '../LiveServices.ts';

/** What a page leads to: a dialog or a multi-chat, by its public id. */
export interface Asked {
  readonly kind: 'survey' | 'manager';
  readonly id: string;
}

/** Tries a password at the door that a page stands before; of a multi-chat at its own, then at the first of its dialogs that is not open yet. */
export async function enterByPassword(
  live: LiveServices,
  { kind, id }: Asked,
  attempt: PasswordAttempt,
): Promise<Entered> {
  const door = kind === 'survey' ? await findStudy(live.db, id) : await doorOfManager(live, id, attempt);
  return door ? enterPassword(live, door, attempt) : { kind: 'right' };
}

async function doorOfManager(live: LiveServices, id: string, { marks }: PasswordAttempt) {
  try {
    const { public_id, surveys } = await publishedManager(live.db, id);
    const visitor = { pseudonym: live.pseudonym, marks };
    const own = await firstPasswordDoor(live.db, [public_id], visitor);
    if (own) return own;
    const surveyIds = surveys.map(({ survey_id }) => survey_id);
    return await firstPasswordDoor(live.db, surveyIds, visitor);
  } catch (error) {
    // Its page says that there is none.
    if (error instanceof CallError) return null;
    throw error;
  }
}
