import type { DialogEntry } from '@dialogwerk/shared/contract';

/** How long the bot seems to type before a bubble without an authored pause, in milliseconds at the default speed. */
const TYPING_MS = 400;

/**
 * The wait before a new bubble, in milliseconds: as authored at speed 0.5, twice that at 0, none at 1 (domain.md §1).
 * What the respondent said stands at once.
 */
export function pauseBefore(entry: Pick<DialogEntry, 'user_or_bot' | 'pause'>, speed: number): number {
  if (entry.user_or_bot === 'user') return 0;
  const share = 2 * (1 - Math.min(Math.max(speed, 0), 1));
  return Math.round((entry.pause > 0 ? entry.pause : TYPING_MS) * share);
}
