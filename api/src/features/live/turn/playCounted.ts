import type { CompiledSurvey, EngineEvent } from '@dialogwerk/shared/dialog';
import { settleQuotas } from '../../../studies/settleQuotas.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playDrawn } from '../draws/playDrawn.ts';
import type { ConversationRow } from './conversationStatements.ts';
import { playTurn } from './playTurn.ts';
import type { Circumstances, PlayedTurn } from './playTurn.ts';

/**
 * Plays a turn of a dialog by itself, with what is drawn and counted for it: where it makes the conversation belong to a quota that is
 * full, it is played once more as one of somebody who is turned away. Gives the event as it is to be stored.
 */
export async function playCounted<Event extends EngineEvent>(
  live: Pick<LiveServices, 'db' | 'pool'>,
  conversation: ConversationRow & { readonly survey_id: string },
  survey: CompiledSurvey,
  event: Event,
  circumstances: Circumstances,
): Promise<{ readonly played: PlayedTurn; readonly event: Event }> {
  const play = (settled: Event) =>
    playDrawn(live.pool, conversation, survey, (state) => playTurn(survey, state, settled, circumstances));
  const played = await play(event);
  if (!conversation.has_quotas || played.outcome !== 'accepted') return { played, event };
  const full = await settleQuotas(live.db, conversation, played.state, circumstances.now);
  if (!full) return { played, event };
  const turnedAway = { ...event, full };
  return { played: await play(turnedAway), event: turnedAway };
}
