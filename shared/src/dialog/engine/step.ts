import type { Reply } from '../../contract/index.ts';
import type { Answer } from '../blocks/BlockRule.ts';
import { openAnswer } from '../blocks/open/openRule.ts';
import { replyProblem } from '../blocks/replyProblem.ts';
import type { CompiledBlock, CompiledSurvey } from './CompiledSurvey.ts';
import type { ConversationState, OpenPlace } from './ConversationState.ts';
import type { EngineEvent, Step } from './events.ts';
import { goOn, nextBlock } from './goOn.ts';
import { openQuestion } from './openQuestion.ts';
import { Turn } from './Turn.ts';

function start(survey: CompiledSurvey, state: ConversationState): Step {
  if (state.finished || state.open !== null) return { outcome: 'stale' };
  const turn = new Turn(survey, state, 0);
  turn.say(survey.welcome, 'welcome', null);
  return { outcome: 'accepted', ...goOn(survey, turn, survey.first) };
}

/** What a reply means; 'skipped' without an answer, null when it does not fit the question. */
function understood(from: CompiledBlock, probe: OpenPlace['probe'], reply: Reply): Answer | 'skipped' | null {
  if (reply.type === 'skip') return 'skipped';
  if (probe) return reply.type === 'open' ? openAnswer(reply.text) : null;
  return from.asking?.answer(reply) ?? null;
}

/** The reaction of the first chosen option that has one, else `acknowledgement` (domain.md §3.3). */
function reactionTo({ block }: CompiledBlock, { chosen }: Answer): string {
  const reacting = chosen.find((id) => Object.hasOwn(block.jump_to_reactions, id));
  return (reacting === undefined ? block.acknowledgement : block.jump_to_reactions[reacting]) ?? '';
}

/** Steps 2 to 4 of domain.md §3 for the block's own question; a skipped one gets no reaction and no probe, because nothing was answered. */
function answered(survey: CompiledSurvey, from: CompiledBlock, turn: Turn, answer: Answer | 'skipped'): Step {
  const { unique_question_id, type, variable, nachfrage } = from.block;
  const place = { unique_question_id, nachfrage_id: null, type };
  if (answer === 'skipped') {
    turn.keep(place, survey.texts.skipped, null);
    if (variable !== null) turn.set(variable, null);
    return { outcome: 'accepted', ...goOn(survey, turn, nextBlock(survey, from, [], turn)) };
  }
  turn.keep(place, answer.shown, answer.stored);
  if (variable !== null) turn.set(variable, answer.variable, answer.label);
  turn.say(reactionTo(from, answer), 'acknowledgement', unique_question_id);
  if (nachfrage) {
    const nachfrage_id = `${unique_question_id}#1`;
    turn.say(nachfrage, 'nachfrage', unique_question_id, nachfrage_id);
    return {
      outcome: 'accepted',
      ...turn.asked({ unique_question_id, probe: { nachfrage_id, chosen: answer.chosen } }),
    };
  }
  return { outcome: 'accepted', ...goOn(survey, turn, nextBlock(survey, from, answer.chosen, turn)) };
}

/** The reply to a probe is stored under its own id; then the dialog goes on as the answer before it says. */
function probed(
  survey: CompiledSurvey,
  from: CompiledBlock,
  turn: Turn,
  { nachfrage_id, chosen }: NonNullable<OpenPlace['probe']>,
  answer: Answer | 'skipped',
): Step {
  const { unique_question_id, type } = from.block;
  const { shown, stored } = answer === 'skipped' ? { shown: survey.texts.skipped, stored: null } : answer;
  turn.keep({ unique_question_id, nachfrage_id, type }, shown, stored);
  return { outcome: 'accepted', ...goOn(survey, turn, nextBlock(survey, from, chosen, turn)) };
}

function takeReply(
  survey: CompiledSurvey,
  state: ConversationState,
  event: Extract<EngineEvent, { kind: 'reply' }>,
): Step {
  const question = openQuestion(survey, state);
  const from = survey.blocks.get(event.unique_question_id);
  const isOpen =
    question?.unique_question_id === event.unique_question_id && question.nachfrage_id === event.nachfrage_id;
  if (!isOpen || !from) return { outcome: 'stale' };
  const problem = replyProblem(question.input, question.optional, event.reply, survey.du_sie, survey.language);
  if (problem !== null) return { outcome: 'rejected', message: problem };
  const probe = state.open?.probe ?? null;
  const answer = understood(from, probe, event.reply);
  if (answer === null) return { outcome: 'rejected', message: survey.texts.doesNotFit };
  const turn = new Turn(survey, state, state.replies + 1);
  return probe ? probed(survey, from, turn, probe, answer) : answered(survey, from, turn, answer);
}

/**
 * One turn of the engine (domain.md §3): pure, the same input always gives the same output, and no input makes it
 * throw.
 */
export function step(survey: CompiledSurvey, state: ConversationState, event: EngineEvent): Step {
  return event.kind === 'start' ? start(survey, state) : takeReply(survey, state, event);
}
