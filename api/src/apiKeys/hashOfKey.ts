import { createHash } from 'node:crypto';

/** By what a key is found: of the key itself nothing is stored. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();
