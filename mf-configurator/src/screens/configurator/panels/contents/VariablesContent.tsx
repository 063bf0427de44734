import { selectBlock } from '../../../../model/Selection.ts';
import type { PanelProps } from '../Panel.ts';
import { VariablesPanel } from '../../../../features/variables/ui/VariablesPanel.tsx';

/** Where each variable is set and used, and its renaming. */
export function VariablesContent({ workspace: { editor, survey, readOnly, select, announce } }: PanelProps) {
  return (
    <VariablesPanel
      survey={survey}
      readOnly={readOnly}
      onSelect={(id) => select(id === null ? { kind: 'messages' } : selectBlock(id))}
      onRename={(edits, sentence) => {
        editor.change(edits);
        announce(sentence);
      }}
    />
  );
}
