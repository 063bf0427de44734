import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pseudonym } from '../identity/createPseudonym.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** Where links that show figures lead. */
const PATH = '/figures';
/** How long figures are given out after a link was opened. */
const PASS_MS = 12 * 60 * 60_000;
/** How long a link that has ended or was revoked can still be brought back. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

const ID_BYTES = 16;

/** What a link is opened with: worked out from the installation's secret, so that no copy of the database opens anything. */
const tokenOf = (pseudonym: Pseudonym, link_id: string): string =>
  Buffer.concat([Buffer.from(link_id.replaceAll('-', ''), 'hex'), pseudonym(`figures:${link_id}`)]).toString(
    'base64url',
  );

/** The path of a link that shows figures. */
export const figuresPath = (pseudonym: Pseudonym, link_id: string): string => `${PATH}/${tokenOf(pseudonym, link_id)}`;

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The link that a token is of; null for a token that was made nowhere here. */
export function linkOfToken(pseudonym: Pseudonym, token: string): string | null {
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  if (id.length !== 2 * ID_BYTES) return null;
  const link_id = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isSame(token, tokenOf(pseudonym, link_id)) ? link_id : null;
}

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
