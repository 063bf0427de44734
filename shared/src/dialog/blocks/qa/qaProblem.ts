import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { openProblem } from '../open/openProblem.ts';

/** What is wrong with a question to the dialog, or null; no question ('Weiter') goes on where that is offered. */
export function qaProblem(
  input: Extract<QuestionInput, { type: 'qa' }>,
  { text }: Extract<Reply, { type: 'qa' }>,
  texts: RespondentTexts,
): string | null {
  if (text === null) return input.only_search ? null : texts.emptyText;
  return openProblem(input, { text }, texts);
}
