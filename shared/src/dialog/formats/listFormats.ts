import type { FormatFacts } from './Format.ts';
import { formatFacts } from './formatFacts.ts';

/** The facts of all formats, in the order in which authors are told of them. */
export function listFormats(): readonly FormatFacts[] {
  return Object.values(formatFacts);
}
