import { mdiAccountOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import { Avatar, ButtonBase, Icon, laterPart, Typography, useLaterMenu } from '@dialogwerk/shared/ui';
import { useAccount } from '../../account/useAccount.ts';
import { initialsOf, nameOf } from '../model/initialsOf.ts';
import { texts } from '../texts.ts';

const AccountMenu = laterPart(async () => (await import('./AccountMenu.tsx')).AccountMenu);

interface ProfileMenuProps {
  readonly showName: boolean;
  /** Opens the team of the dialog; null where the bar has a button for it, or there is none. */
  readonly onTeam: (() => void) | null;
  readonly onLogOut: () => void;
}

/** Where the name is shown at all, a phone shows the avatar alone; a screen reader reads it everywhere. */
const nameLook = { maxWidth: { xs: 0, sm: 'none' }, pr: { xs: 0, sm: 1 }, fontWeight: 500 } as const;

/** Avatar with initials, size 35 (spec §9), and the menu behind it, which is loaded when somebody is about to open it. */
export function ProfileMenu({ showName, onTeam, onLogOut }: ProfileMenuProps) {
  const session = useStore($session);
  const { anchor, isNeeded, close, button } = useLaterMenu(AccountMenu);
  // Initials by spec §2, unless the author has chosen a picture.
  const { state: account } = useAccount();
  const picture = account.kind === 'loaded' ? account.value.avatar_src : null;
  return (
    <>
      <ButtonBase
        {...button}
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
      {isNeeded && <AccountMenu anchor={anchor} onTeam={onTeam} onLogOut={onLogOut} onClose={close} />}
    </>
  );
}
