import type { Asking } from '../../blocks/BlockRule.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { chosenBy } from '../../blocks/carried.ts';
import { isMasked } from '../../blocks/common/masked.ts';
import { heldBy } from '../../blocks/common/heldBy.ts';
import { shownWithOther } from '../../blocks/common/otherText.ts';
import { shownReply } from '../../blocks/replies.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { ConversationState, OpenPlace } from '../ConversationState.ts';
import { askedIn } from '../survey/askedIn.ts';
import type { EngineEvent, Step } from '../events.ts';
import { goOn } from './goOn.ts';
import { jumpMeant, nextBlock } from './nextBlock.ts';
import { problemOf } from './problemOf.ts';
import { ownReaction, probeOrGoOn } from './reactAndGoOn.ts';
import { takeAside } from '../knowledge/takeAside.ts';
import { takeQuestion } from '../knowledge/takeQuestion.ts';
import { asidesOf } from '../words/asidesAt.ts';
import type { Taken } from './Taken.ts';
import { takeLedReply } from './takeLedReply.ts';
import { askedAt, itemAt, itemNachfrageId } from '../replay/openQuestion.ts';
import { takeRefused } from './takeRefused.ts';
import { takeTimedOut } from './takeTimedOut.ts';
import { askAgain, meaningOf, understoodAs, valueWanted } from './takeWords.ts';
import type { Words } from './Words.ts';
import { Turn } from './Turn.ts';
import type { RepliedPlace } from './RepliedPlace.ts';
import type { TurnEnd } from './Turn.ts';

/** A skipped question gets no reaction and no probe, because nothing was answered. */
function wholeTaken(taken: Taken): TurnEnd {
  const { survey, from, turn, answer } = taken;
  const { unique_question_id, acknowledgement } = from.block;
  const names = variablesSetBy(from.block).map(({ variable }) => variable);
  if (from.isCarried)
    turn.choose(unique_question_id, answer === 'skipped' ? { ids: [] } : chosenBy(answer, survey.texts));
  if (answer === 'skipped') {
    for (const name of names) turn.set(name, null);
    return goOn(survey, turn, nextBlock(survey, from, [], turn));
  }
  for (const name of names) {
    const { value, label } = heldBy(answer, name);
    turn.set(name, value, label);
  }
  const say = (text: string | null): void => turn.say(text ?? '', 'acknowledgement', unique_question_id);
  const reaction = ownReaction(from, answer);
  if (answer.followedBy === 'end') {
    say(reaction);
    return turn.screenedOut();
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
  const ended = takeLedReply(reply);
  if (ended) return ended;
  if (place.probe) return goOn(survey, turn, nextBlock(survey, from, place.probe.chosen, turn));
  return from.asking?.kind === 'items' ? itemTaken(reply, from.asking) : wholeTaken(reply);
}

/** A choice that is asked again is kept as the block's own answer. */
function storedAt(replied: RepliedPlace, place: OpenPlace): RepliedPlace {
  return 'again' in place ? { ...replied, nachfrage_id: null } : replied;
}

/** A reply in one's own words: taken as the choice that it means, which is said, or asked again. */
function takeWords(state: ConversationState, words: Words): Step {
  const { survey, from, place, asked, text } = words;
  const { unique_question_id, nachfrage_id } = asked.question;
  const meaning = meaningOf(words);
  if (meaning.kind === 'problem') {
    const { message } = meaning;
    const reply = { type: 'words', text } as const;
    return takeRefused(state, { survey, from, place, question: asked.question, reply, shown: text, message });
  }
  const isAnswer = meaning.kind !== 'ask';
  const turn = new Turn(survey, state, { replies: state.replies + (isAnswer ? 1 : 0), requests: 0 });
  const replied = { unique_question_id, nachfrage_id, type: from.block.type };
  turn.showReply(replied, text, { type: 'words', text });
  if (meaning.kind === 'ask') return { outcome: 'accepted', ...askAgain(words, meaning.candidates, turn) };
  if (meaning.kind === 'skip') {
    turn.store(storedAt(replied, place), null);
    return { outcome: 'accepted', ...afterReply({ survey, from, place, turn, answer: 'skipped', words: text }) };
  }
  const { answer, label } = meaning;
  turn.store(storedAt(replied, place), answer.stored, answer.other);
  turn.say(understoodAs(survey, label, turn.replies) ?? '', 'acknowledgement', unique_question_id);
  return { outcome: 'accepted', ...afterReply({ survey, from, place, turn, answer, words: text }) };
}

/** A reply to the open question: checked, kept, and everything that follows (domain.md §3). */
export function takeReply(
  survey: CompiledSurvey,
  state: ConversationState,
  { unique_question_id, nachfrage_id, reply, understood }: Extract<EngineEvent, { kind: 'reply' }>,
): Step {
  const place = state.open;
  const compiled = survey.blocks.get(unique_question_id);
  const { variables, labels, choices = {}, at } = state;
  const asked = place && askedAt(survey, place, { variables, labels, choices, ...(at === undefined ? {} : { at }) });
  if (!asked || !compiled) return { outcome: 'stale' };
  const from = askedIn(survey, compiled, state);
  const { question } = asked;
  if (question.unique_question_id !== unique_question_id || question.nachfrage_id !== nachfrage_id) {
    return { outcome: 'stale' };
  }
  if (reply.type === 'timed_out') return takeTimedOut(state, { survey, from, asked, reply });
  const problem =
    reply.type === 'words' && !question.in_words
      ? question.counted
        ? (question.wrong ?? valueWanted(question.input, survey))
        : survey.texts.doesNotFit
      : problemOf(survey, asked, reply);
  if (problem !== null) {
    const isSaid = reply.type === 'words' || (reply.type === question.input.type && !('recording' in reply));
    const shown = question.counted && isSaid ? shownReply(question.input, reply, survey.texts) : '';
    return takeRefused(state, { survey, from, place, question, reply, shown, message: problem });
  }
  if (from.block.type === 'qa' && !place.probe)
    return takeQuestion(state, { survey, from, block: from.block, place, question, reply, understood });
  if (reply.type === 'words' && understood?.at !== undefined && understood.at === asidesOf(survey, unique_question_id))
    return takeAside(state, { survey, asked, place, text: cleanText(reply.text), understood });
  if (reply.type === 'words')
    return takeWords(state, { survey, from, place, asked, text: cleanText(reply.text), understood });
  const meant = understood?.zone === 'sure' ? understood.matches[0]?.target : undefined;
  const answer = reply.type === 'skip' ? 'skipped' : asked.answer(reply);
  if (answer === null) return { outcome: 'rejected', message: survey.texts.doesNotFit };

  const turn = new Turn(survey, state, { replies: state.replies + 1, requests: 0 });
  const replied = { unique_question_id, nachfrage_id, type: from.block.type };
  const shown = shownWithOther(question.input, reply, survey.texts) ?? shownReply(question.input, reply, survey.texts);
  const words = 'recording' in reply || isMasked(question.input) ? null : shown;
  turn.showReply(replied, shown, reply);
  const [stored, other] = answer === 'skipped' ? [null] : [answer.stored, answer.other];
  turn.store(storedAt(replied, place), stored, other);
  const withJump =
    answer === 'skipped' || meant === undefined ? answer : { ...answer, chosen: [...answer.chosen, jumpMeant(meant)] };
  return { outcome: 'accepted', ...afterReply({ survey, from, place, turn, answer: withJump, words }) };
}
