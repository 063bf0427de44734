import type { Block } from '../../contract/index.ts';
import { orderText, turnedOrders } from '../blocks/shuffle/orders.ts';
import { shuffledNumbers } from '../blocks/shuffle/shuffle.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent } from '../engine/events.ts';
import { step } from '../engine/step.ts';

/** How many ways of one event through what is drawn are tried. */
const MOST_WAYS = 100;

/** What can be drawn at a block and is tried: each arm, of all orders those in which each item comes first once, and before and behind each other one. */
function triedAt(block: Block): string[] {
  if (block.type === 'experiment') return block.arms.map(({ id }) => id);
  return block.type === 'shuffle' ? turnedOrders(shuffledNumbers(block)).map(orderText) : [];
}

/** An event with each arm of the experiments and orders of the shuffles that its turn comes to; itself where it comes to none that is not settled. */
export function withEachArm(survey: CompiledSurvey, state: ConversationState, event: EngineEvent): EngineEvent[] {
  const open: EngineEvent[] = [event];
  const all: EngineEvent[] = [];
  for (let next = open.shift(); next; next = open.shift()) {
    const result = step(survey, state, next);
    const effects = result.outcome === 'accepted' ? result.effects : [];
    const drawn = effects.find((effect) => effect.kind === 'draw' && !effect.settled);
    const block = drawn?.kind === 'draw' ? survey.blocks.get(drawn.unique_question_id)?.block : undefined;
    const tried = block ? triedAt(block) : [];
    if (!block || tried.length === 0 || all.length + open.length >= MOST_WAYS) {
      all.push(next);
      continue;
    }
    for (const one of tried) open.push({ ...next, draws: { ...next.draws, [block.unique_question_id]: one } });
  }
  return all;
}
