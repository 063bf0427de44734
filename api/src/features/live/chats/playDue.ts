import { attempt } from '../../../attempts/attempt.ts';
import { forEachSettled } from '../../../forEachSettled.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playInChats } from './playInChats.ts';
import { settleAll } from './takeChatsTurn.ts';

const DUE_AT_ONCE = 200;

/**
 * Has everything happen in multi-chats that is due by now. Where several servers are at it, each thing happens once, because it is
 * worked out from what is stored, under the participation's lock.
 */
export async function playDue(live: LiveServices): Promise<void> {
  const due = await live.db
    .selectFrom('participations as p')
    .innerJoin('dialog_managers as m', 'm.dialog_manager_id', 'p.dialog_manager_id')
    .select(['participation_id', 'p.dialog_manager_id'])
    .where('due_at', '<=', new Date(live.now()))
    // An inactive multi-chat writes to nobody; once it is Live again, it goes on.
    .where((row) => row.or([row('m.active', '=', true), row('p.is_test', '=', true)]))
    .where('m.deleted_at', 'is', null)
    .orderBy('due_at')
    .limit(DUE_AT_ONCE)
    .execute();
  await forEachSettled(due, ({ participation_id, dialog_manager_id }) =>
    attempt(
      live,
      { kind: 'due', survey_id: `${dialog_manager_id}`, id: participation_id },
      {
        work: async () => {
          const played = await playInChats(live, participation_id, { kind: 'time' });
          if (played.outcome === 'accepted') settleAll(live, played.waiting);
          return true;
        },
        instead: async () => false,
      },
    ),
  );
}
