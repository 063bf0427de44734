import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import type { Reply } from '../../contract/index.ts';
import type { Decision, Understood } from './BlockUnderstanding.ts';

/** The Wissensfrage that answers what is asked in place of an answer to a block; null where none does. */
export function asidesOf({ blocks }: CompiledSurvey, unique_question_id: string): string | null {
  const block = blocks.get(unique_question_id)?.block;
  if (!block || !('asides' in block) || !block.in_words) return null;
  const { asides } = block;
  return typeof asides === 'string' && blocks.get(asides)?.block.type === 'qa' ? asides : null;
}

/** The same for a reply: only one in words can be a question of its own. */
export function asidesTo(
  survey: CompiledSurvey,
  { unique_question_id, reply }: { readonly unique_question_id: string; readonly reply: Reply },
): string | null {
  return reply.type === 'words' ? asidesOf(survey, unique_question_id) : null;
}

/** What words are: an answer to the open question, or, where that fits better, a question that `asides` answers. */
export function answerOrAside(answer: Understood, question: Decision, asides: string): Understood {
  const [best] = question.matches;
  if (question.zone !== 'sure' || !best) return answer;
  const [meant] = answer.matches;
  if (answer.zone === 'sure' && meant && meant.confidence >= best.confidence) return answer;
  return { zone: 'sure', matches: [best], at: asides };
}
