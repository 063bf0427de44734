import type { SurveyData } from '@dialogwerk/shared/contract';
import type { EditingState } from '../../features/editing/model/EditingState.ts';
import type { Editor } from '../../features/editing/state/createEditor.ts';
import type { Selection } from '../../model/Selection.ts';
import type { Dispatch, SetStateAction } from 'react';

/** What the author's actions work on. */
export interface Workspace {
  readonly editor: Editor;
  readonly state: EditingState;
  readonly survey: SurveyData;
  readonly selection: Selection;
  readonly select: Dispatch<SetStateAction<Selection>>;
  readonly readOnly: boolean;
  /** Tells screen readers what has happened. */
  readonly announce: (sentence: string) => void;
}
