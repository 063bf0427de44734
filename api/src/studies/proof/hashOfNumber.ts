import { hash } from 'node:crypto';

/** What a number gives with the salt of a challenge, in hex; what is asked for is the number that gives `target`. */
export function hashOfNumber(salt: string, number: number): string {
  return hash('sha256', Buffer.from(salt + number.toString(16).padStart(8, '0'), 'hex'), 'hex');
}
