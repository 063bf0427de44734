import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { Turn, TurnEnd } from './Turn.ts';

/** How the turn ends, or the block that it goes on at; null is the end of the dialog. */
export type After = TurnEnd | string | null;

/** A task for a model, where it comes up. */
export interface Led {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly turn: Turn;
}
