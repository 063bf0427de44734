import type { Reply } from '../../contract/index.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import type { ConversationState, OpenPlace } from '../engine/ConversationState.ts';
import type { BlockUnderstanding } from './BlockUnderstanding.ts';
import type { Understood } from '../engine/words/Understood.ts';
import { meaningTargets } from './MeaningTarget.ts';
import { asksForValue } from '../engine/words/asksForValue.ts';
import { understandValue } from './values/understandValue.ts';
import { SKIP_MEANT } from '../engine/words/skipMeant.ts';
import { saysNo, saysYes } from '../text/words/yesOrNo.ts';

/**
 * The words of a reply that are to be understood: to a choice, of a question to the dialog, and to an open question that has
 * conditional jumps; null for all others, and for a plain yes or no to a question about an answer.
 */
export function wordsToUnderstand(
  survey: CompiledSurvey,
  { open }: ConversationState,
  { unique_question_id, reply }: { readonly unique_question_id: string; readonly reply: Reply },
): string | null {
  if (reply.type === 'words') return isToWhatWasAskedBack(open, reply.text) ? null : reply.text;
  if (reply.type === 'qa') return reply.text;
  if (reply.type !== 'open' || 'recording' in reply) return null;
  const block = survey.blocks.get(unique_question_id)?.block;
  return block?.type === 'open' && meaningTargets(survey, unique_question_id).length > 0 ? reply.text : null;
}

/** What words are taken for where a value is asked for that they name; null elsewhere, and where something was trained that they may mean instead. */
export function understandAsValue(
  survey: CompiledSurvey,
  state: ConversationState,
  {
    unique_question_id,
    words,
    today,
  }: { readonly unique_question_id: string; readonly words: string; readonly today: string },
): Understood | null {
  const asking = survey.blocks.get(unique_question_id)?.asking;
  if (asking?.kind !== 'whole' || !asksForValue(asking.input)) return null;
  const understood = understandValue(asking.input, words, candidatesAt(state), today);
  const canBeTrained = meaningTargets(survey, unique_question_id).length > 0;
  return understood.zone === 'unknown' && canBeTrained ? null : understood;
}

/** What words are taken for, where the conversation stands. */
export function understandWords(
  state: ConversationState,
  understanding: BlockUnderstanding,
  words: string,
): Understood {
  const { zone, matches, outside, isNoAnswer } = understanding.decide(words, candidatesAt(state));
  if (isNoAnswer === true) return { zone, matches, isNoAnswer };
  return outside ? { zone, matches, outside } : { zone, matches };
}

/** What was asked back about, where the conversation stands. */
export function candidatesAt({ open }: ConversationState): readonly string[] {
  if (open && 'again' in open) return open.candidates;
  return open && 'meant' in open ? open.meant.candidates : [];
}

function isToWhatWasAskedBack(open: OpenPlace | null, words: string): boolean {
  // A no to being asked whether to skip is no answer to the question.
  if (open && 'again' in open && open.candidates.includes(SKIP_MEANT) && saysNo(words)) return true;
  if (open && 'helped' in open) return saysYes(words) || saysNo(words);
  return open !== null && 'meant' in open && saysNo(words);
}
