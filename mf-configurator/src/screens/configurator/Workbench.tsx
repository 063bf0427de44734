import { Alert, AlertTitle, Box } from '@dialogwerk/shared/ui';
import { useRef } from 'react';
import type { Editor } from '../../features/editing/state/createEditor.ts';
import { texts } from '../../texts.ts';
import { DialogCanvas } from './DialogCanvas.tsx';
import { EmptyDialog } from './EmptyDialog.tsx';
import { hiddenVisually } from './hiddenVisually.ts';
import { SidePanel } from './SidePanel.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAvailableHeight } from './useAvailableHeight.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useWorkspace } from './useWorkspace.ts';

/** An open dialog: toolbar, canvas, and what is selected. */
export function Workbench({ editor }: { readonly editor: Editor }) {
  const { workspace, announced } = useWorkspace(editor);
  const root = useRef<HTMLDivElement>(null);
  const height = useAvailableHeight(root);
  const canvas = useRef<HTMLElement>(null);
  useFocusBack(canvas, workspace.selection);
  useShortcuts(workspace);
  return (
    <Box
      ref={root}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      style={{ height: height ?? undefined }}
    >
      <h1 style={hiddenVisually}>{texts.title(workspace.survey.survey_name)}</h1>
      <Toolbar workspace={workspace} />
      {workspace.readOnly && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          <AlertTitle>{texts.readOnlyTitle}</AlertTitle>
          {texts.readOnly}
        </Alert>
      )}
      {height !== null && (
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
          <Box
            ref={canvas}
            component="section"
            tabIndex={-1}
            aria-label={texts.canvasRegion}
            sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto', outline: 'none' }}
          >
            {workspace.survey.all_questions.length === 0 ? (
              <EmptyDialog workspace={workspace} />
            ) : (
              <DialogCanvas workspace={workspace} />
            )}
          </Box>
          <SidePanel workspace={workspace} />
        </Box>
      )}
      <span role="status" style={hiddenVisually}>
        {announced}
      </span>
    </Box>
  );
}
