import type { Language, Reply } from '../../../contract/index.ts';
import type { Understood } from '../words/Understood.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { conversationWith } from '../ConversationState.ts';
import type { Beginning, ConversationState } from '../ConversationState.ts';
import { modelCallAt, modelCallKey } from '../turn/modelCallAt.ts';
import type { ModelCall } from '../turn/modelCallAt.ts';
import type { ApiRequest, ApiValues, Effect, EngineEvent, ModelOutcome } from '../events.ts';
import { openQuestion } from './openQuestion.ts';
import { openRequest } from '../turn/requestFor.ts';
import { askedBackAbout } from './askedBackAbout.ts';
import { isSameQuestion } from './QuestionKey.ts';
import type { QuestionKey } from './QuestionKey.ts';
import { step } from '../step.ts';

/** A reply that was accepted at its time. */
export interface PastReply extends QuestionKey {
  readonly reply: Reply;
  /** What its words were taken for then. */
  readonly understood?: Understood;
  /** Milliseconds since 1970, as `withdrawn_at`. */
  readonly given_at: number;
  /** Since when it does not apply; null while it does. */
  readonly withdrawn_at: number | null;
  /** Whether its question stood open before the respondent since it was withdrawn: then it never applies again. */
  readonly asked_again: boolean;
  /** The language in which it was given; absent: the one that the conversation began in. */
  readonly language?: Language;
}

/** A request that was made, with what came of it. */
export interface PastResponse {
  readonly request: ApiRequest;
  readonly values: ApiValues;
}

/** What a model made of a task; `key`: which task. */
export interface PastModelCall {
  readonly key: string;
  readonly outcome: ModelOutcome;
}

/** What models made of their tasks, and how a task is known again. */
export interface PastModels {
  readonly made: readonly PastModelCall[];
  readonly keyOf: (call: ModelCall) => string;
}

/** One turn of the conversation as it is now. */
export interface ReplayedTurn {
  readonly event: EngineEvent;
  /** The place of its reply among the past ones; null for the start and for responses. */
  readonly past: number | null;
  readonly effects: readonly Effect[];
}

export type Replay =
  /** `turns` are all that apply now; a past reply that stands in none of them is withdrawn. */
  | {
      readonly outcome: 'replayed';
      readonly state: ConversationState;
      readonly turns: readonly ReplayedTurn[];
      /** The place of the changed reply among the past ones; null without a change. */
      readonly changed: number | null;
    }
  /** The way leads to a request that was not made yet: make it and replay again, with its response added to `responses`. */
  | { readonly outcome: 'needs-response'; readonly request: ApiRequest }
  /** The new reply is bad; `message` says why to the respondent. */
  | { readonly outcome: 'rejected'; readonly message: string }
  /** The question has no answer that applies, so that there is nothing to change. */
  | { readonly outcome: 'stale' };

/** A question that asks back about other words is another one. */
const keyOf = (key: QuestionKey, before: readonly (QuestionKey & Pick<PastReply, 'reply'>)[]): string =>
  JSON.stringify([key.unique_question_id, key.nachfrage_id, askedBackAbout(key, before)]);
const requestKey = ({ unique_question_id, method, url, headers, body }: ApiRequest): string =>
  JSON.stringify([unique_question_id, method, url, body, headers]);

/** When something happened, in milliseconds since 1970. */
interface Times {
  readonly at?: number | undefined;
}

/** The language that a conversation is in now; absent: the one that it began in. */
interface InLanguage {
  readonly now?: Language | undefined;
}

const timeOf = (at: number | undefined): { at?: number } => (at === undefined ? {} : { at });

/** Takes one entry after another from lists by key. */
class Queues<T> {
  readonly #byKey = new Map<string, T[]>();

  constructor(entries: readonly T[], keyOfEntry: (entry: T) => string) {
    for (const entry of entries) {
      const queue = this.#byKey.get(keyOfEntry(entry)) ?? [];
      this.#byKey.set(keyOfEntry(entry), [...queue, entry]);
    }
  }

  /** The next one of a key; `first`, where it is among them. */
  take(key: string, first?: T): T | undefined {
    const queue = this.#byKey.get(key) ?? [];
    const at = first === undefined ? 0 : Math.max(queue.indexOf(first), 0);
    return queue.splice(at, 1)[0];
  }
}

/** A withdrawn reply whose question was asked or answered anew since can never apply again. */
function isOver(past: PastReply, all: readonly PastReply[]): boolean {
  const { withdrawn_at, asked_again } = past;
  if (withdrawn_at === null) return false;
  return (
    asked_again || all.some((other) => other !== past && isSameQuestion(other, past) && other.given_at >= withdrawn_at)
  );
}

