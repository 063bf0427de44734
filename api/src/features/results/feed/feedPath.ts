import type { Pseudonym } from '../../../identity/createPseudonym.ts';
import { idOfToken, tokenOfId } from '../../../links/idToken.ts';

/** Where feeds are fetched; the ending tells spreadsheets what comes. */
export const FEED_ROUTE = '/api/feeds/:file';
const ENDING = '.csv';
const PURPOSE = 'feed';

export const feedPath = (pseudonym: Pseudonym, feed_id: string): string =>
  FEED_ROUTE.replace(':file', tokenOfId(pseudonym, PURPOSE, feed_id) + ENDING);

/** Which one a name of a file says; null for none that was made here. */
export const feedOfFile = (pseudonym: Pseudonym, file: string): string | null =>
  file.endsWith(ENDING) ? idOfToken(pseudonym, PURPOSE, file.slice(0, -ENDING.length)) : null;
