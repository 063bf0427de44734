import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../services.ts';
import type { Account } from './findAccount.ts';

/** How long a device is known after its last login. */
const KNOWN_MS = 180 * 24 * 60 * 60_000;

type Owner = Pick<Account, 'user_id' | 'password_changed_at'>;
type Signing = Pick<Services, 'pseudonym' | 'now'>;

/** What a browser keeps after a login, to be known again at the next one: signed, and void once the password is changed. */
export function deviceMark(services: Signing, owner: Owner): string {
  const given = `${services.now()}.${randomBytes(9).toString('base64url')}`;
  return `${given}.${signature(services, owner, given)}`;
}

/** Whether somebody has logged in to this very account with this browser, since its password was set. */
export function isKnownDevice(services: Signing, owner: Owner | undefined, mark: string | undefined): mark is string {
  const [at = '', random = '', signed = ''] = mark?.split('.') ?? [];
  if (!owner || !(Number(at) + KNOWN_MS > services.now())) return false;
  const wanted = Buffer.from(signature(services, owner, `${at}.${random}`));
  const got = Buffer.from(signed);
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

function signature({ pseudonym }: Signing, { user_id, password_changed_at }: Owner, given: string): string {
  return pseudonym(`device:${user_id}:${password_changed_at.getTime()}:${given}`).toString('base64url');
}
