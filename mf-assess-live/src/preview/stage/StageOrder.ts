import type { Script, SurveyData, TracedVariable, TraceStep } from '@dialogwerk/shared/contract';
import type { Cue, Stage } from './stageOf.ts';

/** What the worker is asked to play. */
export interface StageOrder extends Omit<Cue, 'moves'> {
  readonly number: number;
  /** Whether the conversation is taken to its end. */
  readonly atEnd: boolean;
  /** The dialog as it is by now; null: as it was in the order before. */
  readonly survey: SurveyData | null;
}

/** A step of the way, with how many of the author's own replies stood before it; null where it is part of the way to the block. */
export interface StagedStep {
  readonly step: TraceStep;
  readonly givenBefore: number | null;
}

export interface StageResult {
  /** Of its order. */
  readonly number: number;
  readonly stage: Omit<Stage, 'turns'>;
  readonly steps: readonly StagedStep[];
  /** Every variable that has a value or that the dialog sets. */
  readonly variables: readonly TracedVariable[];
  /** The conversation as a test; null where it is none. */
  readonly script: Script | null;
}
