import { loading } from '../state/CallState.ts';
import type { CallState } from '../state/CallState.ts';

/** The one page of a read that is not paged. */
export function firstOf<Page>(pages: CallState<readonly Page[]>): CallState<Page> {
  if (pages.kind !== 'loaded') return pages;
  const [value] = pages.value;
  return value === undefined ? loading : { kind: 'loaded', value };
}
