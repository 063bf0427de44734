import { useStore } from '@nanostores/react';
import { Canvas } from '../../features/canvas/ui/Canvas.tsx';
import { $marks } from '../../features/dialog-check/state/dialogCheck.ts';
import type { TriggerStub } from '../../model/TriggerStub.ts';
import type { Workspace } from './Workspace.ts';

interface DialogCanvasProps {
  readonly workspace: Workspace;
  readonly triggers: readonly TriggerStub[];
}

/** The canvas, with what is done on it led to the editor. */
export function DialogCanvas({ workspace, triggers }: DialogCanvasProps) {
  const { editor, survey, selection, select, readOnly } = workspace;
  const marks = useStore($marks);
  return (
    <Canvas
      survey={survey}
      selection={selection}
      readOnly={readOnly}
      marks={marks}
      triggers={triggers}
      onSelect={select}
      onMove={(moves) => editor.change([{ kind: 'moveBlocks', moves }])}
      onConnect={(source, target) =>
        editor.change([
          { kind: 'updateBlock', id: source, change: { is_end: false } },
          { kind: 'connectBlocks', source, target },
        ])
      }
      onConnectEnd={(source) => editor.change([{ kind: 'updateBlock', id: source, change: { is_end: true } }])}
    />
  );
}
