import type { SurveyData } from '@dialogwerk/shared/contract';
import { newEditing } from '../features/editing/model/EditingState.ts';
import { createEditor } from '../features/editing/state/createEditor.ts';
import { nothing } from '../model/Selection.ts';
import type { Workspace } from '../screens/configurator/workspace/Workspace.ts';

/** The workspace of a dialog that is open for editing; nothing leaves it. */
export const aWorkspace = (survey: SurveyData, fields: Partial<Workspace> = {}): Workspace => ({
  editor: createEditor(survey, 1, {
    send: async () => ({ revision: 2, block: null }),
    readFlags: async () => survey,
    readRemoteChanges: async () => ({ revision: 1, blocks: [], orders: null, settings: null, changes: [] }),
    faultOf: () => 'refused',
    conflictOf: () => null,
    tellKept: () => {},
    tellFault: () => {},
  }),
  state: newEditing(survey, 1),
  survey,
  selection: nothing,
  select: () => {},
  view: 'graph',
  showView: () => {},
  overlay: null,
  showOverlay: () => {},
  panel: null,
  openPanel: () => {},
  behind: null,
  bringBack: () => {},
  imported: { state: { kind: 'loaded', value: null }, reload: () => {}, isReloading: false },
  readOnly: false,
  testFrom: null,
  announce: () => {},
  ...fields,
});
