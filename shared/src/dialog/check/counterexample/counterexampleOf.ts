import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { conversationWith } from '../../engine/ConversationState.ts';
import type { Effect, EngineEvent } from '../../engine/events.ts';
import { step } from '../../engine/step.ts';
import { bubbleLine } from '../../text/bubbleLine.ts';
import { bubblesOf } from '../../text/bubblesOf.ts';
import type { Counterexample, CounterexampleBubble } from '../Finding.ts';

/**
 * A conversation as it is shown and played again; `loopFrom`: the turn from which on it repeats itself, null for none; `seed`: what
 * its orders are drawn by, null for none.
 */
export function counterexampleOf(
  survey: CompiledSurvey,
  events: readonly EngineEvent[],
  loopFrom: number | null = null,
  seed: number | null = null,
): Counterexample {
  const bubbles: CounterexampleBubble[] = [];
  let state = conversationWith({ seed: seed ?? undefined });
  let loopBubble: number | null = null;
  for (const [index, event] of events.entries()) {
    if (index === loopFrom) loopBubble = bubbles.length;
    const result = step(survey, state, event);
    if (result.outcome !== 'accepted') break;
    state = result.state;
    bubbles.push(...result.effects.flatMap(bubblesIn));
  }
  return {
    replies: events.flatMap((event) => {
      if (event.kind !== 'reply') return [];
      const { unique_question_id, nachfrage_id, reply } = event;
      return [{ unique_question_id, nachfrage_id, reply }];
    }),
    bubbles,
    loopFrom: loopBubble,
  };
}

function bubblesIn(effect: Effect): CounterexampleBubble[] {
  if (effect.kind === 'reply-shown') {
    return [{ from: 'user', text: effect.text, unique_question_id: effect.unique_question_id }];
  }
  if (effect.kind !== 'say') return [];
  const { unique_question_id } = effect;
  return bubblesOf(effect.text).map((bubble) => ({ from: 'bot', text: bubbleLine(bubble), unique_question_id }));
}
