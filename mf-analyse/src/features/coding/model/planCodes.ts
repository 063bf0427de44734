import { codeKey, CODES_LIMIT } from '@dialogwerk/shared/contract';
import type { CodebookEntry } from './codebook.ts';

/** What a codebook would do to the codes of a question. */
export interface CodePlan {
  /** Those that come in, in the order of the file. */
  readonly fresh: readonly CodebookEntry[];
  /** Names of the file that there are already; these codes stay as they are. */
  readonly kept: readonly string[];
  /** Whether there would be more than a question can have. */
  readonly isTooMany: boolean;
}

/** Compares a codebook with the codes that there are. */
export function planCodes(entries: readonly CodebookEntry[], codes: readonly { readonly name: string }[]): CodePlan {
  const there = new Set(codes.map(({ name }) => codeKey(name)));
  const fresh = entries.filter(({ name }) => !there.has(codeKey(name)));
  const kept = entries.filter(({ name }) => there.has(codeKey(name))).map(({ name }) => name);
  return { fresh, kept, isTooMany: codes.length + fresh.length > CODES_LIMIT };
}
