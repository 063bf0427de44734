import { triedReplies } from '../blocks/answerStudies.ts';
import type { Constants } from '../blocks/Constants.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent } from '../engine/events.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { step } from '../engine/step.ts';

type ReplyEvent = Extract<EngineEvent, { kind: 'reply' }>;

/** How often a reply is drawn again that a rule of the author's refuses. */
const REDRAWN = 60;

/**
 * A drawn reply to the open question that keeps the author's rule for it: one of many, else one of those that are worth a try. Where none does, it
 * is the first one, which the engine refuses.
 */
export function keptReply(
  survey: CompiledSurvey,
  state: ConversationState,
  constants: Constants,
  draw: () => ReplyEvent,
): ReplyEvent {
  const first = draw();
  const isRuled = (survey.blocks.get(first.unique_question_id)?.must ?? null) !== null;
  const isTaken = (event: ReplyEvent): boolean => {
    const result = step(survey, state, event);
    return result.outcome === 'accepted' && result.refused === undefined;
  };
  if (!isRuled || isTaken(first)) return first;
  for (let drawn = 0; drawn < REDRAWN; drawn += 1) {
    const event = draw();
    if (isTaken(event)) return event;
  }
  const question = openQuestion(survey, state);
  const tried = question ? triedReplies(question, { ...constants, questions: [] }) : [];
  const { unique_question_id, nachfrage_id } = first;
  const events = tried.map((reply): ReplyEvent => ({ kind: 'reply', unique_question_id, nachfrage_id, reply }));
  return events.find(isTaken) ?? first;
}
