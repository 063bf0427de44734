import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Dispatch, SetStateAction } from 'react';
import type { Selection } from '../../../model/Selection.ts';
import type { Move } from './useMoving.ts';

export interface CanvasProps {
  readonly survey: SurveyData;
  readonly selection: Selection;
  readonly readOnly: boolean;
  readonly onSelect: Dispatch<SetStateAction<Selection>>;
  /** At the end of a gesture. */
  readonly onMove: (moves: readonly Move[]) => void;
  /** The author drew a way from one block to another. */
  readonly onConnect: (source: string, target: string) => void;
  /** The author drew a way from a block to the ending. */
  readonly onConnectEnd: (source: string) => void;
}
