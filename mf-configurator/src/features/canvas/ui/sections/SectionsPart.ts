import type { Block, Section } from '@dialogwerk/shared/contract';
import type { NodeProps } from '@xyflow/react';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ComponentType, Dispatch, SetStateAction } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Selection } from '../../../../model/Selection.ts';
import type { DragGesture } from '../dragging/useDragGesture.ts';
import type { FrameNodeType, SectionAct, SectionNodeType } from './SectionNodeType.ts';
import type { SectionsView } from './SectionsView.ts';

/** What is around a section where it is drawn. */
export interface Around {
  readonly survey_id: string;
  readonly gesture: Pick<DragGesture, 'follow'>;
  /** Where cards and titles lie. */
  readonly places: ReadonlyMap<string, Position>;
  readonly onSelect: Dispatch<SetStateAction<Selection>>;
  readonly onNameSection: (id: string, name: string) => void;
}

/** All that draws sections: it comes where a dialog has some. */
export interface SectionsPart {
  readonly $folded: ReadableAtom<ReadonlyMap<string, ReadonlySet<string>>>;
  readonly $naming: WritableAtom<string | null>;
  readonly SectionNode: ComponentType<NodeProps<SectionNodeType>>;
  readonly SectionFrame: ComponentType<NodeProps<FrameNodeType>>;
  readonly sectionsViewOf: (
    all: readonly Section[],
    blocks: readonly Block[],
    folded: ReadonlySet<string> | undefined,
  ) => SectionsView;
  readonly doSectionAct: (act: SectionAct, around: Around) => void;
}
