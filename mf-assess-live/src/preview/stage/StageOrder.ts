import type { SurveyData } from '@dialogwerk/shared/contract';
import type { variablesOf } from '@dialogwerk/shared/dialog/engine';
import type { Cue, Stage } from './stageOf.ts';

/** What the worker is asked to play. */
export interface StageOrder extends Omit<Cue, 'moves'> {
  readonly number: number;
  /** The dialog as it is by now; null: as it was in the order before. */
  readonly survey: SurveyData | null;
}

export type VariableKinds = ReturnType<typeof variablesOf>;

export interface StageResult {
  /** Of its order. */
  readonly number: number;
  readonly stage: Stage;
  /** Every variable that the dialog sets. */
  readonly variables: VariableKinds;
}
