import { reducesMotion } from '@dialogwerk/shared/browser';
import type { DialogEntry } from '@dialogwerk/shared/contract';
import { useEffect, useState } from 'react';
import { pauseBefore } from '../model/pauseBefore.ts';

/**
 * How many entries are on the screen: those before `freshFrom` at once, each further one after its pause, which is `longer` times as long;
 * Infinity: it waits. `atOnce` without any. Where the respondent has not said so, as with motion reduced on the device.
 */
export function useReveal(
  entries: readonly DialogEntry[],
  freshFrom: number,
  speed: number,
  atOnce = reducesMotion(),
  longer = 1,
): number {
  const [shown, setShown] = useState(freshFrom);
  // After a change of an earlier answer there may be fewer; what follows then comes with its pauses again.
  if (shown > entries.length) setShown(entries.length);
  const pace = atOnce ? 1 : speed;
  const visible = withoutWait(entries, Math.max(shown, freshFrom), pace);
  const next = entries[visible];
  const pause = next && longer < Infinity ? pauseBefore(next, pace) * longer : null;
  useEffect(() => {
    if (pause === null) return undefined;
    const timer = setTimeout(() => setShown(visible + 1), pause);
    return () => clearTimeout(timer);
  }, [visible, pause]);
  return visible;
}

function withoutWait(entries: readonly DialogEntry[], from: number, speed: number): number {
  let visible = Math.min(from, entries.length);
  for (let entry = entries[visible]; entry && pauseBefore(entry, speed) === 0; entry = entries[visible]) visible += 1;
  return visible;
}
