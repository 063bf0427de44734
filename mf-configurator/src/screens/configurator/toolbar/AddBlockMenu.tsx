import { mdiPlus } from '@mdi/js';
import { Box, Button, Icon, ListItemIcon, ListItemText, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { BlockBadge } from '../../../blockTypes/BlockBadge.tsx';
import { groupTexts } from '../../../texts.ts';
import { offeredStarts } from '../../../starts.ts';
import type { Start } from '../../../starts.ts';
import { MenuHeading } from './MenuHeading.tsx';

interface AddBlockMenuProps {
  readonly label: string;
  /** Only the sign is seen where room is scarce. */
  readonly compact?: boolean;
  /** After which block; null in an empty dialog. */
  readonly place: string | null;
  readonly onAdd: (start: Start) => void;
}

/** A button that offers the block types. */
export function AddBlockMenu({ label, compact = false, place, onAdd }: AddBlockMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        variant="contained"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', ...(compact ? { px: { xs: 1, sm: 2 }, minWidth: { xs: 40, sm: 64 } } : {}) }}
      >
        <Icon path={mdiPlus} fontSize="small" />
        <Box component="span" sx={{ ml: 1, display: { xs: compact ? 'none' : 'inline', sm: 'inline' } }}>
          {label}
        </Box>
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {place !== null && <MenuHeading>{place}</MenuHeading>}
        {offeredStarts.map(({ start, type, group, name, hint }) => [
          group && <MenuHeading key={group}>{groupTexts[group]}</MenuHeading>,
          <MenuItem
            key={start}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => {
              close();
              onAdd(start);
            }}
          >
            <ListItemIcon>
              <BlockBadge type={type} />
            </ListItemIcon>
            <ListItemText primary={name} secondary={hint} />
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
