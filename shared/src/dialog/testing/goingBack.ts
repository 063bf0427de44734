import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import { markAskedAgain } from '../engine/replay/markAskedAgain.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import type { PastReply } from '../engine/replay/replay.ts';
import { openRequest } from '../engine/turn/requestFor.ts';
import { step } from '../engine/step.ts';
import { acceptableReply } from './acceptableReply.ts';
import { changed } from './past.ts';
import type { Change, Past } from './past.ts';

/** A conversation of somebody who goes on and back, as a server keeps it. */
export interface Journey {
  readonly past: Past;
  readonly state: ConversationState;
  /** When the last move was made; the next one is made at the next number. */
  readonly at: number;
}

export function begin(survey: CompiledSurvey): Journey {
  const started = step(survey, newConversation, { kind: 'start' });
  const state = started.outcome === 'accepted' ? started.state : newConversation;
  return { past: { replies: [], responses: [] }, state, at: 0 };
}

/** Answers what is open; a request fails. The same journey where nothing is open. */
export function goOn(survey: CompiledSurvey, { past, state, at }: Journey, pick: number): Journey {
  const now = at + 1;
  const request = openRequest(survey, state);
  if (request) {
    const { unique_question_id } = request;
    const answered = step(survey, state, { kind: 'response', unique_question_id, values: null });
    if (answered.outcome !== 'accepted') throw new Error('a failed request was not taken');
    const responses = [...past.responses, { request, values: null }];
    return { past: { ...past, responses }, state: answered.state, at: now };
  }
  const question = openQuestion(survey, state);
  if (!question) return { past, state, at };
  const { unique_question_id, nachfrage_id, input } = question;
  const replied = { unique_question_id, nachfrage_id, reply: acceptableReply(input, pick) };
  const taken = step(survey, state, { kind: 'reply', ...replied, at: now });
  if (taken.outcome !== 'accepted') throw new Error('a reply that fits was not taken');
  const fresh: PastReply = { ...replied, given_at: now, withdrawn_at: null, asked_again: false };
  return { past: { ...past, replies: [...past.replies, fresh] }, state: taken.state, at: now };
}

/** Gives an earlier question another reply. */
export function goBack(survey: CompiledSurvey, { past, state, at }: Journey, change: Change): Journey {
  const open = openQuestion(survey, state);
  const replies = past.replies.map((one) => markAskedAgain(one, open, at));
  const { result, past: after } = changed(survey, { ...past, replies }, change, at + 1);
  return { past: after, state: result.state, at: at + 1 };
}

/** The replies that count, in the order in which they were asked for. */
export function counting({ past }: Journey): PastReply[] {
  return past.replies.filter(({ withdrawn_at }) => withdrawn_at === null);
}
