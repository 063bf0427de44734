import { mdiAccountOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { $colorScheme, $session } from '@dialogwerk/shared/state';
import { Avatar, Box, ButtonBase, Divider, Icon, Menu, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { $account } from '../../account/state/account.ts';
import { initialsOf, nameOf } from '../model/initialsOf.ts';
import { texts } from '../texts.ts';
import { profileEntries } from './profileEntries.tsx';
import { themeChoices } from './themeChoices.tsx';

interface ProfileMenuProps {
  readonly showName: boolean;
  /** Opens the team of the dialog; null where the bar has a button for it, or there is none. */
  readonly onTeam: (() => void) | null;
  readonly onLogOut: () => void;
}

/** Where the name is shown at all, a phone shows the avatar alone; a screen reader reads it everywhere. */
const nameLook = { maxWidth: { xs: 0, sm: 'none' }, pr: { xs: 0, sm: 1 }, fontWeight: 500 } as const;

/** Avatar with initials, size 35 (spec §9), and the menu behind it. */
export function ProfileMenu({ showName, onTeam, onLogOut }: ProfileMenuProps) {
  const session = useStore($session);
  const colorScheme = useStore($colorScheme);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  // Initials by spec §2, unless the author has chosen a picture.
  const picture = useStore($account)?.avatar_src ?? null;
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: { xs: 0, sm: showName ? 1.25 : 0 },
          p: 0.5,
          minHeight: 44,
          minWidth: 44,
          borderRadius: 6,
          maxWidth: 260,
          flexShrink: 0,
          '&:focus-visible': { outline: '2px solid' },
        }}
      >
        <Avatar
          aria-hidden
          alt=""
          {...(picture === null ? {} : { src: picture })}
          sx={{
            width: 35,
            height: 35,
            fontSize: '0.875rem',
            fontWeight: 650,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {session ? initialsOf(session) : <Icon path={mdiAccountOutline} />}
        </Avatar>
        <span className="visually-hidden">{texts.profile}</span>
        {session && (
          <Typography component="span" noWrap className={showName ? undefined : 'visually-hidden'} sx={nameLook}>
            {nameOf(session)}
          </Typography>
        )}
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
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
        {profileEntries({ isSignedIn: session !== null, close, onTeam, onLogOut })}
        <Divider />
        {themeChoices(colorScheme)}
      </Menu>
    </>
  );
}
