import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import type { Dispatch, SetStateAction } from 'react';
import type { BlockMark } from '../../../model/BlockMark.ts';
import type { Insertion, LineFrom, Place } from '../../../model/Insertion.ts';
import type { LineForecast } from '../../../model/LineForecast.ts';
import type { LedRange } from '../../../model/outcomes/LedRange.ts';
import type { TriggerStub } from '../../../model/TriggerStub.ts';
import type { Selection } from '../../../model/Selection.ts';
import type { Position } from '../../../model/BlockChange.ts';
import type { Move } from './dragging/useDragGesture.ts';
import type { SectionsPart } from './sections/SectionsPart.ts';

/** What on the canvas something is to be done with. */
export type CanvasTarget =
  | { readonly kind: 'block'; readonly id: string }
  /** Welcome or ending. */
  | { readonly kind: 'messages' }
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'connection'; readonly connection: Connection }
  /** Where no card and no edge is; `place` has room for a card. */
  | { readonly kind: 'canvas'; readonly place: Place };

export interface CanvasProps {
  readonly survey: SurveyData;
  readonly selection: Selection;
  readonly readOnly: boolean;
  /** The ends of triggers of the multi-chat at this dialog's blocks. */
  readonly triggers: readonly TriggerStub[];
  /** By block: what the check found about it. */
  readonly marks: ReadonlyMap<string, BlockMark>;
  /** By block: how many open comments there are about it. */
  readonly comments: ReadonlyMap<string, number>;
  /** What draws sections; null where it has not come yet. */
  readonly sections: SectionsPart | null;
  /** The block whose text is written on its card; null for none. */
  readonly writing: string | null;
  /** The block whose numbers are parted on its card; null for none. */
  readonly parting: string | null;
  readonly onSelect: Dispatch<SetStateAction<Selection>>;
  /** At the end of a gesture. */
  readonly onMove: (moves: readonly Move[]) => void;
  /** The author drew an edge to another block, or to the ending. */
  readonly onConnect: (from: LineFrom, target: string) => void;
  /** What would become true beside a line if it were drawn so. */
  readonly onForecast: (from: LineFrom, target: string) => LineForecast;
  /** A block is to be made; `at` is where the author has asked for it, in the window, in pixels. */
  readonly onInsert: (where: Insertion, at: Position) => void;
  /** What can be done with something is asked for; `at` as for a new block. */
  readonly onMenu: (target: CanvasTarget, at: Position) => void;
  /** A section's name was written on the canvas. */
  readonly onNameSection: (id: string, name: string) => void;
  /** A block's text is to be written on its card. */
  readonly onWrite: (id: string) => void;
  /** The numbers of a block are to be parted on its card. */
  readonly onPart: (id: string) => void;
  /** The ranges of a block's numbers are to be so; null: parting them has ended. */
  readonly onRanges: (id: string, ranges: readonly LedRange[] | null) => void;
  /** The writing on the card has ended, with the text; null: it stays as it was. */
  readonly onWritten: (id: string, context: string | null) => void;
}
