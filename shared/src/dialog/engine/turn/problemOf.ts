import type { OpenQuestion, Reply } from '../../../contract/index.ts';
import { otherProblem } from '../../blocks/common/otherProblem.ts';
import { replyProblem } from '../../blocks/replies.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';

/** All that is wrong with a reply to a question, as a sentence to the respondent; null when it is fine (domain.md §3.1). */
export function problemOf(
  { du_sie, language, texts }: CompiledSurvey,
  { input, optional }: Pick<OpenQuestion, 'input' | 'optional'>,
  reply: Reply,
): string | null {
  return replyProblem(input, optional, reply, du_sie, language) ?? otherProblem(input, reply, texts);
}
