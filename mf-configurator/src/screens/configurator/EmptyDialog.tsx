import { mdiForumOutline } from '@mdi/js';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { texts } from '../../texts.ts';
import { addBlock } from './addBlock.ts';
import { AddBlockMenu } from './AddBlockMenu.tsx';
import type { Workspace } from './Workspace.ts';

/** A dialog without blocks invites to add the first one. */
export function EmptyDialog({ workspace }: { readonly workspace: Workspace }) {
  return (
    <StatePanel
      icon={mdiForumOutline}
      title={texts.emptyTitle}
      actions={
        workspace.readOnly ? null : (
          <>
            <AddBlockMenu label={texts.addFirst} place={null} onAdd={(type) => addBlock(workspace, type)} />
            <Button onClick={() => workspace.select({ kind: 'messages' })}>{texts.messages}</Button>
          </>
        )
      }
    >
      {texts.emptyHint}
    </StatePanel>
  );
}
