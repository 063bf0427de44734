import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import { answersOf } from '../../../dialogs/answersOf.ts';
import { findByUser } from '../turn/conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { replayChange } from './replayChange.ts';

const nothing = { is_certain: true, withdrawn: [] };

/**
 * Which later answers another reply to an earlier question would take away; nothing is stored and no other system is asked. Refuses as
 * `changeAnswer` does.
 */
export async function previewChange(
  live: LiveServices,
  user_id_live: string,
  { survey_id, ...wanted }: CallInput<'previewChange'>,
): Promise<CallResponse<'previewChange'>> {
  const conversation = await findByUser(live.pool, survey_id, user_id_live);
  if (!conversation) throw new CallError('conversation/unknown');
  const found = await replayChange(live, { survey_id, user_id_live, conversation }, wanted, null);
  if (!found) return nothing;
  const { replayed, replies, rows } = found;
  if (replayed.outcome === 'needs-response') return { ...nothing, is_certain: false };
  const kept = new Set(replayed.turns.map(({ past }) => past));
  const gone = new Set(
    replies.filter(({ past }, place) => past.withdrawn_at === null && !kept.has(place)).map(({ row }) => row),
  );
  const applying = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
  return {
    is_certain: true,
    withdrawn: answersOf(applying)
      .filter(({ row }) => gone.has(row))
      .map(({ question, answer }) => ({ question, answer })),
  };
}
