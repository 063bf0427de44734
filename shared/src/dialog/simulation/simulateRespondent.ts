import { timeLimitOf } from '../blocks/common/timed.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { ApiValues, EngineEvent } from '../engine/events.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { openRequest } from '../engine/turn/requestFor.ts';
import { step } from '../engine/step.ts';
import { END, START } from '../engine/replay/wayOf.ts';
import { DialogUnderstanding } from '../understanding/DialogUnderstanding.ts';
import type { Constants } from '../blocks/Constants.ts';
import { Dice } from '../random/Dice.ts';
import { keptReply } from './keptReply.ts';
import { randomReply } from './randomReply.ts';
import { readingTime, replyTime } from './timing.ts';

/** An invented respondent gives up after so many replies, and so many times the dialog's longest way. */
const PATIENCE = { replies: 100, longestWays: 5 } as const;
/** How many requests to the author's systems fail. */
const FAILED_REQUESTS = 0.2;

/** What one invented respondent went through. */
export interface SimulatedRun {
  /** All events in order: played again on the same survey they give the same conversation. */
  readonly events: readonly EngineEvent[];
  /** Block ids in the order in which the dialog came to them, between `START` and, if it ended, `END`. */
  readonly way: readonly string[];
  readonly replies: number;
  /** Milliseconds, reading and replying included. */
  readonly duration: number;
  readonly ended: boolean;
}

/**
 * After how many replies, and after how many replies and requests together, somebody has given up who has not come to the end:
 * those go round in circles.
 */
export function patienceIn({ first, repliesLeft, blocks }: CompiledSurvey) {
  const longest = first === null ? 0 : (repliesLeft.get(first) ?? 0);
  const replies = PATIENCE.replies + PATIENCE.longestWays * longest;
  return { replies, events: 2 * replies + blocks.size };
}

function valuesFor(survey: CompiledSurvey, id: string, constants: Constants, dice: Dice): ApiValues {
  const block = survey.blocks.get(id)?.block;
  if (block?.type !== 'api' || dice.chance(FAILED_REQUESTS)) return null;
  const own = [...constants.numbers, ...constants.texts];
  return Object.fromEntries(block.mapping.map(({ variable }) => [variable, dice.one(own) ?? null]));
}

/** What happens next in a conversation; null at its end. */
function nextEvent(
  survey: CompiledSurvey,
  state: ConversationState,
  constants: Constants,
  dice: Dice,
  understanding: DialogUnderstanding,
): EngineEvent | null {
  const question = openQuestion(survey, state);
  if (question) {
    const { unique_question_id, nachfrage_id } = question;
    return keptReply(survey, state, constants, () => {
      const reply = randomReply(question, constants, survey.texts, dice);
      return understanding.hear(state, { kind: 'reply', unique_question_id, nachfrage_id, reply });
    });
  }
  const request = openRequest(survey, state);
  if (!request) return null;
  const { unique_question_id } = request;
  return { kind: 'response', unique_question_id, values: valuesFor(survey, unique_question_id, constants, dice) };
}

function timeFor(
  survey: CompiledSurvey,
  { unique_question_id, reply }: Extract<EngineEvent, { kind: 'reply' }>,
): number {
  const block = survey.blocks.get(unique_question_id)?.block;
  return replyTime(reply, (block && timeLimitOf(block)) ?? 0);
}

/** Leads one invented respondent through a dialog, with the engine itself. The same seed goes the same way. */
export function simulateRespondent(
  survey: CompiledSurvey,
  constants: Constants,
  seed: number,
  understanding: DialogUnderstanding = new DialogUnderstanding(survey),
): SimulatedRun {
  const dice = new Dice(seed);
  const events: EngineEvent[] = [];
  const way = [START];
  let state: ConversationState = { ...newConversation, seed };
  let duration = 0;
  const link = constants.links && dice.one([{}, ...constants.links]);
  let event: EngineEvent | null = link ? { kind: 'start', link } : { kind: 'start' };
  const patience = patienceIn(survey);
  while (event && state.replies < patience.replies && events.length < patience.events) {
    const result = step(survey, state, event);
    // A reply that is refused would be drawn again and again: it ends the run, and the test of `randomReply` finds it.
    if (result.outcome !== 'accepted') break;
    events.push(event);
    way.push(...result.passed);
    duration += readingTime(result.effects) + (event.kind === 'reply' ? timeFor(survey, event) : 0);
    ({ state } = result);
    event = nextEvent(survey, state, constants, dice, understanding);
  }
  if (state.finished) way.push(END);
  return { events, way, replies: state.replies, duration, ended: state.finished };
}
