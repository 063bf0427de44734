import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { CommentsPanel } from '../../../../features/comments/ui/CommentsPanel.tsx';
import { selectBlock, selectedBlockId } from '../../../../model/Selection.ts';
import type { PanelProps } from '../Panel.ts';

/** What the link in a mail calls the comment that it leads to (`api/src/mail/pageOf.ts`). */
const COMMENT = 'comment';

/** What the team says about the blocks. */
export function CommentsContent({ workspace: { editor, survey, selection, select, readOnly } }: PanelProps) {
  const [query] = useSearchParams();
  return (
    <CommentsPanel
      survey={survey}
      selected={selectedBlockId(selection)}
      wanted={query.get(COMMENT)}
      onSelect={(id) => select(selectBlock(id))}
      onEdit={readOnly ? null : (id, change) => editor.change([{ kind: 'updateBlock', id, change }])}
    />
  );
}
