import type { ResultFilter } from '@dialogwerk/shared/contract';
import { resultFilter } from '@dialogwerk/shared/contract/schemas';
import { readFilterText } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';

/** The filter that a short form stands for; 422 for one that means nothing. */
export function readFilter(text: string): ResultFilter {
  const read = resultFilter.safeParse(readFilterText(text));
  if (!read.success) throw new CallError('results/bad-filter');
  return read.data;
}
