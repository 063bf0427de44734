import type { Section } from '@dialogwerk/shared/contract';
import type { Node } from '@xyflow/react';
import type { Position } from '../../../../model/BlockChange.ts';

/** What an author does with a section where it is drawn. */
export type SectionAct =
  | { readonly kind: 'toggle' | 'select'; readonly section: Section }
  /** An arrow key moves it by so much. */
  | { readonly kind: 'step'; readonly section: Section; readonly by: Position }
  /** Its name was written; null: it stays as it was. */
  | { readonly kind: 'name'; readonly section: Section; readonly name: string | null };

/** What a section shows where it is drawn. */
export interface SectionData extends Record<string, unknown> {
  readonly section: Section;
  readonly isFolded: boolean;
  /** Of its blocks: those that the check has found something about, and open threads of the team. */
  readonly findings: number;
  readonly comments: number;
  readonly readOnly: boolean;
  readonly act: (act: SectionAct) => void;
}
export type SectionNodeType = Node<SectionData, 'section'>;
/** The frame around a section's cards. */
export type FrameNodeType = Node<Record<string, never>, 'frame'>;
