import { fetchOnce, makeStale } from '@dialogwerk/shared/clients';
import { RESULT_READS } from '@dialogwerk/shared/contract';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useEffect, useEffectEvent } from 'react';

/** How often is asked at most, and how many times as long as an answer took is waited, so that a large dialog is not asked all the time. */
const ASKED_EVERY_MS = 10_000;
const REST = 20;

type States = CallResponse<'resultOverview'>['states'];

/**
 * Notices new answers by itself while the page is in sight: asks how conversations stand, and has everything asked for again when that
 * is not what `shown` says; null while nothing is shown.
 */
export function useLiveResults(survey_id: string, filter: string, shown: States | null): void {
  const compare = useEffectEvent((told: States): void => {
    if (shown !== null && JSON.stringify(told) !== JSON.stringify(shown)) makeStale(RESULT_READS, { survey_id });
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const asked = performance.now();
      const told = await fetchOnce('resultOverview', { survey_id, filter }, signal).catch(() => null);
      if (signal.aborted) return;
      if (told) compare(told.states);
      timer = setTimeout(() => void ask(), Math.max(ASKED_EVERY_MS, REST * (performance.now() - asked)));
    };
    timer = setTimeout(() => void ask(), ASKED_EVERY_MS);
    document.addEventListener('visibilitychange', () => void ask(), { signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [survey_id, filter]);
}
