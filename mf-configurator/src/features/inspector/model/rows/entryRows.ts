import { LIST_LIMITS, TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { QaEntry } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { linkRule } from '../rules/linkRule.ts';
import { atMost, messageRule, shortTextRule } from '../rules/textRules.ts';

const questionRule = atMost(TEXT_LIMITS.question);

/** A piece of knowledge as it stands in the form: the questions line by line. */
export interface EntryRow {
  readonly id: string;
  readonly questions: string;
  readonly answer: string;
  /** '' for none, as all that follows. */
  readonly filename_db: string;
  readonly media_text: string;
  readonly captions_db: string;
  readonly link: string;
  readonly source: string;
}

/** What may stand beside an answer. */
const extras = ['filename_db', 'media_text', 'captions_db', 'link', 'source'] as const;
export const noExtras = { filename_db: '', media_text: '', captions_db: '', link: '', source: '' } as const;

/** Whether anything stands beside the answer. */
export function hasExtras(row: EntryRow): boolean {
  return extras.some((field) => row[field] !== '');
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function entryRows(entries: readonly QaEntry[]): EntryRow[] {
  return entries.map((entry) => ({
    ...noExtras,
    ...Object.fromEntries(extras.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]]))),
    id: entry.id,
    questions: entry.questions.join('\n'),
    answer: entry.answer,
  }));
}

export function entriesOf(rows: readonly EntryRow[]): QaEntry[] {
  return rows.map((row) => ({
    id: row.id,
    questions: linesOf(row.questions),
    answer: row.answer,
    ...Object.fromEntries(extras.flatMap((field) => (row[field].trim() === '' ? [] : [[field, row[field].trim()]]))),
  }));
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

/** What is wrong with the address that is said with an entry, or null. */
export function entryLinkProblem({ link }: EntryRow): string | null {
  return problemOf(linkRule(link.trim()));
}

/** true, or the first problem of the entries. */
export function entriesRule(rows: readonly EntryRow[]): true | string {
  const all = rows.reduce((sum, { questions }) => sum + linesOf(questions).length, 0);
  if (all > LIST_LIMITS.allQuestions) return texts.tooManyQuestionsInAll(LIST_LIMITS.allQuestions);
  const problems = rows.map(
    (row, index) =>
      questionsProblem(row, index) ??
      answerProblem(row, index) ??
      entryLinkProblem(row) ??
      problemOf(shortTextRule(row.source)) ??
      problemOf(messageRule(row.media_text)),
  );
  return problems.find(Boolean) ?? true;
}
