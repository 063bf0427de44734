import { studyDay } from '@dialogwerk/shared/contract';
import type { Entry } from '../Entry.ts';
import type { Session } from './Session.ts';
import { sessionCounts } from './sessionCounts.ts';

/** Who changes nothing for so long has begun anew, in milliseconds. */
export const PAUSE_MS = 15 * 60_000;

/**
 * The entries of each author parted by pauses and days; entries and sessions stand with the newest first. Two authors who work at the
 * same time have a session each, which overlap.
 */
export function sessionsOf(entries: readonly Entry[]): readonly Session[] {
  const open = new Map<string, Entry[]>();
  const all: Entry[][] = [];
  for (const entry of entries) {
    const who = entry.author?.user_id ?? '';
    const known = open.get(who);
    const later = known?.at(-1);
    if (known && later && isOneSession(entry, later)) known.push(entry);
    else {
      const begun = [entry];
      open.set(who, begun);
      all.push(begun);
    }
  }
  return all.flatMap((one) => sessionOf(one) ?? []).toSorted((a, b) => b.revision - a.revision);
}

function isOneSession(entry: Entry, later: Entry): boolean {
  const isNear = Math.abs(later.time - entry.time) <= PAUSE_MS;
  return isNear && studyDay(later.time) === studyDay(entry.time);
}

function sessionOf(entries: readonly Entry[]): Session | null {
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (!newest || !oldest) return null;
  const times = entries.map(({ time }) => time);
  return {
    key: oldest.key,
    author: newest.author,
    from: Math.min(...times),
    to: Math.max(...times),
    revision: newest.revision,
    entries,
    counts: sessionCounts(entries),
  };
}
