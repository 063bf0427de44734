import { FILING_LIMITS } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { NameDialog } from '../../../NameDialog.tsx';
import { filingTexts } from '../filingTexts.ts';
import { saveFolder } from '../saveFolder.ts';
import type { ChangedFolder } from '../changedFolder.ts';

const { folder: texts } = filingTexts;

interface FolderDialogProps {
  readonly changed: ChangedFolder;
  readonly onClose: () => void;
}

/** Asks for a folder's name. */
export function FolderDialog({ changed, onClose }: FolderDialogProps) {
  const isNew = changed.kind === 'new';

  async function save(name: string): Promise<void> {
    const folder_id = isNew ? crypto.randomUUID() : changed.folder.folder_id;
    const reason = await saveFolder({ folder_id, name });
    if (reason === null) return showNotice(isNew ? texts.made(name) : texts.renamed(name));
    const said = isNew ? texts.notMade(reason) : texts.notRenamed(changed.folder.name, reason);
    showNotice(
      said,
      retryWith(() => void save(name)),
    );
  }

  return (
    <NameDialog
      title={isNew ? texts.createTitle : texts.renameTitle}
      confirm={isNew ? texts.create : texts.rename}
      label={texts.name}
      missing={texts.nameMissing}
      most={FILING_LIMITS.name}
      initialName={isNew ? '' : changed.folder.name}
      onClose={onClose}
      onName={(name) => {
        onClose();
        void save(name);
      }}
    />
  );
}
