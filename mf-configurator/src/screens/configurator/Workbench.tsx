import { Alert, AlertTitle, Box } from '@dialogwerk/shared/ui';
import { useRef } from 'react';
import { Canvas } from '../../features/canvas/ui/Canvas.tsx';
import type { Editor } from '../../features/editing/state/createEditor.ts';
import { texts } from '../../texts.ts';
import { EmptyDialog } from './EmptyDialog.tsx';
import { hiddenVisually } from './hiddenVisually.ts';
import { SidePanel } from './SidePanel.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAvailableHeight } from './useAvailableHeight.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useWorkspace } from './useWorkspace.ts';

/** An open dialog: toolbar, canvas, and what is selected. */
export function Workbench({ editor }: { readonly editor: Editor }) {
  const { workspace, announced } = useWorkspace(editor);
  const { survey, selection, select, readOnly } = workspace;
  const root = useRef<HTMLDivElement>(null);
  const height = useAvailableHeight(root);
  useShortcuts(workspace);
  return (
    <Box ref={root} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }} style={{ height }}>
      <Toolbar workspace={workspace} />
      {readOnly && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          <AlertTitle>{texts.readOnlyTitle}</AlertTitle>
          {texts.readOnly}
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
        <Box
          component="section"
          aria-label={texts.canvasRegion}
          sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto' }}
        >
          {survey.all_questions.length === 0 ? (
            <EmptyDialog workspace={workspace} />
          ) : (
            <Canvas
              survey={survey}
              selection={selection}
              readOnly={readOnly}
              onSelect={select}
              onMove={(moves) => editor.change(moves.map((move) => ({ kind: 'moveBlock', ...move })))}
              onConnect={(source, target) =>
                editor.change([
                  { kind: 'updateBlock', id: source, change: { is_end: false } },
                  { kind: 'connectBlocks', source, target },
                ])
              }
              onConnectEnd={(source) => editor.change([{ kind: 'updateBlock', id: source, change: { is_end: true } }])}
            />
          )}
        </Box>
        <SidePanel workspace={workspace} />
      </Box>
      <span role="status" style={hiddenVisually}>
        {announced}
      </span>
    </Box>
  );
}
