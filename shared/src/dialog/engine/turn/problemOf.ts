import type { OpenQuestion, Reply } from '../../../contract/index.ts';
import { otherProblem } from '../../blocks/common/otherProblem.ts';
import { formProblem } from '../../blocks/open/formProblem.ts';
import { replyProblem } from '../../blocks/replies.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { AskedQuestion } from './AskedQuestion.ts';
import { ruleTexts } from './ruleTexts.ts';

/** A question as far as replies to it are checked. */
export interface Checking extends Omit<AskedQuestion, 'question'> {
  readonly question: Pick<OpenQuestion, 'input' | 'optional' | 'wrong'>;
}

/**
 * All that is wrong with a reply to a question, as a sentence to the respondent; null when it is fine (domain.md §3.1). To a reply that was given, the
 * author's sentence is said where there is one.
 */
export function problemOf(survey: CompiledSurvey, asked: Checking, reply: Reply): string | null {
  const { du_sie, language, texts } = survey;
  const { input, optional, wrong } = asked.question;
  const problem =
    replyProblem(input, optional, reply, du_sie, language) ??
    otherProblem(input, reply, texts) ??
    formProblem(input, reply, texts) ??
    (isKept(asked, reply) ? null : ruleTexts(texts.wording).broken);
  return problem !== null && reply.type !== 'skip' && wrong !== undefined ? wrong : problem;
}

/** The words of a recording are not known, so that no rule is about them. */
function isKept({ keeps, answer }: Checking, reply: Reply): boolean {
  if (!keeps || reply.type === 'skip' || 'recording' in reply) return true;
  const given = answer(reply);
  return given === null || keeps(given.variable);
}
