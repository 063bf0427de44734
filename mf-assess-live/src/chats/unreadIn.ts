import type { DialogEntry } from '@dialogwerk/shared/contract';

/** How many messages of the bot stand among the visible ones and were not seen yet. */
export function unreadIn(entries: readonly DialogEntry[], visible: number, seen: number): number {
  return entries.slice(seen, visible).filter(({ user_or_bot, type }) => user_or_bot === 'bot' && type !== 'changed')
    .length;
}
