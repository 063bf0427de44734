import { useStore } from '@nanostores/react';
import type { AdminUser } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { Avatar, Box, Chip, ListItem, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { initialsOf, nameOf } from '../../frame/model/initialsOf.ts';
import { texts } from '../texts.ts';
import { UserActions } from './UserActions.tsx';

/** One account, with what an admin can do with it. */
export function UserRow({ user }: { readonly user: AdminUser }) {
  const { moment } = useDates();
  const isOwn = useStore($session)?.user_id === user.user_id;
  const login = user.last_login_at === null ? texts.neverLoggedIn : texts.lastLogin(moment(user.last_login_at));
  return (
    <ListItem sx={{ gap: 2, alignItems: 'center' }}>
      <Avatar
        aria-hidden
        sx={{ width: 35, height: 35, fontSize: '0.875rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {initialsOf(user)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {nameOf(user)}
          </Box>
          {isOwn && <Chip size="small" label={texts.you} />}
          {user.admin && <Chip size="small" color="success" label={texts.isAdmin} />}
          {user.disabled && <Chip size="small" color="error" variant="outlined" label={texts.isDisabled} />}
          {!user.email_validated && <Chip size="small" variant="outlined" label={texts.notValidated} />}
          {user.password_expired && <Chip size="small" variant="outlined" label={texts.passwordExpired} />}
        </Stack>
        {nameOf(user) !== user.username && (
          <Typography variant="body2" color="textSecondary">
            {user.username}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {texts.userMeta(user.dialogs, login)}
        </Typography>
      </Box>
      {!isOwn && <UserActions user={user} />}
    </ListItem>
  );
}
