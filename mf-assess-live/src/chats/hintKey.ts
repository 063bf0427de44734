import type { FoundHint } from '@dialogwerk/shared/contract';

/** One text for each hint, to know it again. */
export function hintKey({ kind, number }: FoundHint): string {
  return `${kind} ${number}`;
}
