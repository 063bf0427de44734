import type { BrowserMarks } from '../../calls/browserMarks.ts';
import type { Pseudonym } from '../../identity/createPseudonym.ts';
import { isSame } from '../../identity/isSame.ts';

/** How long a browser is known to have said the password, in seconds: half a year. */
const KNOWN_S = 180 * 24 * 60 * 60;

/** The password before a dialog, as far as a visit is judged by it. */
export interface PasswordDoor {
  readonly survey_id: string;
  readonly password_hash: string | null;
  readonly password_set_at: Date | null;
}

const nameOf = (survey_id: string): string => `dialogwerk-in-${survey_id}`;

/** Of this dialog and this password alone: another one is asked for anew. */
const proofOf = (pseudonym: Pseudonym, { survey_id, password_set_at }: PasswordDoor): string =>
  pseudonym(`study-in:${JSON.stringify([survey_id, password_set_at?.getTime() ?? null])}`).toString('base64url');

/** Whether a browser may pass: there is no password, or it was said there. */
export function isLetIn(pseudonym: Pseudonym, marks: Pick<BrowserMarks, 'read'>, door: PasswordDoor): boolean {
  if (door.password_hash === null) return true;
  const given = marks.read(nameOf(door.survey_id));
  return given !== null && isSame(given, proofOf(pseudonym, door));
}

/** Has a browser known as one that the password was said in. */
export function letIn(pseudonym: Pseudonym, marks: Pick<BrowserMarks, 'give'>, door: PasswordDoor): void {
  marks.give(nameOf(door.survey_id), proofOf(pseudonym, door), KNOWN_S);
}
