import type { Pseudonym } from '../../identity/createPseudonym.ts';
import { isSame } from '../../identity/isSame.ts';

/** The parameter of the public link that makes a test of it; never kept as one of the dialog's. */
const PARAMETER = 'testlink';

/** Worked out from the installation's secret, so that no copy of the database opens anything. */
const tokenOf = (pseudonym: Pseudonym, survey_id: string, id: string): string =>
  pseudonym(`test-link:${JSON.stringify([survey_id, id])}`).toString('base64url');

/** What stands behind '?' in the address of a dialog's link for trying. */
export const testLinkQuery = (pseudonym: Pseudonym, survey_id: string, id: string): string =>
  `${PARAMETER}=${tokenOf(pseudonym, survey_id, id)}`;

/** What a link says to be tried by; null for a link of respondents. */
export const testTokenIn = (query: string): string | null => new URLSearchParams(query).get(PARAMETER);

/** A link's query without that. */
export function withoutTestToken(query: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(PARAMETER);
  return rest.toString();
}

/** Whether a token is that of the dialog's link for trying now. */
export function isTestToken(
  pseudonym: Pseudonym,
  token: string,
  study: { readonly survey_id: string; readonly test_link: string | null } | undefined,
): boolean {
  if (study === undefined || study.test_link === null) return false;
  return isSame(token, tokenOf(pseudonym, study.survey_id, study.test_link));
}
