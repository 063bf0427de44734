import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../calls/services.ts';

/** How long an address that was handed out works. */
const VALID_MS = 24 * 60 * 60_000;
/** Addresses change once an hour, so that a browser may keep what it has loaded. */
const STEP_MS = 60 * 60_000;

type Signer = Pick<Services, 'pseudonym' | 'now'>;

/** The address of a respondent's file without a signature, as it stands in stored entries. */
export function replyMediaPath(media_id: string): string {
  return `/api/media/${media_id}`;
}

/**
 * The address by which a browser gets a respondent's file without a token, for 24 hours at least, because pictures and
 * sounds in a page are loaded without one.
 */
export function signedMediaPath(signer: Signer, path: string): string {
  const until = Math.ceil(signer.now() / STEP_MS) * STEP_MS + VALID_MS;
  return `${path}?until=${until}&signature=${signature(signer, path, until).toString('base64url')}`;
}

/** Whether a signature was made for the file and still holds. */
export function isSigned(signer: Signer, media_id: string, until: number, given: string): boolean {
  if (!Number.isSafeInteger(until) || until < signer.now()) return false;
  const expected = signature(signer, replyMediaPath(media_id), until);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

function signature({ pseudonym }: Signer, path: string, until: number): Buffer {
  return pseudonym(`media:${path}:${until}`);
}
