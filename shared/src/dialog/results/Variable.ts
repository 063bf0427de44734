import type { ResultState } from '../../contract/index.ts';
import type { OfferedTo } from './offeredTo.ts';
import type { AnswerColumn, Measure, ValueLabel, ValueType } from '../blocks/AnswerColumn.ts';

/** In the order of their numbers in data; new ones come last. */
export const conversationStates = [
  'finished',
  'screened',
  'waiting',
  'stopped',
  'opened',
] as const satisfies readonly ResultState[];

/**
 * Why a value is not there. 'not-offered': the conversation's revision does not have the question, the option or the item. 'unreadable': it was stored
 * in another form. 'nothing-left': the question took over what was chosen before, and that was nothing. 'given-up': as many replies did not fit as its author allows. 'timed-out': its time was over. 'alone': a conversation of the dialog by itself belongs to no participation in a multi-chat, and one that was made anonymous does
 * not any more.
 */
export const missingKinds = [
  'na',
  'skipped',
  'not-asked',
  'withdrawn',
  'open',
  'unreadable',
  'not-offered',
  'alone',
  'nothing-left',
  'given-up',
  'timed-out',
] as const;
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
  /** The participation in a multi-chat that the conversation belongs to. */
  | { readonly from: 'participation' }
  | {
      readonly from: 'answer';
      readonly unique_question_id: string;
      readonly column: AnswerColumn;
      /** The revisions that offered it. */
      readonly offered: ReadonlySet<number>;
      /** What of the question a conversation was offered; null where that does not depend on it. */
      readonly offeredTo: OfferedTo | null;
      /** Of a version of the question that later ones do not mean the same as. */
      readonly isFormer: boolean;
    }
  /** What a calculation or an author's system has set. */
  | { readonly from: 'variable'; readonly variable: string }
  /** What the link held that the conversation began with. */
  | { readonly from: 'link'; readonly parameter: string }
  /** Whether another variable has a value, and why not. */
  | { readonly from: 'missing'; readonly of: Variable };

/** A column of a file of data. */
export interface DataColumn {
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
  /** What the dialog calls it by now, and from which revision on, where that is not its name. */
  readonly alias?: { readonly name: string; readonly revision: number };
  /** What kinds of missing values are called here, where that is not the usual. */
  readonly missing?: Partial<Readonly<Record<MissingKind, string>>>;
}

/** A column of a dialog's data. */
export interface Variable extends DataColumn {
  /** What a column is called that says why values are missing in this one; null where its own values can say so. */
  readonly missingName: string | null;
  readonly source: VariableSource;
}
