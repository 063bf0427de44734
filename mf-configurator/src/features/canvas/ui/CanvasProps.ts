import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Dispatch, SetStateAction } from 'react';
import type { BlockMark } from '../../../model/BlockMark.ts';
import type { TriggerStub } from '../../../model/TriggerStub.ts';
import type { Selection } from '../../../model/Selection.ts';
import type { Move } from './dragging/useDragGesture.ts';

export interface CanvasProps {
  readonly survey: SurveyData;
  readonly selection: Selection;
  readonly readOnly: boolean;
  /** The ends of triggers of the multi-chat at this dialog's blocks. */
  readonly triggers: readonly TriggerStub[];
  /** By block: what the check found about it. */
  readonly marks: ReadonlyMap<string, BlockMark>;
  readonly onSelect: Dispatch<SetStateAction<Selection>>;
  /** At the end of a gesture. */
  readonly onMove: (moves: readonly Move[]) => void;
  /** The author drew an edge from one block to another. */
  readonly onConnect: (source: string, target: string) => void;
  /** The author drew an edge from a block to the ending. */
  readonly onConnectEnd: (source: string) => void;
}
