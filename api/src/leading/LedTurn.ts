import type { ModelCall } from '@dialogwerk/shared/dialog';

/** A turn that waits for a model. */
export interface LedTurn {
  readonly survey_id: string;
  readonly conversation_id: string;
  /** The number of the turn that the outcome will be. */
  readonly turn: number;
  readonly call: ModelCall;
}
