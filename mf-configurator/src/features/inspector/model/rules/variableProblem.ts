import type { SurveyData } from '@dialogwerk/shared/contract';
import { secretNamed } from '@dialogwerk/shared/dialog';
import { blockName } from '../../../../model/blockName.ts';
import { texts } from '../../texts.ts';

/** As the contract has it: a valid SPSS name (domain.md §2). */
const valid = /^[A-Za-z][A-Za-z0-9_.@#$]*$/;
const LONGEST = 64;
const reserved = new Set(['ALL', 'AND', 'BY', 'EQ', 'GE', 'GT', 'LE', 'LT', 'NE', 'NOT', 'OR', 'TO', 'WITH']);

/** What is wrong with a variable's name as such, or null. */
export function nameProblem(name: string): string | null {
  if (!valid.test(name) || name.endsWith('.')) return texts.variableInvalid;
  if (name.length > LONGEST) return texts.variableTooLong;
  return reserved.has(name.toUpperCase()) || secretNamed(name) !== null ? texts.variableReserved(name) : null;
}

/** What is wrong with the name of a block's answer, or null. Names differ by more than capitals, as SPSS wants it. */
export function variableProblem(name: string, ownId: string, survey: SurveyData): string | null {
  const other = survey.all_questions.find(
    ({ unique_question_id, variable }) =>
      unique_question_id !== ownId && variable?.toLowerCase() === name.toLowerCase(),
  );
  return nameProblem(name) ?? (other ? texts.variableTaken(blockName(other)) : null);
}
