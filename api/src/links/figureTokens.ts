import type { Kysely } from 'kysely';
import type { Pseudonym } from '../identity/createPseudonym.ts';
import { isSame } from '../identity/isSame.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { idOfToken, tokenOfId } from './idToken.ts';

/** Where links that show figures lead. */
const PATH = '/figures';
/** How long figures are given out after a link was opened. */
const PASS_MS = 12 * 60 * 60_000;
/** How long a link that has ended or was revoked can still be brought back. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** The path of a link that shows figures. */
export const figuresPath = (pseudonym: Pseudonym, link_id: string): string =>
  `${PATH}/${tokenOfId(pseudonym, 'figures', link_id)}`;

/** The link that a token is of; null for a token that was made nowhere here. */
export const linkOfToken = (pseudonym: Pseudonym, token: string): string | null =>
  idOfToken(pseudonym, 'figures', token);

/** What a pass stands for; another password voids all passes. */
interface Passed {
  readonly link_id: string;
  readonly password_hash: string | null;
}

const signed = (pseudonym: Pseudonym, { link_id, password_hash }: Passed, until: number): string =>
  `${link_id}.${until}.${pseudonym(`figures-pass:${JSON.stringify([link_id, until, password_hash])}`).toString('base64url')}`;

/** What figures of an opened link are asked for with, for 12 hours. */
export const passOf = (pseudonym: Pseudonym, passed: Passed, now: number): string =>
  signed(pseudonym, passed, now + PASS_MS);

/** The link that a pass says to be for. */
export const linkOfPass = (pass: string): string => pass.split('.')[0] ?? '';

/** Whether a pass was given for this link, and when it ends; null for one that was not. */
export function passEnd(pseudonym: Pseudonym, pass: string, passed: Passed): number | null {
  const until = Number(pass.split('.')[1]);
  return Number.isSafeInteger(until) && isSame(pass, signed(pseudonym, passed, until)) ? until : null;
}

/** Forgets links that ended or were revoked 30 days ago. */
export async function clearFigureLinks(db: Kysely<Tables>, now: number): Promise<void> {
  const before = new Date(now - KEPT_MS);
  await db
    .deleteFrom('figure_links')
    .where((eb) => eb.or([eb('ends_at', '<', before), eb('revoked_at', '<', before)]))
    .execute();
}
