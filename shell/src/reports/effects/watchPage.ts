import type { ReleasableId } from '@dialogwerk/shared/contract';
import { placeOf } from '../model/placeOf.ts';
import type { Reporter } from '../createReporter.ts';

const FLUSH_MS = 15_000;
const HEARTBEAT_MS = 4 * 60_000;
/** Shorter ones nobody notices. */
const INTERACTION_MS = 40;

interface WatchParts {
  readonly reporter: Reporter;
  /** The module that is on screen, for what cannot be told by a file. */
  readonly shown: () => { readonly module: ReleasableId; readonly version: string } | null;
}

/** Listens for what goes wrong and what is slow on the page, and sends it now and then. Gives the way to stop. */
export function watchPage({ reporter, shown }: WatchParts): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener('error', ({ error }) => reporter.faultAt('error', error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reporter.faultAt('rejection', reason), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && reporter.flush(), { signal });
  window.addEventListener('pagehide', () => reporter.flush(), { signal });
  const timers = [setInterval(() => reporter.flush(), FLUSH_MS), setInterval(() => reporter.flush(true), HEARTBEAT_MS)];
  const observers = [
    observe('long-animation-frame', (entry) => {
      const slowest = scriptsOf(entry).toSorted((one, other) => other.duration - one.duration)[0];
      const at = slowest && placeOf(slowest.sourceURL);
      if (at?.version) reporter.measure('frame', at.module, at.version, entry.duration);
    }),
    observe('event', (entry) => {
      const on = shown();
      if (on && 'interactionId' in entry && entry.interactionId) {
        reporter.measure('interaction', on.module, on.version, entry.duration);
      }
    }),
  ];
  return () => {
    leaving.abort();
    timers.forEach(clearInterval);
    for (const observer of observers) observer?.disconnect();
  };
}

interface FrameScript {
  readonly sourceURL: string;
  readonly duration: number;
}

function scriptsOf(entry: PerformanceEntry): readonly FrameScript[] {
  return 'scripts' in entry && Array.isArray(entry.scripts) ? entry.scripts : [];
}

function observe(type: string, take: (entry: PerformanceEntry) => void): PerformanceObserver | null {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return null;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  const wanted = { type, buffered: true, durationThreshold: INTERACTION_MS };
  observer.observe(wanted);
  return observer;
}
