import type { Pseudonym } from '../identity/createPseudonym.ts';
import { isSame } from '../identity/isSame.ts';

const ID_BYTES = 16;

/** A token that says an id and proves that it was made here for this purpose: worked out from the installation's secret, so that no copy of the database opens anything. */
export const tokenOfId = (pseudonym: Pseudonym, purpose: string, id: string): string =>
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), pseudonym(`${purpose}:${id}`)]).toString('base64url');

/** The id that a token is of; null for a token that was made nowhere here, or for something else. */
export function idOfToken(pseudonym: Pseudonym, purpose: string, token: string): string | null {
  const digits = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  if (digits.length !== 2 * ID_BYTES) return null;
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isSame(token, tokenOfId(pseudonym, purpose, id)) ? id : null;
}
