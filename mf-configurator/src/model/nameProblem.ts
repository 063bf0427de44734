import { parameterNamed, secretNamed } from '@dialogwerk/shared/dialog';
import { variableTexts } from './wording/variableTexts.ts';

/** As the contract has it: a valid SPSS name (domain.md §2). */
const valid = /^[A-Za-z][A-Za-z0-9_.@#$]*$/;
const LONGEST = 64;
const reserved = new Set(['ALL', 'AND', 'BY', 'EQ', 'GE', 'GT', 'LE', 'LT', 'NE', 'NOT', 'OR', 'TO', 'WITH']);

/** What is wrong with a variable's name as such, or null. */
export function nameProblem(name: string): string | null {
  if (!valid.test(name) || name.endsWith('.')) return variableTexts.invalid;
  if (name.length > LONGEST) return variableTexts.tooLong;
  return reserved.has(name.toUpperCase()) || secretNamed(name) !== null || parameterNamed(name) !== null
    ? variableTexts.reserved(name)
    : null;
}
