import { mdiPlus } from '@mdi/js';
import type { BlockType } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, ListItemIcon, ListItemText, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { typeIcons } from '../../typeIcons.ts';
import { groupTexts, typeTexts } from '../../texts.ts';
import { offeredTypes } from '../../typeGroups.ts';
import { MenuHeading } from './MenuHeading.tsx';

interface AddBlockMenuProps {
  readonly label: string;
  /** What of the label is seen where room is scarce. */
  readonly shortLabel?: string;
  /** After which block; null in an empty dialog. */
  readonly place: string | null;
  readonly onAdd: (type: BlockType) => void;
}

/** A button that offers the block types. */
export function AddBlockMenu({ label, shortLabel = label, place, onAdd }: AddBlockMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon path={mdiPlus} />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {label}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {shortLabel}
        </Box>
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {place !== null && <MenuHeading>{place}</MenuHeading>}
        {offeredTypes.map(({ type, group }) => [
          group && <MenuHeading key={group}>{groupTexts[group]}</MenuHeading>,
          <MenuItem
            key={type}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => {
              close();
              onAdd(type);
            }}
          >
            <ListItemIcon>
              <Icon path={typeIcons[type]} fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={typeTexts[type].name} secondary={typeTexts[type].hint} />
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
