import { useStore } from '@nanostores/react';
import { $colorScheme, $session } from '@dialogwerk/shared/state';
import { Box, Divider, Menu, Typography } from '@dialogwerk/shared/ui';
import { $areas } from '../../remotes/state/areas.ts';
import { nameOf } from '../model/initialsOf.ts';
import { texts } from '../texts.ts';
import { profileEntries } from './profileEntries.tsx';
import { themeChoices } from './themeChoices.tsx';

interface AccountMenuProps {
  /** What the menu hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  /** Opens the team of the dialog; null where the bar has a button for it, or there is none. */
  readonly onTeam: (() => void) | null;
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

/** Who is signed in, the entries of spec §2, and light or dark. */
export function AccountMenu({ anchor, onTeam, onLogOut, onClose }: AccountMenuProps) {
  const session = useStore($session);
  const colorScheme = useStore($colorScheme);
  const menu = useStore($areas).flatMap((area) => area.menu ?? []);
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // Name and address stand beside the menu's own entries.
        paper: { role: 'region', 'aria-label': texts.account, sx: { width: 300, maxWidth: 'calc(100vw - 32px)' } },
        list: { 'aria-label': texts.profile },
      }}
    >
      <Box role="none" sx={{ px: 2, pt: 0.5, pb: 1.25, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{session ? nameOf(session) : texts.signedOut}</Typography>
        {session && nameOf(session) !== session.username && (
          <Typography variant="body2" color="textSecondary">
            {session.username}
          </Typography>
        )}
      </Box>
      <Divider sx={{ mb: 1 }} />
      {profileEntries({ isSignedIn: session !== null, menu, close: onClose, onTeam, onLogOut })}
      <Divider />
      {themeChoices(colorScheme)}
    </Menu>
  );
}
