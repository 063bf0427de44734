import { isDrawing, withDraw } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, ConversationState, Effect } from '@dialogwerk/shared/dialog';
import type { Pool, PoolClient } from 'pg';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { PlayedTurn } from '../turn/playTurn.ts';
import { drawArm } from './drawArm.ts';

type Draw = Extract<Effect, { kind: 'draw' }>;

/** The first arm of a turn that its sequence settles, by block; null where all are settled or nobody keeps a sequence. */
export async function settleDraw(
  db: Pick<Pool | PoolClient, 'query'>,
  conversation: ConversationId,
  survey: CompiledSurvey,
  draws: readonly Draw[],
): Promise<{ readonly unique_question_id: string; readonly arm: string } | null> {
  for (const draw of draws) {
    const block = survey.blocks.get(draw.unique_question_id)?.block;
    if (draw.settled || !block || !isDrawing(block)) continue;
    const arm = await drawArm(db, conversation, block, draw);
    if (arm !== null) return { unique_question_id: draw.unique_question_id, arm };
  }
  return null;
}

/**
 * Plays a turn with the arms that the sequences of its experiments give: again with each arm that comes out, because what follows depends on
 * it and a turn that is not stored has happened to nobody.
 */
export async function playDrawn(
  db: Pick<Pool | PoolClient, 'query'>,
  conversation: ConversationId & { readonly state: ConversationState },
  survey: CompiledSurvey,
  play: (state: ConversationState) => PlayedTurn,
): Promise<PlayedTurn> {
  let { state } = conversation;
  for (;;) {
    const played = play(state);
    if (played.outcome !== 'accepted') return played;
    const settled = await settleDraw(db, conversation, survey, played.draws);
    if (!settled) return played;
    state = withDraw(state, settled.unique_question_id, settled.arm);
  }
}