/**
 * Runs a conversation again from its start with the replies that were given, one of them changed, or none (null). Up to the
 * changed one it goes as it went. Then each question that comes up gets the next of the past replies to it, so that an answer stays as long as its question is
 * still asked on the new way, and one that was withdrawn before comes back when its question does, unless the
 * respondent was asked anew since. It stops at the first question without a past reply, or with one that does not do
 * any more. A request gets the response that the same request got before, a model's task what came of the same task
 * before; at a new task it stops, because a model takes its time. `past` in the order of their turns (docs/decisions/0012): those that apply
 * stand as they were asked for; changed is the last reply to `change` that applies. Each reply keeps its time, `change` has its own, and
 * the conversation was begun at that of `begun`, with its seed, its link and
 * the arms that it has drawn: they stay. Each reply that applied is taken in the language in which it was given. Pure.
 */
export function replay(
  survey: CompiledSurvey,
  past: readonly PastReply[],
  responses: readonly PastResponse[],
  change: (QuestionKey & Pick<PastReply, 'reply' | 'understood'> & Pick<Times, 'at'>) | null,
  models: PastModels = { made: [], keyOf: modelCallKey },
  begun: Times & Beginning & InLanguage = {},
): Replay {
  const changed = change && past.findLastIndex((one) => one.withdrawn_at === null && isSameQuestion(one, change));
  if (changed === -1) return { outcome: 'stale' };
  const candidates = past.flatMap((one, index) =>
    isOver(one, past) ? [] : [{ ...one, index, key: keyOf(one, past.slice(0, index)) }],
  );
  const waiting = new Queues(candidates, ({ key }) => key);
  /** What comes next as long as all is as it was. */
  let ahead = candidates.filter(({ withdrawn_at, index }) => withdrawn_at === null && index <= (changed ?? Infinity));
  const answers = new Queues(responses, ({ request }) => requestKey(request));
  const outcomes = new Queues(models.made, ({ key }) => key);
  const turns: ReplayedTurn[] = [];
  const said: Extract<EngineEvent, { kind: 'reply' }>[] = [];
  let state = conversationWith(begun);

  const play = (event: EngineEvent, index: number | null, isNew = false): string | null => {
    const result = step(survey, state, event);
    // A changed answer has to fit: the question is not asked once more for it.
    if (isNew && result.outcome === 'accepted' && result.refused !== undefined) return result.refused;
    if (result.outcome === 'accepted') {
      state = result.state;
      turns.push({ event, past: index, effects: result.effects });
      if (event.kind === 'reply') said.push(event);
    }
    return result.outcome === 'rejected' ? result.message : null;
  };

  /** Each reply is given in the language in which it was, and all goes on in the one of now. */
  const speak = (language: Language | undefined): void => {
    const wanted = language ?? begun.language ?? survey.language;
    if (wanted !== (state.spoken?.now ?? survey.language)) play({ kind: 'language', language: wanted }, null);
  };

  play({ kind: 'start', ...timeOf(begun.at) }, null);
  for (;;) {
    const request = openRequest(survey, state);
    if (request) {
      const answer = answers.take(requestKey(request));
      if (!answer) return { outcome: 'needs-response', request };
      const { unique_question_id } = request;
      play({ kind: 'response', unique_question_id, values: answer.values }, null);
      continue;
    }
    const call = modelCallAt(survey, state);
    if (call) {
      const answer = outcomes.take(models.keyOf(call));
      if (!answer) break;
      play({ kind: 'model', unique_question_id: call.unique_question_id, outcome: answer.outcome }, null);
      continue;
    }
    const question = openQuestion(survey, state);
    const [first, ...further] = ahead;
    const next = question && waiting.take(keyOf(question, said), first);
    if (!next) break;
    ahead = next === first ? further : [];
    speak(next.language);
    const { unique_question_id, nachfrage_id, index } = next;
    const isChanged = change !== null && index === changed;
    const { reply, understood } = isChanged ? change : next;
    const time = timeOf(isChanged ? change.at : next.given_at);
    const event = { kind: 'reply', unique_question_id, nachfrage_id, reply, ...time } as const;
    const problem = play(understood ? { ...event, understood } : event, index, isChanged);
    if (isChanged && problem !== null) return { outcome: 'rejected', message: problem };
    // The next one to this question was given at another time of asking, and so does not answer it here.
    if (problem !== null) break;
  }
  speak(begun.now);
  const isOnTheWay = changed === null || turns.some(({ past: index }) => index === changed);
  return isOnTheWay ? { outcome: 'replayed', state, turns, changed } : { outcome: 'stale' };
}
