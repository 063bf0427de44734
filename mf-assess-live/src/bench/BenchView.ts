import type { ModelCallKept, TracedVariable, TraceStep, VariableValue } from '@dialogwerk/shared/contract';

/** A step of the way, and how to go on from there anew; null where that cannot be. */
export interface BenchStep {
  readonly step: TraceStep;
  readonly onAgain: (() => void) | null;
}

/** What stands beside a conversation that is tried out, wherever it runs. */
export interface BenchView {
  readonly survey_id: string;
  readonly steps: readonly BenchStep[];
  readonly variables: readonly TracedVariable[];
  /** Those that the author has set and that can be taken back; empty where what was set stays. */
  readonly own: ReadonlySet<string>;
  readonly onSet: (variable: string, value: VariableValue) => void;
  readonly onReset: (variable: string) => void;
  /** null where no model is asked. */
  readonly calls: readonly ModelCallKept[] | null;
  /** Whether a system of the author's would have been asked, and was not. */
  readonly asksSystems: boolean;
  /** Keeping the conversation as a test; null where only conversations of one dialog are kept elsewhere. */
  readonly keep: BenchKeep | null;
}

/** `onKeep`: null while the conversation cannot be a test. */
export interface BenchKeep {
  readonly onKeep: (() => void) | null;
}
