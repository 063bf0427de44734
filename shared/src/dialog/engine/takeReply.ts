import type { Reply } from '../../contract/index.ts';
import type { Answer, Asking } from '../blocks/BlockRule.ts';
import { variablesSetBy } from '../blocks/blockRules.ts';
import { replyProblem, shownReply } from '../blocks/replies.ts';
import type { CompiledBlock, CompiledSurvey } from './CompiledSurvey.ts';
import type { ConversationState, OpenPlace } from './ConversationState.ts';
import type { EngineEvent, Step } from './events.ts';
import { goOn, nextBlock } from './goOn.ts';
import { askedAt, itemAt, itemNachfrageId } from './openQuestion.ts';
import { Turn } from './Turn.ts';
import type { TurnEnd } from './Turn.ts';

/** A reply that is valid, on its way through steps 2 to 5 of domain.md §3. */
interface Taken {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly place: OpenPlace;
  readonly turn: Turn;
  readonly answer: Answer | 'skipped';
}

/** Goes on without an answer: skipped, or nothing more asked of the dialog. */
function isSkipping(reply: Reply): boolean {
  return reply.type === 'skip' || (reply.type === 'qa' && reply.text === null);
}

/** The reaction of the first chosen option that has one (domain.md §3.3). */
function ownReaction({ block }: CompiledBlock, { chosen }: Answer): string | null {
  const reacting = chosen.find((id) => Object.hasOwn(block.jump_to_reactions, id));
  return reacting === undefined ? null : (block.jump_to_reactions[reacting] ?? null);
}

/** Asks the probe where the block has one, else goes on. */
function probeOrGoOn({ survey, from, turn }: Taken, chosen: readonly string[]): TurnEnd {
  const { unique_question_id, nachfrage } = from.block;
  if (!nachfrage) return goOn(survey, turn, nextBlock(survey, from, chosen, turn));
  const nachfrage_id = `${unique_question_id}#1`;
  turn.say(nachfrage, 'nachfrage', unique_question_id, nachfrage_id);
  return turn.asked({ unique_question_id, probe: { nachfrage_id, chosen } });
}

/** A skipped question gets no reaction and no probe, because nothing was answered. */
function wholeTaken(taken: Taken): TurnEnd {
  const { survey, from, place, turn, answer } = taken;
  const { unique_question_id, acknowledgement } = from.block;
  const names = variablesSetBy(from.block).map(({ variable }) => variable);
  if (answer === 'skipped') {
    if (!('search' in place)) for (const name of names) turn.set(name, null);
    return goOn(survey, turn, nextBlock(survey, from, [], turn));
  }
  for (const name of names) turn.set(name, answer.variables?.[name] ?? answer.variable, answer.label);
  const say = (text: string | null): void => turn.say(text ?? '', 'acknowledgement', unique_question_id);
  say(answer.says ?? null);
  if (answer.followedBy === 'again') {
    return turn.asked({ unique_question_id, probe: null, search: 'search' in place ? place.search + 1 : 2 });
  }
  const reaction = ownReaction(from, answer);
  if (answer.followedBy === 'end') {
    say(reaction);
    return turn.finished();
  }
  say(reaction ?? acknowledgement);
  return probeOrGoOn(taken, answer.chosen);
}

/** Asks the next item; after the last one the block's reaction and its probe follow, unless every item was skipped. */
function itemTaken(taken: Taken, asking: Extract<Asking, { kind: 'items' }>): TurnEnd {
  const { survey, from, place, turn, answer } = taken;
  const { unique_question_id, type, acknowledgement } = from.block;
  const item = itemAt(asking, place);
  const isSkipped = answer === 'skipped';
  if (item && item.variable !== null) {
    turn.set(item.variable, isSkipped ? null : answer.variable, isSkipped ? null : answer.label);
  }
  const answered = !isSkipped || ('answered' in place && place.answered);
  const next = item && asking.items[asking.items.indexOf(item) + 1];
  if (next) {
    turn.say(next.text, type, unique_question_id, itemNachfrageId(unique_question_id, next.id));
    return turn.asked({ unique_question_id, probe: null, item_id: next.id, answered });
  }
  if (!answered) return goOn(survey, turn, nextBlock(survey, from, [], turn));
  turn.say(acknowledgement ?? '', 'acknowledgement', unique_question_id);
  return probeOrGoOn(taken, []);
}

function afterReply(reply: Taken): TurnEnd {
  const { survey, from, place, turn } = reply;
  if (place.probe) return goOn(survey, turn, nextBlock(survey, from, place.probe.chosen, turn));
  return from.asking?.kind === 'items' ? itemTaken(reply, from.asking) : wholeTaken(reply);
}

/** A reply to the open question: checked, kept, and everything that follows (domain.md §3). */
export function takeReply(
  survey: CompiledSurvey,
  state: ConversationState,
  { unique_question_id, nachfrage_id, reply }: Extract<EngineEvent, { kind: 'reply' }>,
): Step {
  const place = state.open;
  const from = survey.blocks.get(unique_question_id);
  const asked = place && askedAt(survey, place);
  if (!asked || !from) return { outcome: 'stale' };
  const { question } = asked;
  if (question.unique_question_id !== unique_question_id || question.nachfrage_id !== nachfrage_id) {
    return { outcome: 'stale' };
  }
  const problem = replyProblem(question.input, question.optional, reply, survey.du_sie, survey.language);
  if (problem !== null) return { outcome: 'rejected', message: problem };
  const answer = isSkipping(reply) ? 'skipped' : asked.answer(reply);
  if (answer === null) return { outcome: 'rejected', message: survey.texts.doesNotFit };

  const isAskedAgain = answer !== 'skipped' && answer.followedBy === 'again';
  const turn = new Turn(survey, state, { replies: state.replies + (isAskedAgain ? 0 : 1), requests: 0 });
  const replied = { unique_question_id, nachfrage_id, type: from.block.type };
  turn.showReply(replied, shownReply(question.input, reply, survey.texts), reply);
  const endsSearch = answer === 'skipped' && 'search' in place;
  if (!endsSearch) turn.store(replied, answer === 'skipped' ? null : answer.stored);
  return { outcome: 'accepted', ...afterReply({ survey, from, place, turn, answer }) };
}
