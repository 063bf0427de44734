import { formatIds } from './Format.ts';
import type { FormatFacts } from './Format.ts';
import { formatFacts } from './registry.ts';

/** The facts of all formats, in the order in which authors are told of them. */
export function listFormats(): readonly FormatFacts[] {
  return formatIds.map((id) => formatFacts[id]);
}
