import { entryLabel } from '../../blocks/qa/entryLabel.ts';
import type { QaEntry } from '../../../contract/index.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { askBackOf } from '../turn/askBackOf.ts';
import { knowledgeTexts } from '../../blocks/qa/knowledgeTexts.ts';
import { shownReply } from '../../blocks/replies.ts';
import { wordsOf } from '../../text/words/wordsOf.ts';
import type { ConversationState } from '../ConversationState.ts';
import type { Step } from '../events.ts';
import { goOn } from '../turn/goOn.ts';
import { jumpMeant, nextBlock } from '../turn/nextBlock.ts';
import { ownReaction, probeOrGoOn } from '../turn/reactAndGoOn.ts';
import { Turn } from '../turn/Turn.ts';
import type { TurnEnd } from '../turn/Turn.ts';
import { actOf } from './actOf.ts';
import type { Act, AtKnowledge } from './actOf.ts';
import { helpfulId, knowledgeId, roundOf, searchId } from './knowledgePlaces.ts';

/** Whether the dialog leaves the block after a reply. */
function leaves({ block }: AtKnowledge, act: Act): boolean {
  if (act.does === 'go-on') return true;
  if (block.only_search) return false;
  return act.does === 'judge' || (act.about.kind === 'entry' ? !block.qa_helpful : act.about.kind !== 'unsure');
}

/** Says what an entry says: its answer, its file, its address, and where it is from where that is not plain. */
export function sayEntry(
  { survey, block }: Pick<AtKnowledge, 'survey' | 'block'>,
  entry: QaEntry,
  asked: string,
  turn: Turn,
): void {
  const { unique_question_id, type } = block;
  const [question] = entry.questions;
  const isPlain = block.qa_plain || question === undefined || entry.questions.some((one) => isSameWords(one, asked));
  const { filename_db = null, media_text = '', captions_db = null } = entry;
  const say = (text: string): void => turn.say(text, 'acknowledgement', unique_question_id);
  say(entry.answer);
  turn.showMedia({ filename_db, media_text, captions_db, unique_question_id, type });
  say(entry.link ?? '');
  say(knowledgeTexts(survey.texts.wording).origin(isPlain ? null : question, entry.source ?? null));
}

/** Whether two questions are worded alike but for case, umlauts and signs. */
function isSameWords(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}

/** Goes on after the last question, with the reaction to what answered it. */
function leave({ survey, from }: AtKnowledge, turn: Turn, chosen: readonly string[]): TurnEnd {
  const { unique_question_id, acknowledgement } = from.block;
  turn.say(ownReaction(from, { chosen }) ?? acknowledgement ?? '', 'acknowledgement', unique_question_id);
  return probeOrGoOn({ survey, from, turn }, chosen);
}

/** Asks what comes next of the dialog at this block. */
function askOn({ block }: AtKnowledge, turn: Turn, round: number): TurnEnd {
  return turn.asked({ unique_question_id: block.unique_question_id, probe: null, search: round + 1 });
}

function playQuestion(at: AtKnowledge, act: Extract<Act, { does: 'ask' }>, turn: Turn): TurnEnd {
  const { survey, block, place } = at;
  const { unique_question_id, type, only_search, qa_helpful } = block;
  const { round, text, about } = act;
  const texts = knowledgeTexts(survey.texts.wording);
  const asksAbout = (candidates: readonly string[]): string => {
    const entries = candidates.flatMap((id) => block.qa_entries.find((entry) => entry.id === id) ?? []);
    return (
      askBackOf(survey, 'meant', turn.replies + round, entries.map(entryLabel)) ?? texts.didYouMean(candidates.length)
    );
  };
  const stored = (of: number, value: string[]): void =>
    turn.store({ unique_question_id, nachfrage_id: searchId(unique_question_id, of), type }, value);
  // Another question in place of an answer to what was asked back leaves the first one without.
  if ('meant' in place && round > place.search) stored(place.search, [place.meant.text]);
  if (about.kind === 'unsure') {
    const asked = { unique_question_id, probe: null, search: round, meant: { text, candidates: about.candidates } };
    turn.say(asksAbout(about.candidates), type, unique_question_id, knowledgeId(asked));
    return turn.asked(asked);
  }
  stored(round, about.kind === 'entry' ? [text, about.entry.id] : [text]);
  if (round === 1) for (const { variable } of variablesSetBy(block)) turn.set(variable, text);
  if (about.kind === 'entry') {
    // Whoever was asked back about an entry knows which one answers.
    const isConfirmed = 'meant' in place && round === place.search;
    sayEntry(at, about.entry, isConfirmed ? entryLabel(about.entry) : text, turn);
    if (qa_helpful) {
      turn.say(texts.wasItHelpful, type, unique_question_id, helpfulId(unique_question_id, round));
      return turn.asked({ unique_question_id, probe: null, search: round, helped: about.entry.id });
    }
  } else if (about.kind === 'nothing' || only_search) {
    turn.say(block.qa_fallback, 'acknowledgement', unique_question_id);
  }
  if (only_search) return askOn(at, turn, round);
  if (about.kind === 'jump') return leave(at, turn, [jumpMeant(about.target)]);
  return leave(at, turn, about.kind === 'entry' ? [about.entry.id] : []);
}

function playVerdict(at: AtKnowledge, { helped, entry }: Extract<Act, { does: 'judge' }>, turn: Turn): TurnEnd {
  const { survey, block, place } = at;
  const { unique_question_id, type, only_search } = block;
  turn.store({ unique_question_id, nachfrage_id: helpfulId(unique_question_id, roundOf(place)), type }, helped);
  if (!only_search) return leave(at, turn, [entry]);
  turn.say(
    knowledgeTexts(survey.texts.wording).askOn,
    type,
    unique_question_id,
    searchId(unique_question_id, roundOf(place) + 1),
  );
  return askOn(at, turn, roundOf(place));
}

/** 'Weiter', or skipped: only where nothing was asked at all, that is kept. */
function playGoOn({ survey, from, block, place }: AtKnowledge, turn: Turn): TurnEnd {
  const { unique_question_id, type } = block;
  if (!('search' in place)) {
    turn.store({ unique_question_id, nachfrage_id: null, type }, null);
    for (const { variable } of variablesSetBy(block)) turn.set(variable, null);
  }
  return goOn(survey, turn, nextBlock(survey, from, [], turn));
}

/**
 * A reply at a block that answers questions: a question is answered by the entry that it means, asked back about where that
 * is not sure, else said to be unknown; then, where the author wants it, whether the answer helped (domain.md §2, §5).
 */
export function takeQuestion(state: ConversationState, at: AtKnowledge): Step {
  const { survey, block, question, reply } = at;
  const act = actOf(at);
  if (!act) return { outcome: 'rejected', message: survey.texts.doesNotFit };
  const turn = new Turn(survey, state, { replies: state.replies + (leaves(at, act) ? 1 : 0), requests: 0 });
  const { unique_question_id, type } = block;
  const replied = { unique_question_id, nachfrage_id: question.nachfrage_id, type };
  turn.showReply(replied, shownReply(question.input, reply, survey.texts), reply);
  if (act.does === 'ask') return { outcome: 'accepted', ...playQuestion(at, act, turn) };
  return { outcome: 'accepted', ...(act.does === 'judge' ? playVerdict(at, act, turn) : playGoOn(at, turn)) };
}
