import { compileChats, neverActing } from '@dialogwerk/shared/dialog';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import type { Chats } from './Chats.ts';

/** The ids of the triggers that can never act; none while some of the dialogs cannot be seen, because what leads there is not known. */
export function uselessTriggers({ manager, surveys, triggers }: Chats): ReadonlySet<string> {
  if (manager.hidden_surveys > 0) return new Set();
  const chats = compileChats(
    surveys.map(snapshotOf),
    triggers.map(({ rule }) => rule),
  );
  const never = new Set(neverActing(chats.surveys, chats.rules));
  const acting = new Set(chats.rules);
  // One whose block is gone is not compiled at all.
  return new Set(
    triggers.flatMap(({ trigger_id, rule }) => (never.has(rule) || !acting.has(rule) ? [trigger_id] : [])),
  );
}
