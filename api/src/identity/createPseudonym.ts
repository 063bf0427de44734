import { createHmac } from 'node:crypto';

/** Gives a value's stand-in: the same for the same value, and of no use without the installation's secret. */
export type Pseudonym = (value: string) => Buffer;

export function createPseudonym(secret: string): Pseudonym {
  return (value) => createHmac('sha256', secret).update(`pseudonym:${value}`).digest();
}
