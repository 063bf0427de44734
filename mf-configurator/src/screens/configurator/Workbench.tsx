import { Alert, AlertTitle, Box, visuallyHidden } from '@dialogwerk/shared/ui';
import { useRef } from 'react';
import type { Editor } from '../../features/editing/state/createEditor.ts';
import { ConflictPanel } from '../../features/editing/ui/ConflictPanel.tsx';
import { useComments } from '../../features/comments/ui/useComments.ts';
import { CheckStatus } from '../../features/dialog-check/ui/CheckStatus.tsx';
import { PrintSheet } from '../../features/list/ui/PrintSheet.tsx';
import { texts } from '../../texts.ts';
import { DialogView } from './DialogView.tsx';
import { LaterAwareness } from './LaterAwareness.tsx';
import { Overlays } from './Overlays.tsx';
import { PanelSlot } from './panels/PanelSlot.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useCheckedBeside } from './useCheckedBeside.ts';
import { useAvailableHeight } from './workspace/useAvailableHeight.ts';
import { useFocusBack } from './workspace/useFocusBack.ts';
import { useShortcuts } from './workspace/useShortcuts.ts';
import { useWorkspace } from './workspace/useWorkspace.ts';

/** An open dialog: toolbar, canvas, and what is selected. */
export function Workbench({ editor }: { readonly editor: Editor }) {
  const { workspace, announced } = useWorkspace(editor);
  const root = useRef<HTMLDivElement>(null);
  const height = useAvailableHeight(root);
  const canvas = useRef<HTMLElement>(null);
  useFocusBack(root, canvas);
  useShortcuts(workspace);
  useComments(workspace.survey.survey_id);
  const beside = useCheckedBeside(workspace.survey, !workspace.readOnly);
  return (
    <Box
      ref={root}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      style={{ height: height ?? undefined }}
    >
      <h1 style={visuallyHidden}>{texts.title(workspace.survey.survey_name)}</h1>
      <Toolbar workspace={workspace} />
      <ConflictPanel state={workspace.state} onSettle={editor.settle} />
      {workspace.readOnly && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          <AlertTitle>{texts.readOnlyTitle}</AlertTitle>
          {texts.readOnly}
        </Alert>
      )}
      {height !== null && (
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
          <PanelSlot workspace={workspace} />
          <Box
            ref={canvas}
            component="section"
            tabIndex={-1}
            aria-label={texts.canvasRegion}
            sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto', position: 'relative', outline: 'none' }}
          >
            <DialogView workspace={workspace} />
          </Box>
          <SidePanel workspace={workspace} />
        </Box>
      )}
      <Overlays workspace={workspace} />
      <LaterAwareness workspace={workspace} />
      <CheckStatus $state={editor.$state} beside={beside} />
      <PrintSheet survey={workspace.survey} />
      <span role="status" style={visuallyHidden}>
        {announced}
      </span>
    </Box>
  );
}
