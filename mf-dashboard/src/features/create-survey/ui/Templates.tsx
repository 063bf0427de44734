import { useStore } from '@nanostores/react';
import { DialogSlot, laterDialog } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { $isDrafting, $isPicking, closeDraft, closeTemplates } from '../picking.ts';

const CreatingCard = laterDialog(async () => (await import('./templateParts.ts')).CreatingCard);
const DraftDialog = laterDialog(async () => (await import('./DraftDialog.tsx')).DraftDialog);
const TemplateDialog = laterDialog(async () => (await import('./templateParts.ts')).TemplateDialog);

/** The choice of templates, drafting from a description, and the card of what is made of either; nothing of it is loaded until it is opened for the first time. */
export function Templates() {
  const isPicking = useStore($isPicking);
  const isDrafting = useStore($isDrafting);
  const [isNeeded, setNeeded] = useState(false);
  if ((isPicking || isDrafting) && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  const close = (): void => {
    closeTemplates();
    closeDraft();
    setNeeded(false);
  };
  return (
    <DialogSlot onClose={close}>
      <CreatingCard />
      <TemplateDialog />
      <DraftDialog />
    </DialogSlot>
  );
}
