import { createHash } from 'node:crypto';

/** A key that secrets are encrypted with; its id stands beside them, so that keys can be changed. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The installation's keys: the newest one encrypts, all of them decrypt. */
export interface KeyRing {
  readonly newest: SecretKey;
  readonly byId: ReadonlyMap<string, SecretKey>;
}

const KEY_BYTES = 32;

/** The keys of a setting or a key file: 32 bytes each in base64 or hex, the newest one first; null when one is none. */
export function readKeyRing(text: string): KeyRing | null {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(keyOf);
  const known = keys.filter((key) => key !== null);
  const [newest] = known;
  if (!newest || known.length < keys.length) return null;
  return { newest, byId: new Map(known.map((key) => [key.id, key])) };
}

function keyOf(text: string): SecretKey | null {
  const bytes = /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : /^[\w+/-]{43}=?$/.test(text)
      ? Buffer.from(text, 'base64url')
      : null;
  if (bytes?.length !== KEY_BYTES) return null;
  return { id: createHash('sha256').update('dialogwerk key id').update(bytes).digest('hex').slice(0, 12), bytes };
}
