import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent } from '../engine/events.ts';
import { step } from '../engine/step.ts';

/** How many ways of one event through experiments are tried. */
const MOST_WAYS = 100;

/** An event with each arm of the experiments that its turn comes to; itself where it comes to none that is not settled. */
export function withEachArm(survey: CompiledSurvey, state: ConversationState, event: EngineEvent): EngineEvent[] {
  const open: EngineEvent[] = [event];
  const all: EngineEvent[] = [];
  for (let next = open.shift(); next; next = open.shift()) {
    const result = step(survey, state, next);
    const effects = result.outcome === 'accepted' ? result.effects : [];
    const drawn = effects.find((effect) => effect.kind === 'draw' && !effect.settled);
    const block = drawn?.kind === 'draw' ? survey.blocks.get(drawn.unique_question_id)?.block : undefined;
    if (block?.type !== 'experiment' || all.length + open.length >= MOST_WAYS) {
      all.push(next);
      continue;
    }
    for (const { id } of block.arms) {
      open.push({ ...next, draws: { ...next.draws, [block.unique_question_id]: id } });
    }
  }
  return all;
}
