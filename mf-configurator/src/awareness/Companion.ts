import type { Position } from '../model/BlockChange.ts';

/** A window in which another author has the dialog open. */
export interface Companion {
  readonly key: string;
  readonly user_id: string;
  readonly name: string;
  /** Over which place of the canvas its pointer is; null for none. */
  readonly at: Position | null;
  /** The block that is selected in it; null for none. */
  readonly unique_question_id: string | null;
}
