import type { Hint } from '@dialogwerk/shared/contract';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import type { ChatsToCheck } from '@dialogwerk/shared/dialog/simulation';
import type { Chats } from './Chats.ts';

/** How many invented players check a multi-chat. */
export const PLAYERS = 10_000;

/** A multi-chat as it is checked. */
export function toCheck({ surveys, triggers }: Chats, hints: readonly Hint[]): ChatsToCheck {
  return { snapshots: surveys.map(snapshotOf), rules: triggers.map(({ rule }) => rule), hints };
}

/** Whether what was checked is still what there is; what was not changed is the very same object. */
export function isStillSo(checked: ChatsToCheck, { surveys, triggers }: Chats, hints: readonly Hint[]): boolean {
  return (
    checked.hints === hints &&
    checked.snapshots.length === surveys.length &&
    checked.snapshots.every(({ blocks }, place) => blocks === surveys[place]?.all_questions) &&
    checked.rules.length === triggers.length &&
    checked.rules.every((rule, place) => rule === triggers[place]?.rule)
  );
}
