import type { FixMessages, Reply, ScaleTemplate } from '../../contract/index.ts';
import type { BlockChange } from '../blocks/BlockChange.ts';
import type { Severity } from '../blocks/common/faults.ts';

/** What the check looks for. */
export type FindingKind =
  | 'nothing-asked'
  | 'endless'
  | 'endless-pass'
  | 'unreachable'
  | 'never-true'
  | 'always-true'
  | 'impossible-value'
  | 'gone-target'
  | 'gone-option'
  | 'repeated-jump'
  | 'trigger-gone'
  | 'trigger-circle'
  | 'variable-early'
  | 'variable-unknown'
  | 'link-unknown'
  | 'sent-on'
  | 'variable-unfilled'
  | 'variable-taken'
  | 'variable-invalid'
  | 'expression'
  | 'rule-unreadable'
  | 'rule-impossible'
  | 'du-sie'
  | 'empty-text'
  | 'no-description'
  | 'embed'
  | 'no-choice'
  | 'loop'
  | 'overwritten'
  | 'carry-gone'
  | 'carry-empty'
  | 'duplicate-id'
  | 'bounds'
  | 'several-starts'
  | 'no-address'
  | 'secret-misplaced'
  | 'secret-missing'
  | 'secret-host'
  | 'key-in-clear'
  | 'no-privacy'
  | 'privacy-outdated'
  | 'masked-said'
  | 'probing'
  | 'test-broken'
  | 'language-incomplete'
  | 'language-variables'
  | 'arms'
  | 'shuffle';

/** One change of the dialog, as the configurator's editor takes it. */
export type Edit =
  | { readonly kind: 'updateBlock'; readonly id: string; readonly change: BlockChange }
  | { readonly kind: 'deleteBlock'; readonly id: string }
  | { readonly kind: 'updateMessages'; readonly change: Partial<FixMessages> }
  | { readonly kind: 'updateScales'; readonly templ_options: ScaleTemplate[] };

/** A change that ends a finding; `label` says what it does. */
export interface Fix {
  readonly label: string;
  readonly edits: readonly Edit[];
}

/** A reply of a conversation that proves a finding, by the question that it answers. */
export interface CounterexampleReply {
  readonly unique_question_id: string;
  readonly nachfrage_id: string | null;
  readonly reply: Reply;
}

/** One bubble of it; Markdown. */
export interface CounterexampleBubble {
  readonly from: 'bot' | 'user';
  readonly text: string;
  readonly unique_question_id: string | null;
}

/** The shortest conversation that was found to show a finding, as the engine had it. */
export interface Counterexample {
  readonly replies: readonly CounterexampleReply[];
  readonly bubbles: readonly CounterexampleBubble[];
  /** From this bubble on it repeats itself for ever; null when it does not. */
  readonly loopFrom: number | null;
}

export interface Finding {
  /** The same as long as the finding is. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** The block that it is about; null for the dialog as a whole. */
  readonly unique_question_id: string | null;
  /** What the author calls that place. */
  readonly place: string;
  /** What is wrong, to the author. */
  readonly message: string;
  /** What respondents meet. */
  readonly meets: string;
  readonly fix: Fix | null;
  readonly counterexample: Counterexample | null;
}
