import { Canvas } from '../../features/canvas/ui/Canvas.tsx';
import type { Workspace } from './Workspace.ts';

/** The canvas, with what is done on it led to the editor. */
export function DialogCanvas({ workspace }: { readonly workspace: Workspace }) {
  const { editor, survey, selection, select, readOnly } = workspace;
  return (
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
  );
}
