import { loading, reasonOf } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { ReportEntry } from '@dialogwerk/shared/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FigureSource } from './FigureSource.ts';
import { isFigureEntry } from './model/figureOfEntry.ts';
import type { FigureEntry } from './model/figureOfEntry.ts';
import type { EntryData } from './model/ReportFigure.ts';

export interface ReportData {
  readonly dataOf: (entry: FigureEntry) => CallState<EntryData>;
  /** Loads all figures anew; those that are shown stay in sight meanwhile. */
  readonly reload: () => void;
}

/** What an entry asks for: moved entries, and those of the same figure, are loaded once. */
function keyOf(entry: FigureEntry, filter: string): string {
  const { entry_id: _, view: __, ...asked } = entry;
  return JSON.stringify({ ...asked, filter: entry.filter ?? filter });
}

/** The figures of a report's entries, each loaded once it is in the report. `source` is the same at every drawing. */
export function useReportData(source: FigureSource, entries: readonly ReportEntry[], filter: string): ReportData {
  const [states, setStates] = useState<ReadonlyMap<string, CallState<EntryData>>>(new Map());
  const asked = useRef({ attempt: 0, keys: new Set<string>() });
  const isGone = useRef(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => {
    const settle = (key: string, state: CallState<EntryData>): void => {
      if (!isGone.current) setStates((before) => new Map(before).set(key, state));
    };
    if (asked.current.attempt !== attempt) asked.current = { attempt, keys: new Set() };
    const { keys } = asked.current;
    for (const entry of entries.filter((one) => isFigureEntry(one))) {
      const key = keyOf(entry, filter);
      if (keys.has(key)) continue;
      keys.add(key);
      source.load(entry, filter).then(
        (value) => settle(key, { kind: 'loaded', value }),
        (error: unknown) => settle(key, { kind: 'failed', reason: reasonOf(error) }),
      );
    }
  }, [source, entries, filter, attempt]);

  const reload = useCallback((): void => {
    source.renew();
    setAttempt((before) => before + 1);
  }, [source]);
  return { dataOf: (entry) => states.get(keyOf(entry, filter)) ?? loading, reload };
}
