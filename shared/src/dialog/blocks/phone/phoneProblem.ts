import type { Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { cleanText } from '../../text/cleanText.ts';

/** What is wrong with a telephone number, or null: 3 to 15 digits (ITU-T E.164), with the signs that people put between. */
export function phoneProblem(reply: Extract<Reply, { type: 'phone' }>, texts: RespondentTexts): string | null {
  const number = cleanText(reply.text);
  const digits = number.replaceAll(/\D/g, '').length;
  const written = number.length <= 40 && /^\+?[\d\s()/.-]+$/.test(number);
  return written && digits >= 3 && digits <= 15 ? null : texts.noPhone;
}
