import type { Reply } from '../../contract/index.ts';
import type { CompiledSurvey } from '../engine/CompiledSurvey.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { BlockUnderstanding, Understood } from './BlockUnderstanding.ts';
import { meaningTargets } from './MeaningTarget.ts';

/**
 * The words of a reply that are to be understood: to a choice, of a question to the dialog, and to an open question that has
 * conditional jumps; null for all others.
 */
export function wordsToUnderstand(survey: CompiledSurvey, unique_question_id: string, reply: Reply): string | null {
  if (reply.type === 'words') return reply.text;
  if (reply.type === 'qa') return reply.text;
  if (reply.type !== 'open' || 'recording' in reply) return null;
  const block = survey.blocks.get(unique_question_id)?.block;
  return block?.type === 'open' && meaningTargets(survey, unique_question_id).length > 0 ? reply.text : null;
}

/** What words are taken for, where the conversation stands. */
export function understandWords(
  { open }: ConversationState,
  understanding: BlockUnderstanding,
  words: string,
): Understood {
  const { zone, matches } = understanding.decide(words, open && 'again' in open ? open.candidates : []);
  return { zone, matches };
}
