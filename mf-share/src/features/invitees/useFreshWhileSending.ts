import type { InviteeList } from '@dialogwerk/shared/contract';
import { useEffect } from 'react';

/** How often it is looked how far mails are. */
const EVERY_MS = 3_000;

/** Asks again while mails are on their way, or their time has come. */
export function useFreshWhileSending(list: InviteeList | null, reload: () => void): void {
  // When the next one begins; at once while one is on its way.
  const next = Math.min(
    ...(list?.mailings ?? []).flatMap(({ state, due_at }) =>
      state === 'sending' ? [0] : state === 'planned' ? [due_at] : [],
    ),
  );
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setInterval(() => {
      if (Date.now() >= next) reload();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [next, reload]);
}
