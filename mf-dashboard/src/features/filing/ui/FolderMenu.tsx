import type { Folder } from '@dialogwerk/shared/contract';
import { Icon, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { mdiDeleteOutline, mdiDotsVertical, mdiFormTextbox } from '@mdi/js';
import { useState } from 'react';
import { texts } from '../../../texts.ts';
import { deleteFolder } from '../deleteFolder.ts';
import { askForFolder } from '../changedFolder.ts';

interface FolderMenuProps {
  readonly folder: Folder;
  /** Away from what is about to be gone. */
  readonly onDelete: () => void;
}

/** What can be done with a folder. */
export function FolderMenu({ folder, onDelete }: FolderMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = texts.folders.menu(folder.name);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={mdiDotsVertical} fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { role: 'region', 'aria-label': label } }}
      >
        <MenuItem
          onClick={() => {
            close();
            askForFolder({ kind: 'rename', folder });
          }}
        >
          <ListItemIcon>
            <Icon path={mdiFormTextbox} fontSize="small" />
          </ListItemIcon>
          <ListItemText>{texts.folders.rename}</ListItemText>
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onDelete();
            void deleteFolder(folder);
          }}
        >
          <ListItemIcon>
            <Icon path={mdiDeleteOutline} fontSize="small" />
          </ListItemIcon>
          <ListItemText>{texts.folders.remove}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
