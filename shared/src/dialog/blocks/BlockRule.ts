import type { Choice } from '../Choice.ts';
import type {
  Block,
  QuestionInput,
  RecordingKind,
  Reply,
  ScaleTemplate,
  StoredValue,
  VariableValue,
} from '../../contract/index.ts';
import type { ValueKind } from '../expressions/ValueKind.ts';
import type { RespondentTexts } from '../texts.ts';
import type { NewBase } from './common/newBase.ts';
/** A reply that was understood (domain.md §2). */
export interface Answer {
  readonly stored: StoredValue;
  /** What the variable holds from now on; null is missing. */
  readonly variable: VariableValue;
  /** What each variable holds, of a block that sets several at once; absent: its only one holds `variable`. */
  readonly variables?: Readonly<Record<string, VariableValue>>;
  /** How `{{…}}` reads what those hold, where the value itself does not say it. */
  readonly labels?: Readonly<Record<string, string>>;
  /** How `{{variable}}` reads it; null when the value itself says it. */
  readonly label: string | null;
  /** The chosen ids, in the block's order. */
  readonly chosen: readonly string[];
  /** What was typed beside 'Sonstiges', as it is kept; absent: that was not chosen. */
  readonly other?: string | number | null;
  /** The end of the dialog; absent: it goes on as the block's jumps say. */
  readonly followedBy?: 'end';
}

/** What the respondent is asked, and how a reply is read in which `replyProblem` found nothing; null for a reply of another type. */
export interface Prompt {
  readonly input: QuestionInput;
  readonly answer: (reply: Reply) => Answer | null;
}

/** An item of a block that asks several things one by one. */
export interface AskedItem extends Prompt {
  readonly id: string;
  readonly text: string;
  readonly variable: string | null;
}

/** A block as it is asked. */
export type Asking = {
  /** In the block's order; empty for texts and numbers. */
  readonly choices: readonly Choice[];
} & (({ readonly kind: 'whole' } & Prompt) | { readonly kind: 'items'; readonly items: readonly AskedItem[] });

/** What a block needs of its survey to be asked. */
export interface AskContext {
  readonly scales: ReadonlyMap<string, ScaleTemplate>;
  readonly texts: RespondentTexts;
  /** What open questions take in place of words. */
  readonly recordings: readonly RecordingKind[];
}

/** A variable, and what it holds when it is not missing. */
export interface KindOfVariable {
  readonly variable: string;
  readonly kind: ValueKind;
}

/** Everything the engine knows of one block type. */
export interface BlockRule<B extends Block> {
  readonly newBlock: (base: NewBase) => B;
  /** Every variable that the block sets. */
  readonly variables: (block: B) => readonly KindOfVariable[];
  /**
   * null for a block that asks nothing: its type does not, or there is nothing to choose from, because a
   * respondent must never be stuck at a question without an answer.
   */
  readonly ask: (block: B, context: AskContext) => Asking | null;
}
