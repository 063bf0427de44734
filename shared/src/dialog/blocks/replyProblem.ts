import type { QuestionInput, Reply } from '../../contract/index.ts';
import { respondentTexts } from '../respondentTexts.ts';
import type { DuSie } from '../respondentTexts.ts';
import { likertProblem } from './likert/likertProblem.ts';
import { multipleProblem } from './multiple/multipleProblem.ts';
import { numberProblem } from './number/numberProblem.ts';
import { openProblem } from './open/openProblem.ts';
import { singleProblem } from './single/singleProblem.ts';

/**
 * What is wrong with a reply, as a sentence to the respondent; null when it is fine (domain.md §3.1). The messenger
 * and the engine ask this same function. `language` is the dialog's.
 */
export function replyProblem(
  input: QuestionInput,
  optional: boolean,
  reply: Reply,
  du_sie: DuSie,
  language = 'de',
): string | null {
  const texts = respondentTexts(language, du_sie);
  if (reply.type === 'skip') return optional ? null : texts.required;
  switch (input.type) {
    case 'open':
      return reply.type === 'open' ? openProblem(input, reply, texts) : texts.doesNotFit;
    case 'single':
      return reply.type === 'single' ? singleProblem(input, reply, texts) : texts.doesNotFit;
    case 'multiple':
      return reply.type === 'multiple' ? multipleProblem(input, reply, texts) : texts.doesNotFit;
    case 'likert':
      return reply.type === 'likert' ? likertProblem(input, reply, texts) : texts.doesNotFit;
    case 'number':
      return reply.type === 'number' ? numberProblem(input, reply, texts) : texts.doesNotFit;
  }
}
