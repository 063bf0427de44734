import { Button, DialogSlot, Icon } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { mdiForumPlusOutline } from '@mdi/js';
import { useState } from 'react';
import { managerTexts } from '../managerTexts.ts';
import { managerAddress } from '../model/managerAddress.ts';
import { ManagerDialog } from './laterManagerDialog.ts';

/** The way to a new multi-chat. */
export function CreateManagerButton() {
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<Icon path={mdiForumPlusOutline} />}
        onClick={() => setCreating(true)}
      >
        {managerTexts.createTitle}
      </Button>
      {creating && (
        <DialogSlot onClose={() => setCreating(false)}>
          <ManagerDialog
            manager={null}
            onClose={() => setCreating(false)}
            onSaved={(manager) => void navigate(managerAddress(manager) ?? '/dashboard')}
          />
        </DialogSlot>
      )}
    </>
  );
}
