import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../services.ts';

/** How long an address that was handed out works. */
const VALID_MS = 24 * 60 * 60_000;
/** Addresses change once an hour, so that a browser may keep what it has loaded. */
const STEP_MS = 60 * 60_000;

type Signer = Pick<Services, 'pseudonym' | 'now'>;

/** An address by which a browser gets something without a token, for 24 hours at least, because pictures and pages are loaded without one. */
export function signedPath(signer: Signer, path: string): string {
  const until = Math.ceil(signer.now() / STEP_MS) * STEP_MS + VALID_MS;
  return `${path}?until=${until}&signature=${signature(signer, path, until).toString('base64url')}`;
}

/** Whether the query of an address was made for its path and still holds. */
export function isSigned(
  signer: Signer,
  path: string,
  { until: given, signature: text }: Readonly<Record<string, unknown>>,
): boolean {
  const until = Number(given);
  if (typeof text !== 'string' || !Number.isSafeInteger(until) || until < signer.now()) return false;
  const expected = signature(signer, path, until);
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

function signature({ pseudonym }: Signer, path: string, until: number): Buffer {
  return pseudonym(`media:${path}:${until}`);
}
