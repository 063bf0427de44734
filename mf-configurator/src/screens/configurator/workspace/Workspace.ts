import type { SurveyData } from '@dialogwerk/shared/contract';
import type { EditingState } from '../../../features/editing/model/EditingState.ts';
import type { Editor } from '../../../features/editing/state/createEditor.ts';
import type { ImportReportCall } from '../../../features/import-report/ui/useImportReport.ts';
import type { CanvasTarget } from '../../../features/canvas/ui/CanvasProps.ts';
import type { Position } from '../../../model/BlockChange.ts';
import type { Insertion } from '../../../model/Insertion.ts';
import type { Selection } from '../../../model/Selection.ts';
import type { Dispatch, SetStateAction } from 'react';

/** The dialog as a graph, or as a list in its order. */
export type View = 'graph' | 'list';

/** What lies above the dialog for a moment; `at` is where in the window it opens. */
export type Overlay =
  | { readonly kind: 'search' | 'shortcuts' | 'commands' }
  /** A block is to be made; `at` of null: nowhere in particular. */
  | { readonly kind: 'pick'; readonly where: Insertion; readonly at: Position | null }
  | { readonly kind: 'menu'; readonly target: CanvasTarget; readonly at: Position }
  /** The section that blocks come into is picked. */
  | { readonly kind: 'section'; readonly ids: readonly string[] }
  /** The text of a block is written on its card. */
  | { readonly kind: 'write'; readonly id: string }
  /** The numbers of a block are parted on its card. */
  | { readonly kind: 'part'; readonly id: string }
  /** Two states of the dialog are compared, each by its revision; null for the dialog as it stands now. */
  | { readonly kind: 'compare'; readonly from: number | null; readonly to: number | null };

/** What the author's actions work on. */
export interface Workspace {
  readonly editor: Editor;
  readonly state: EditingState;
  readonly survey: SurveyData;
  readonly selection: Selection;
  readonly select: Dispatch<SetStateAction<Selection>>;
  readonly view: View;
  readonly showView: (view: View) => void;
  readonly overlay: Overlay | null;
  readonly showOverlay: (overlay: Overlay | null) => void;
  /** The open tool beside the dialog, by its id; null for none. */
  readonly panel: string | null;
  readonly openPanel: (id: string | null) => void;
  /** Which of the two a small screen hides behind the other; null where there is one of them or room for both. */
  readonly behind: 'panel' | 'selection' | null;
  /** Brings back what is behind. */
  readonly bringBack: () => void;
  /** How the dialog was imported, if it was. */
  readonly imported: ImportReportCall;
  readonly readOnly: boolean;
  /** Tests the dialog from a block on; null for authors who may not. */
  readonly testFrom: ((id: string) => void) | null;
  /** Tells screen readers what has happened. */
  readonly announce: (sentence: string) => void;
}
