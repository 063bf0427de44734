const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A fresh id, such as 'o7k2m9xq41za'. Random, because answers are stored by id: one that was deleted must never come back
 * with another meaning. (`randomUUID` is missing on pages without https.)
 */
export function newId(prefix: string): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return prefix + Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
