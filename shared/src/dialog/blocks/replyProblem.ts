import type { QuestionInput, Reply } from '../../contract/index.ts';
import { respondentTexts } from '../respondentTexts.ts';
import type { DuSie } from '../respondentTexts.ts';
import { choiceCountProblem } from './choiceCountProblem.ts';
import { dateProblem } from './date/dateProblem.ts';
import { emailProblem } from './email/emailProblem.ts';
import { likertProblem } from './likert/likertProblem.ts';
import { numberProblem } from './number/numberProblem.ts';
import { openProblem } from './open/openProblem.ts';
import { phoneProblem } from './phone/phoneProblem.ts';
import { qaProblem } from './qa/qaProblem.ts';
import { rankingProblem } from './ranking/rankingProblem.ts';
import { singleProblem } from './single/singleProblem.ts';
import { sliderProblem } from './slider/sliderProblem.ts';
import { urlProblem } from './url/urlProblem.ts';

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
      return reply.type === 'multiple' ? choiceCountProblem(input, reply.option_ids, texts) : texts.doesNotFit;
    case 'likert':
      return reply.type === 'likert' ? likertProblem(input, reply, texts) : texts.doesNotFit;
    case 'matrix':
      return reply.type === 'matrix' && reply.item_id === input.item_id
        ? likertProblem(input, reply, texts)
        : texts.doesNotFit;
    case 'slider':
      return reply.type === 'slider' ? sliderProblem(input, reply, texts) : texts.doesNotFit;
    case 'number':
      return reply.type === 'number' ? numberProblem(input, reply, texts) : texts.doesNotFit;
    case 'date':
      return reply.type === 'date' ? dateProblem(input, reply, texts) : texts.doesNotFit;
    case 'email':
      return reply.type === 'email' ? emailProblem(reply, texts) : texts.doesNotFit;
    case 'phone':
      return reply.type === 'phone' ? phoneProblem(reply, texts) : texts.doesNotFit;
    case 'url':
      return reply.type === 'url' ? urlProblem(reply, texts) : texts.doesNotFit;
    case 'ranking':
      return reply.type === 'ranking' ? rankingProblem(input, reply, texts) : texts.doesNotFit;
    case 'picture':
      return reply.type === 'picture' ? choiceCountProblem(input, reply.option_ids, texts) : texts.doesNotFit;
    case 'qa':
      return reply.type === 'qa' ? qaProblem(input, reply, texts) : texts.doesNotFit;
    case 'upload':
    case 'voice':
    case 'consent':
      return reply.type === input.type ? null : texts.doesNotFit;
  }
}
