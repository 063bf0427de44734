import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from './KeyRing.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose secret it is: a sealed one opens nowhere else, so that nobody can move it to another dialog or name. */
export interface SecretId {
  readonly survey_id: string;
  readonly name: string;
}

const bound = ({ survey_id, name }: SecretId): Buffer => Buffer.from(JSON.stringify([survey_id, name]));

/** A value encrypted (AES-256-GCM): initialisation vector, tag, cipher text. */
export function seal(key: SecretKey, id: SecretId, value: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, iv, { authTagLength: TAG_BYTES }).setAAD(bound(id));
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** The value of a sealed one; null when it was sealed for something else, by another key, or was changed. */
export function unseal(key: SecretKey, id: SecretId, sealed: Buffer): string | null {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(bound(id)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
