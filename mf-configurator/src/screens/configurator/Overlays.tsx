import { SearchDialog } from '../../features/search/ui/SearchDialog.tsx';
import { ShortcutSheet } from '../../features/shortcuts/ui/ShortcutSheet.tsx';
import type { Workspace } from './Workspace.ts';

/** What lies above the dialog for a moment. */
export function Overlays({ workspace }: { readonly workspace: Workspace }) {
  const { survey, overlay, showOverlay, select } = workspace;
  const close = (): void => showOverlay(null);
  switch (overlay) {
    case null:
      return null;
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
  }
}
