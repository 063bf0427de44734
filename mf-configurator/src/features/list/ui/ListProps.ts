import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Dispatch, SetStateAction } from 'react';
import type { BlockMark } from '../../../model/BlockMark.ts';
import type { TriggerStub } from '../../../model/TriggerStub.ts';
import type { Selection } from '../../../model/Selection.ts';
import type { Swap } from '../model/movesTo.ts';

export interface ListProps {
  readonly survey: SurveyData;
  readonly selection: Selection;
  readonly readOnly: boolean;
  /** By block: what the check found about it. */
  readonly marks: ReadonlyMap<string, BlockMark>;
  /** The ends of triggers of the multi-chat at this dialog's blocks. */
  readonly triggers: readonly TriggerStub[];
  readonly onSelect: Dispatch<SetStateAction<Selection>>;
  /** The author moved a block; all swaps are one step. */
  readonly onSwap: (swaps: readonly Swap[]) => void;
  /** Tells screen readers what has happened. */
  readonly onAnnounce: (sentence: string) => void;
}
