import type { CallResponse, ConversationRow, QuestionSummary, StoredValue } from '@dialogwerk/shared/contract';
import { answerCellOf } from '../../../answerTypes/answerCells.ts';
import { textCell, valueCell } from '../../../answerTypes/Cell.ts';
import type { Cell } from '../../../answerTypes/Cell.ts';
import { texts } from '../../../texts.ts';

export interface FinishedConversation {
  readonly id: string;
  readonly started: Date;
  readonly finished: Date;
  /** One per column, in their order. */
  readonly cells: readonly { readonly column: string; readonly cell: Cell }[];
}

/** A question, or a variable that is not a question's own: something calculated. */
export type Column =
  | { readonly kind: 'question'; readonly id: string; readonly question: QuestionSummary }
  | { readonly kind: 'variable'; readonly id: string; readonly variable: string };

export interface ConversationTable {
  readonly columns: readonly Column[];
  readonly rows: readonly FinishedConversation[];
}

/** The finished conversations among the listed ones, with answers by their wording. */
export function conversationTable({
  questions,
  conversations,
}: Pick<CallResponse<'answers'>, 'questions' | 'conversations'>): ConversationTable {
  const finished = conversations.filter(isFinished);
  const columns = [...questions.map(questionColumn), ...calculated(questions, finished).map(variableColumn)];
  const rows = finished.map((conversation) => ({
    id: conversation.conversation_id,
    started: new Date(conversation.started_at),
    finished: new Date(conversation.finished_at),
    cells: columns.map((column) => ({ column: column.id, cell: cellOf(conversation, column) })),
  }));
  return { columns, rows };
}

const questionColumn = (question: QuestionSummary): Column => ({
  kind: 'question',
  id: `question ${question.unique_question_id}`,
  question,
});
const variableColumn = (variable: string): Column => ({ kind: 'variable', id: `variable ${variable}`, variable });

function calculated(questions: readonly QuestionSummary[], conversations: readonly ConversationRow[]): string[] {
  const asked = new Set(questions.map(({ variable }) => variable));
  const known = new Set(conversations.flatMap((conversation) => Object.keys(conversation.variables)));
  return [...known].filter((variable) => !asked.has(variable));
}

function cellOf(conversation: ConversationRow, column: Column): Cell {
  return column.kind === 'question'
    ? answerCell(conversation.answers[column.question.unique_question_id], column.question)
    : valueCell(conversation.variables[column.variable] ?? null);
}

function isFinished(conversation: ConversationRow): conversation is ConversationRow & { finished_at: number } {
  return conversation.finished_at !== null;
}

function answerCell(value: StoredValue | undefined, question: QuestionSummary): Cell {
  if (value === undefined) return { kind: 'missing' };
  if (value === null) return { kind: 'skipped' };
  if (typeof value === 'object' && 'media_id' in value) return textCell(texts.files[value.kind]);
  return answerCellOf(question)(value, labelsOf(question));
}

/** The wording of what can be chosen or ranked, by its id. */
function labelsOf({ counts, ranks, means }: QuestionSummary): (id: string) => string | undefined {
  const labels = new Map([...(counts ?? []), ...(ranks ?? []), ...(means ?? [])].map(({ id, label }) => [id, label]));
  return (id) => labels.get(id);
}
