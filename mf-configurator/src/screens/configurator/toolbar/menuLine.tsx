import { Icon, ListItemIcon, ListItemText, MenuItem, Typography } from '@dialogwerk/shared/ui';
import type { ReactElement } from 'react';
import type { ToolbarItem } from './toolbarItems.ts';

type MenuLineItem = Pick<ToolbarItem, 'id' | 'label' | 'icon' | 'keys' | 'enabled' | 'run'>;

/** A line of a menu that does something, with its key. No component, because a menu wants its lines themselves. */
export function menuLine({ id, label, icon, keys, enabled, run }: MenuLineItem, close: () => void): ReactElement {
  return (
    <MenuItem
      key={id}
      disabled={!enabled}
      onClick={() => {
        close();
        run();
      }}
    >
      <ListItemIcon>
        <Icon path={icon} fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={label} />
      {keys !== null && (
        <Typography aria-hidden variant="body2" color="textSecondary" sx={{ pl: 4 }}>
          {keys}
        </Typography>
      )}
    </MenuItem>
  );
}
