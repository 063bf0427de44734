import { CommentsPanel } from '../../../../features/comments/ui/CommentsPanel.tsx';
import { selectBlock, selectedBlockId } from '../../../../model/Selection.ts';
import type { PanelProps } from '../Panel.ts';

/** What the team says about the blocks. */
export function CommentsContent({ workspace: { survey, selection, select } }: PanelProps) {
  return (
    <CommentsPanel survey={survey} selected={selectedBlockId(selection)} onSelect={(id) => select(selectBlock(id))} />
  );
}
