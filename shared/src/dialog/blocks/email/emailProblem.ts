import type { Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { cleanText } from '../../text/cleanText.ts';

/** RFC 5321, 4.5.3.1.3. */
const LONGEST_ADDRESS = 254;

/** What is wrong with an e-mail address, or null: text, @, text, dot, text (spec §5). */
export function emailProblem(reply: Extract<Reply, { type: 'email' }>, texts: RespondentTexts): string | null {
  const address = cleanText(reply.text);
  return address.length <= LONGEST_ADDRESS && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? null : texts.noEmail;
}
