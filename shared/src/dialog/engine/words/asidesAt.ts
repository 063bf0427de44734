import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { Reply } from '../../../contract/index.ts';
import type { Decision, Understood } from './Understood.ts';

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

/** How a question begins that ends without its sign. */
const asking =
  /^(?:was|wer|wen|wem|wie|wo|wann|warum|wieso|weshalb|woher|wohin|wozu|welche[mnrs]?|what|who|how|where|when|why|which)\b/i;

function isQuestion(words: string): boolean {
  const text = words.trim();
  return text.endsWith('?') || asking.test(text);
}

/**
 * What words are: an answer to the open question, or, where that fits better, a question that `asides` answers. Who answers in so many
 * words has answered; only what is put as a question may be one all the same.
 */
export function answerOrAside(answer: Understood, question: Decision, asides: string, words: string): Understood {
  const [best] = question.matches;
  if (question.zone !== 'sure' || !best) return answer;
  if (answer.zone === 'sure' && !isQuestion(words)) return answer;
  const confidence = answer.matches[0]?.confidence ?? 0;
  return confidence >= best.confidence ? answer : { zone: 'sure', matches: [best], at: asides };
}
