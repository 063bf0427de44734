import type { BrowserMarks } from '../../calls/browserMarks.ts';
import type { Pseudonym } from '../../identity/createPseudonym.ts';
import { isSame } from '../../identity/isSame.ts';

/** How long a browser is known to have taken part, in seconds: a year. */
const KNOWN_S = 365 * 24 * 60 * 60;

/** How far a browser is known to be with a dialog: on its way, or at the end, or with nothing left that it could go on with. */
export type BegunHere = 'begun' | 'ended';

const nameOf = (survey_id: string): string => `dialogwerk-begun-${survey_id}`;

/** The same for all who are as far: it names nobody. */
const markOf = (pseudonym: Pseudonym, survey_id: string, how: BegunHere): string =>
  pseudonym(`study-begun:${JSON.stringify([survey_id, how])}`).toString('base64url');

/** How far a browser is with a dialog; null where it is not known to have begun. */
export function begunHere(
  pseudonym: Pseudonym,
  marks: Pick<BrowserMarks, 'read'>,
  survey_id: string,
): BegunHere | null {
  const given = marks.read(nameOf(survey_id));
  if (given === null) return null;
  const known = (['begun', 'ended'] as const).find((how) => isSame(given, markOf(pseudonym, survey_id, how)));
  return known ?? null;
}

/** Has a browser known by how far it is with a dialog. */
export function noteBegun(
  pseudonym: Pseudonym,
  marks: Pick<BrowserMarks, 'give'>,
  survey_id: string,
  how: BegunHere,
): void {
  marks.give(nameOf(survey_id), markOf(pseudonym, survey_id, how), KNOWN_S);
}

/** Notes the end of a conversation in a browser that is known to have begun it. */
export function noteEnd(pseudonym: Pseudonym, marks: BrowserMarks, survey_id: string): void {
  if (begunHere(pseudonym, marks, survey_id) === 'begun') noteBegun(pseudonym, marks, survey_id, 'ended');
}
