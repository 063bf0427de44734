import type { Block } from '../../../../contract/index.ts';

/** A block of the new dialog, and when it comes at all. */
export interface DialogStep {
  readonly block: Block;
  readonly condition: string | null;
  /** The steps of each round, where the block is a loop; their conditions go without its own. */
  readonly members?: readonly DialogStep[];
}
