import type { Script, ScriptedEvent, ScriptedResult } from '../../contract/index.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { conversationWith } from '../engine/ConversationState.ts';
import type { EngineEvent } from '../engine/events.ts';
import { modelCallAt } from '../engine/turn/modelCallAt.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { openRequest } from '../engine/turn/requestFor.ts';
import { step } from '../engine/step.ts';

type ScriptedReply = Extract<ScriptedEvent, { kind: 'reply' }>;
/** What stands for a system or a model, by the block that waits for it. */
type ScriptedOutcome = Extract<ScriptedEvent, { kind: 'response' | 'model' }>;

/** A conversation that was played again; `events`: all that was accepted, the start included. */
export type ScriptRun = {
  readonly events: readonly EngineEvent[];
  /** Block ids in the order in which the conversation came to them. */
  readonly passed: readonly string[];
  readonly result: ScriptedResult;
} & (
  | { readonly outcome: 'played' }
  /** A reply has no question any more; `asked`: the block that asks in its place, null at the end. */
  | { readonly outcome: 'elsewhere'; readonly reply: ScriptedReply; readonly asked: string | null }
  /** `message` says to respondents why the reply is bad. */
  | { readonly outcome: 'refused'; readonly reply: ScriptedReply; readonly message: string }
);

/** Without a reply in between, a conversation goes on by itself for at most so many turns; the engine ends it long before. */
const MOST_TURNS = 10_000;

/** What was recorded at a block, one after the other; undefined when there is no more. */
function queueOf<Event extends ScriptedOutcome>(
  events: readonly Event[],
): (unique_question_id: string) => Event | undefined {
  const waiting = [...events];
  return (unique_question_id) => {
    const index = waiting.findIndex((event) => event.unique_question_id === unique_question_id);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
}

/**
 * Plays a kept conversation on a dialog as it is now. Requests and tasks for models get what came of them when it was recorded; those
 * that are new since fail, because nobody is asked. It stops at the first reply that the dialog does not take there. Pure.
 */
export function runScript(
  survey: CompiledSurvey,
  { seed, draws, language, events: scripted }: Pick<Script, 'seed' | 'draws' | 'language' | 'events'>,
): ScriptRun {
  const given = scripted.filter((event) => event.kind === 'reply' || event.kind === 'set' || event.kind === 'language');
  const responseAt = queueOf(scripted.filter((event) => event.kind === 'response'));
  const outcomeAt = queueOf(scripted.filter((event) => event.kind === 'model'));
  const events: EngineEvent[] = [];
  const passed: string[] = [];
  let state = conversationWith({ seed: seed ?? undefined, language });

  const play = (event: EngineEvent): string | null => {
    const taken = step(survey, state, event);
    if (taken.outcome !== 'accepted') return taken.outcome === 'rejected' ? taken.message : '';
    ({ state } = taken);
    events.push(event);
    passed.push(...taken.passed);
    return null;
  };
  const whole = () => ({
    events,
    passed,
    result: { ended: state.finished, last: passed.at(-1) ?? null, values: state.variables },
  });

  play(draws ? { kind: 'start', draws } : { kind: 'start' });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const request = openRequest(survey, state);
    if (request) {
      const { unique_question_id } = request;
      play(responseAt(unique_question_id) ?? { kind: 'response', unique_question_id, values: null });
      continue;
    }
    const call = modelCallAt(survey, state);
    if (call) {
      const { unique_question_id } = call;
      play(outcomeAt(unique_question_id) ?? { kind: 'model', unique_question_id, outcome: { kind: 'failed' } });
      continue;
    }
    const [reply] = given;
    if (!reply) break;
    if (reply.kind !== 'reply') {
      play(reply);
      given.shift();
      continue;
    }
    const question = openQuestion(survey, state);
    if (question?.unique_question_id !== reply.unique_question_id || question.nachfrage_id !== reply.nachfrage_id) {
      return { ...whole(), outcome: 'elsewhere', reply, asked: state.open?.unique_question_id ?? null };
    }
    const message = play(withoutAbsent(reply));
    if (message !== null) return { ...whole(), outcome: 'refused', reply, message };
    given.shift();
  }
  return { ...whole(), outcome: 'played' };
}

/** The engine knows 'not there' for what was never understood, not 'undefined'. */
function withoutAbsent({ understood, ...reply }: ScriptedReply): EngineEvent {
  return understood ? { ...reply, understood } : reply;
}

/** Whether a conversation needs a model to lead it. */
export function isLedScript({ events }: Pick<Script, 'events'>): boolean {
  return events.some(({ kind }) => kind === 'model');
}
