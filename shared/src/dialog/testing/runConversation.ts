import * as fc from 'fast-check';
import type { Reply } from '../../contract/index.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent, Step } from '../engine/events.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { openRequest } from '../engine/turn/requestFor.ts';
import { step } from '../engine/step.ts';
import { acceptableReply } from './acceptableReply.ts';
import { arbitraryReply } from './arbitrarySurvey.ts';

/** An arbitrary reply, or a number that picks one that fits. */
export type Input = Reply | number;

export const arbitraryInputs: fc.Arbitrary<Input[]> = fc.array(fc.oneof(fc.nat(5), arbitraryReply), { maxLength: 20 });

/** One event with the states before and after it. */
export interface Played {
  readonly event: EngineEvent;
  readonly before: ConversationState;
  readonly result: Step;
  readonly after: ConversationState;
}

/** What comes next in a conversation; null at its end. Every other request fails. */
function eventFor(survey: CompiledSurvey, state: ConversationState, input: Input): EngineEvent | null {
  const request = openRequest(survey, state);
  if (request) {
    const values = typeof input === 'number' && input % 2 === 0 ? { x: input, y: 'y' } : null;
    return { kind: 'response', unique_question_id: request.unique_question_id, values };
  }
  const question = openQuestion(survey, state);
  if (!question) return null;
  const { unique_question_id, nachfrage_id } = question;
  const reply = typeof input === 'number' ? acceptableReply(question.input, input) : input;
  return { kind: 'reply', unique_question_id, nachfrage_id, reply };
}

/** Runs a dialog with whatever comes, from its start on; its events are a millisecond apart. */
export function runConversation(survey: CompiledSurvey, inputs: readonly Input[]): Played[] {
  const played: Played[] = [];
  let state = newConversation;
  const send = (event: EngineEvent): void => {
    const result = step(survey, state, event);
    const after = result.outcome === 'accepted' ? result.state : state;
    played.push({ event, before: state, result, after });
    state = after;
  };
  send({ kind: 'start' });
  for (const input of inputs) {
    const event = eventFor(survey, state, input);
    if (!event) break;
    send(event.kind === 'reply' ? { ...event, at: played.length } : event);
  }
  return played;
}
