import type { ResultFilter } from '@dialogwerk/shared/contract';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { useCallback, useMemo } from 'react';
import { readFilter } from './readFilter.ts';

/** In the address, so that a filter can be shared with colleagues, and 'back' takes the last change of it back. */
const PARAMETER = 'filter';

export interface ResultFilterInAddress {
  /** What counts now. Every condition has to hold. */
  readonly filter: ResultFilter;
  /** The same in its short form, as every call wants it; '' for all conversations. Good as a dependency: the same text for the same filter. */
  readonly text: string;
  readonly isFiltering: boolean;
  /** The address holds a filter that means nothing; `filter` is everything then, and no figure may be shown as filtered. */
  readonly isUnreadable: boolean;
  readonly setFilter: (filter: ResultFilter) => void;
  /** The same by its short form, such as a segment keeps. */
  readonly setText: (text: string) => void;
}

/** The one filter that holds for every figure, list and export of the screen, and the way to set another. */
export function useResultFilter(): ResultFilterInAddress {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get(PARAMETER) ?? '';
  const known = useMemo(() => {
    const read = readFilter(inAddress);
    const filter = read ?? everything;
    const text = writeFilter(filter);
    return { filter, text, isFiltering: text !== '', isUnreadable: read === null };
  }, [inAddress]);
  const setText = useCallback(
    (text: string): void =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (text === '') after.delete(PARAMETER);
          else after.set(PARAMETER, text);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setParameters],
  );
  const setFilter = useCallback((filter: ResultFilter): void => setText(writeFilter(filter)), [setText]);
  return { ...known, setFilter, setText };
}
