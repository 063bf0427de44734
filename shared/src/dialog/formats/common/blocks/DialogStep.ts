import type { Block } from '../../../../contract/index.ts';

/** A block of the new dialog, and when it comes at all. */
export interface DialogStep {
  readonly block: Block;
  readonly condition: string | null;
}
