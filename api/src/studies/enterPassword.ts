import type { BrowserMarks } from '../calls/browserMarks.ts';
import { isRightPassword } from '../passwords/passwordHash.ts';
import type { Services } from '../services.ts';
import { giveBackToken, takeTokens } from '../throttle/TokenBucket.ts';
import type { TokenBucket } from '../throttle/TokenBucket.ts';
import { letIn } from './doors/letIn.ts';
import type { PasswordDoor } from './doors/letIn.ts';

/** What became of a password that somebody typed before a dialog. */
export type Entered =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** A password that somebody types, and from where. */
export interface PasswordAttempt {
  readonly typed: string;
  readonly address: string;
  readonly marks: BrowserMarks;
}

/** In no minute are there more than ten tries: eight at once, and one more each half minute. */
const triesAt = (survey_id: string): TokenBucket => ({
  name: `password of ${survey_id}`,
  burst: 8,
  refillMs: 30_000,
});

/**
 * Tries a password at a dialog's door, at most ten times a minute from one address, and has the browser known as one that may pass.
 * A right one is no try: a class of thirty types it behind one address.
 */
export async function enterPassword(
  services: Pick<Services, 'db' | 'now' | 'pseudonym'>,
  door: PasswordDoor,
  { typed, address, marks }: PasswordAttempt,
): Promise<Entered> {
  const { survey_id, password_hash } = door;
  if (password_hash === null) return { kind: 'right' };
  const tries = triesAt(survey_id);
  // Before it is looked at, so that many at once gain nothing.
  const wait = await takeTokens(services, tries, address, 1);
  if (wait > 0) return { kind: 'wait', seconds: Math.ceil(wait / 1_000) };
  if (!(await isRightPassword(typed, password_hash))) return { kind: 'wrong' };
  await giveBackToken(services, tries, address);
  letIn(services.pseudonym, marks, door);
  return { kind: 'right' };
}
