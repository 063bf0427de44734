import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Editor } from '../../features/editing/state/createEditor.ts';
import { nothing } from '../../model/Selection.ts';
import type { Selection } from '../../model/Selection.ts';
import type { Workspace } from './Workspace.ts';

/** The workspace of one open dialog, and the latest sentence for screen readers. */
export function useWorkspace(editor: Editor): { readonly workspace: Workspace; readonly announced: string } {
  const state = useStore(editor.$state);
  const [selection, select] = useState<Selection>(nothing);
  const [announced, announce] = useState('');
  const { survey } = state;
  return {
    workspace: { editor, state, survey, selection, select, announce, readOnly: survey.bearbeiten === 0 },
    announced,
  };
}
