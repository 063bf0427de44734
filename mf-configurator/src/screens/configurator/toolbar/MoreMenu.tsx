import { mdiDotsVertical } from '@mdi/js';
import { Icon, IconButton, Menu, Tooltip } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { texts } from '../../../texts.ts';
import { menuLine } from './menuLine.tsx';
import type { ToolbarItem } from './toolbarItems.ts';

/** What is needed less often, and on a phone what the bar has no room for. */
export function MoreMenu({ items }: { readonly items: readonly ToolbarItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = (): void => setAnchor(null);
  return (
    <>
      <Tooltip title={texts.more}>
        <IconButton
          aria-label={texts.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor ? { 'aria-controls': menuId } : {})}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ p: { xs: 0.625, sm: 1 } }}
        >
          <Icon path={mdiDotsVertical} />
        </IconButton>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {items.map((item) => menuLine(item, close))}
      </Menu>
    </>
  );
}
