import { Box, Button, Icon, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { mdiTableOfContents } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { goTo } from './goTo.ts';
import { $places } from './places.ts';
import type { Place } from './places.ts';
import { useCurrentPlace } from './useCurrentPlace.ts';

/** From this width on there is room beside the page. */
export const WIDE = '@media screen and (min-width: 1360px)';

const plainButton = {
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
} as const;

/** The parts of the page: beside it where there is room, else behind a button that stays in sight. */
export function PageContents() {
  const places = useStore($places);
  const current = useCurrentPlace(places);
  return (
    <Box
      component="nav"
      aria-label={texts.contents}
      sx={{
        position: 'sticky',
        // Below the frame's bar.
        top: 72,
        zIndex: 2,
        alignSelf: 'start',
        mb: 2,
        [WIDE]: { top: 80, mb: 0, order: 1, maxHeight: 'calc(100dvh - 96px)', overflowY: 'auto' },
        '@media print': { display: 'none' },
      }}
    >
      <JumpMenu places={places} current={current} />
      <Box component="ul" sx={{ display: 'none', m: 0, p: 0, listStyle: 'none', [WIDE]: { display: 'block' } }}>
        {[...places.entries()].map(([index, place]) => (
          <li key={index}>
            <Box
              component="button"
              type="button"
              lang="de"
              aria-current={place === current ? 'location' : undefined}
              onClick={() => goTo(place)}
              sx={{
                ...plainButton,
                width: 1,
                py: 0.5,
                pr: 1,
                pl: place.level === 1 ? 1.5 : 3,
                minHeight: 28,
                borderLeft: 2,
                borderColor: 'divider',
                color: 'text.secondary',
                typography: place.level === 1 ? 'body1' : 'body2',
                overflowWrap: 'anywhere',
                hyphens: 'auto',
                '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
                '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 600 },
              }}
            >
              {place.title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface JumpMenuProps {
  readonly places: readonly Place[];
  readonly current: Place | null;
}

/** The same parts as a menu, for where there is no room beside the page. */
function JumpMenu({ places, current }: JumpMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  return (
    <Box sx={{ [WIDE]: { display: 'none' } }}>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon path={mdiTableOfContents} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ maxWidth: 1, bgcolor: 'background.paper', '&:hover': { bgcolor: 'background.paper' } }}
      >
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {current ? texts.contentsAt(current.title) : texts.contentsShort}
        </Box>
      </Button>
      {(anchor || chosen) && (
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          disableRestoreFocus={chosen !== null}
          onClose={() => setAnchor(null)}
          slotProps={{
            // Only once the menu is gone the page scrolls and takes the focus.
            transition: {
              onExited: () => {
                setChosen(null);
                if (chosen) goTo(chosen);
              },
            },
          }}
        >
          {[...places.entries()].map(([index, place]) => (
            <MenuItem
              key={index}
              selected={place === current}
              aria-current={place === current ? 'location' : undefined}
              onClick={() => {
                setChosen(place);
                setAnchor(null);
              }}
              sx={{ pl: place.level === 1 ? 2 : 4, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {place.title}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Box>
  );
}
