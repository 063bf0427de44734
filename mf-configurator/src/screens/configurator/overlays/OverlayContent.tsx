import { SearchDialog } from '../../../features/search/ui/SearchDialog.tsx';
import { ShortcutSheet } from '../../../features/shortcuts/ui/ShortcutSheet.tsx';
import { insertBlock } from '../inserting/insertBlock.ts';
import { leadLine } from '../inserting/leadLine.ts';
import { $sectionTools } from '../sections/sectionTools.ts';
import type { Overlay, Workspace } from '../workspace/Workspace.ts';
import { CommandDialog } from './CommandDialog.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import { TypePicker } from './TypePicker.tsx';

interface OverlayContentProps {
  readonly workspace: Workspace;
  readonly overlay: Overlay;
}

/** What lies above the dialog now. */
export function OverlayContent({ workspace, overlay }: OverlayContentProps) {
  const { survey, showOverlay, select } = workspace;
  const close = (): void => showOverlay(null);
  switch (overlay.kind) {
    case 'search':
      return (
        <SearchDialog
          survey={survey}
          onClose={close}
          onGoTo={(id) => {
            close();
            // Who looks for a block wants to write in it.
            select({ kind: 'blocks', ids: [id], fresh: true });
          }}
        />
      );
    case 'shortcuts':
      return <ShortcutSheet onClose={close} />;
    case 'commands':
      return <CommandDialog workspace={workspace} onClose={close} />;
    case 'menu':
      return <ContextMenu workspace={workspace} asked={overlay} onClose={close} />;
    case 'pick': {
      const { where, at } = overlay;
      return (
        <TypePicker
          survey={survey}
          where={where}
          at={at}
          onClose={close}
          onPick={(start) => {
            close();
            insertBlock(workspace, where, start);
          }}
          onLead={(from, target) => {
            close();
            leadLine(workspace, from, target);
          }}
        />
      );
    }
    case 'section': {
      const tools = $sectionTools.get();
      return tools && <tools.SectionPicker workspace={workspace} ids={overlay.ids} onClose={close} />;
    }
    case 'write':
    case 'part':
    case 'compare':
      return null;
  }
}
