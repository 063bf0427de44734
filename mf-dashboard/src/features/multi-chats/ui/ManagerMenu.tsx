import type { DialogManager } from '@dialogwerk/shared/contract';
import { DialogSlot, Icon, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { openPublishing } from '@dialogwerk/shared/state';
import { mdiCloudUploadOutline, mdiDeleteOutline, mdiDotsVertical, mdiPencilOutline } from '@mdi/js';
import { useState } from 'react';
import { texts } from '../../../texts.ts';
import { managerTexts } from '../managerTexts.ts';
import { deleteManager } from '../deleteManager.ts';
import { ManagerDialog } from './laterManagerDialog.ts';

interface ManagerMenuProps {
  readonly manager: DialogManager;
  readonly size?: 'small';
  readonly tabIndex?: number;
}

/** What can be done with a whole multi-chat. */
export function ManagerMenu({ manager, size, tabIndex }: ManagerMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changing, setChanging] = useState(false);
  const entry = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  return (
    <>
      <IconButton
        aria-label={texts.survey.menu(manager.name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(size ? { size, sx: { p: 0 } } : {})}
        tabIndex={tabIndex ?? 0}
      >
        <Icon path={mdiDotsVertical} fontSize={size ?? 'medium'} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // Outside of all other parts of the page.
        slotProps={{ paper: { role: 'region', 'aria-label': texts.survey.menu(manager.name) } }}
      >
        <MenuItem onClick={entry(() => openPublishing({ kind: 'multi-chat', id: manager.dialog_manager_id }))}>
          <ListItemIcon>
            <Icon path={mdiCloudUploadOutline} fontSize="small" />
          </ListItemIcon>
          <ListItemText>{texts.publish}</ListItemText>
        </MenuItem>
        <MenuItem onClick={entry(() => setChanging(true))}>
          <ListItemIcon>
            <Icon path={mdiPencilOutline} fontSize="small" />
          </ListItemIcon>
          <ListItemText>{managerTexts.change}</ListItemText>
        </MenuItem>
        <MenuItem onClick={entry(() => void deleteManager(manager))}>
          <ListItemIcon>
            <Icon path={mdiDeleteOutline} fontSize="small" />
          </ListItemIcon>
          <ListItemText>{texts.remove.open}</ListItemText>
        </MenuItem>
      </Menu>
      {changing && (
        <DialogSlot onClose={() => setChanging(false)}>
          <ManagerDialog manager={manager} onClose={() => setChanging(false)} onSaved={() => setChanging(false)} />
        </DialogSlot>
      )}
    </>
  );
}
