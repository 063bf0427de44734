import { testTokenIn } from '../../../studies/doors/testLink.ts';

/** Where dialogs are that need no script, without a slash at the end. */
export const PLAIN_PATH = '/plain';

/** The pages of one dialog, for who tries it by its test link or for respondents. */
export interface PlainAddress {
  readonly survey_id: string;
  readonly isTest: boolean;
  /** What stands behind '?' on each of its pages: nothing but the test link. */
  readonly kept: string;
}

export const plainPath = (survey_id: string): string => `${PLAIN_PATH}/${encodeURIComponent(survey_id)}`;

/** The pages that an address is one of. */
export function plainAddress(survey_id: string, query: string): PlainAddress {
  const token = testTokenIn(query);
  return {
    survey_id,
    isTest: token !== null,
    kept: token === null ? '' : new URLSearchParams({ testlink: token }).toString(),
  };
}

/** The address of such a page; `more` names what is looked at, nothing of a person. */
export function plainHref({ survey_id, kept }: PlainAddress, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return query.size === 0 ? plainPath(survey_id) : `${plainPath(survey_id)}?${query.toString()}`;
}

/** The field by which a form says that its browser runs no script. */
export const PLAIN_FIELD = 'plain';

/** Stands in a form, so that it says so by itself. */
export const plainMark = `<noscript><input type="hidden" name="${PLAIN_FIELD}" value="1"></noscript>`;

/** Where a conversation that was made elsewhere goes on, by its code, which is valid once. */
export const plainCodePath = (survey_id: string, code: string): string =>
  `${plainPath(survey_id)}?${new URLSearchParams({ code }).toString()}`;
