import { LIST_LIMITS, TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { QaEntry } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost, messageRule } from '../rules/textRules.ts';

const questionRule = atMost(TEXT_LIMITS.question);

/** A piece of knowledge as it stands in the form: the questions line by line. */
export interface EntryRow {
  readonly id: string;
  readonly questions: string;
  readonly answer: string;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function entryRows(entries: readonly QaEntry[]): EntryRow[] {
  return entries.map(({ id, questions, answer }) => ({ id, questions: questions.join('\n'), answer }));
}

export function entriesOf(rows: readonly EntryRow[]): QaEntry[] {
  return rows.map(({ id, questions, answer }) => ({ id, questions: linesOf(questions), answer }));
}

/** What is wrong with an entry's questions, or null. */
export function questionsProblem({ questions }: EntryRow, index: number): string | null {
  const lines = linesOf(questions);
  if (lines.length === 0) return texts.entryWithoutQuestion(index + 1);
  if (lines.length > LIST_LIMITS.questions) return texts.tooManyQuestions(LIST_LIMITS.questions);
  return lines.map((line) => problemOf(questionRule(line))).find(Boolean) ?? null;
}

/** What is wrong with an entry's answer, or null. */
export function answerProblem({ answer }: EntryRow, index: number): string | null {
  return answer.trim() === '' ? texts.entryWithoutAnswer(index + 1) : problemOf(messageRule(answer));
}

/** true, or the first problem of the entries. */
export function entriesRule(rows: readonly EntryRow[]): true | string {
  return rows.map((row, index) => questionsProblem(row, index) ?? answerProblem(row, index)).find(Boolean) ?? true;
}
