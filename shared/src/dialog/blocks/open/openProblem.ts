import type { QuestionInput } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { cleanText } from '../../text/cleanText.ts';

/** What is wrong with a free text, or null. Its length is counted as a text field counts it, in UTF-16 units. */
export function openProblem(
  input: Pick<Extract<QuestionInput, { type: 'open' }>, 'max_length'>,
  reply: { readonly text: string },
  texts: RespondentTexts,
): string | null {
  const text = cleanText(reply.text);
  if (text === '') return texts.emptyText;
  if (text.length > input.max_length) return texts.tooLong(input.max_length, text.length);
  return null;
}
