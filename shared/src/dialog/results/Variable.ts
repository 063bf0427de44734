import type { ResultState } from '../../contract/index.ts';
import type { AnswerColumn, Measure, ValueLabel, ValueType } from '../blocks/AnswerColumn.ts';

/** In the order of their numbers in data; new ones come last. */
export const conversationStates = [
  'finished',
  'screened',
  'waiting',
  'stopped',
  'opened',
] as const satisfies readonly ResultState[];

/** Why a value is not there. 'unreadable': it was stored while the question was of another type. */
export const missingKinds = ['na', 'skipped', 'not-asked', 'withdrawn', 'open', 'unreadable'] as const;
export type MissingKind = (typeof missingKinds)[number];

/** What is known of every conversation beside its answers. */
export const conversationFacts = [
  'conversation_id',
  'state',
  'started_at',
  'finished_at',
  'seconds',
  'answered',
  'publication',
  'revision',
  'language',
] as const;
export type ConversationFact = (typeof conversationFacts)[number];

/** Where the values of a variable come from. */
export type VariableSource =
  | { readonly from: 'conversation'; readonly fact: ConversationFact }
  | { readonly from: 'answer'; readonly unique_question_id: string; readonly column: AnswerColumn }
  /** What a calculation or an author's system has set. */
  | { readonly from: 'variable'; readonly variable: string }
  /** What the link held that the conversation began with. */
  | { readonly from: 'link'; readonly parameter: string };

/** A column of a dialog's data. */
export interface Variable {
  /** Unique whatever the case of its letters, and good for CSV, Excel, SPSS and R: a letter, then letters, digits, '_' and '.'. */
  readonly name: string;
  /** In words, in one line. */
  readonly label: string;
  readonly type: ValueType;
  readonly measure: Measure;
  /** Empty for free values. */
  readonly values: readonly ValueLabel[];
  /** The least and greatest number; null for unbounded or none. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  /** The name of the multiple response that it belongs to; null for none. */
  readonly set: string | null;
  readonly source: VariableSource;
}
