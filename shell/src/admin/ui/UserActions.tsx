import { mdiDotsVertical } from '@mdi/js';
import { patch, send } from '@dialogwerk/shared/clients';
import type { Patch } from '@dialogwerk/shared/clients';
import type { AdminUser, CallRequest } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Icon, IconButton, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import { texts } from '../texts.ts';

type Change = Omit<CallRequest<'adminUpdateUser'>, 'user_id'>;

/** What an admin can do with an account. It shows at once, is taken back when it fails, and can be undone. */
export function UserActions({ user }: { readonly user: AdminUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user_id, username, admin, disabled } = user;

  const change = async (wanted: Change, said: string, back: Change): Promise<void> => {
    setAnchor(null);
    try {
      await update(user_id, wanted);
      showNotice(said, { label: texts.undo, run: () => void update(user_id, back).catch(showCallFault) });
    } catch (error) {
      showCallFault(error);
    }
  };
  const resend = async (): Promise<void> => {
    setAnchor(null);
    try {
      await send('adminResendValidation', { user_id });
      showNotice(texts.resent(username));
    } catch (error) {
      showCallFault(error);
    }
  };

  return (
    <>
      <IconButton
        aria-label={texts.actionsOf(username)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() =>
            void change({ disabled: !disabled }, disabled ? texts.enabled(username) : texts.disabled(username), {
              disabled,
            })
          }
        >
          {disabled ? texts.enable : texts.disable}
        </MenuItem>
        <MenuItem
          onClick={() =>
            void change({ admin: !admin }, admin ? texts.adminTaken(username) : texts.adminMade(username), { admin })
          }
        >
          {admin ? texts.takeAdmin : texts.makeAdmin}
        </MenuItem>
        {!user.password_expired && (
          <MenuItem
            onClick={() =>
              void change({ password_expired: true }, texts.passwordIsExpired(username), { password_expired: false })
            }
          >
            {texts.expirePassword}
          </MenuItem>
        )}
        {!user.email_validated && <MenuItem onClick={() => void resend()}>{texts.resend}</MenuItem>}
      </Menu>
    </>
  );
}

/** Throws `ApiError`. */
async function update(user_id: string, changes: Change): Promise<void> {
  const shown = (now: Partial<AdminUser>): Patch<'adminUsers'> =>
    patch('adminUsers', {}, ({ users, total }) => ({
      users: users.map((user) => (user.user_id === user_id ? { ...user, ...now } : user)),
      total,
    }));
  await send(
    'adminUpdateUser',
    { user_id, ...changes },
    { patches: [shown(defined(changes))], answered: ({ user }) => [shown(user)] },
  );
}

/** Without what was left out, so that it overwrites nothing. */
function defined({ admin, disabled, password_expired }: Change): Partial<AdminUser> {
  return {
    ...(admin === undefined ? {} : { admin }),
    ...(disabled === undefined ? {} : { disabled }),
    ...(password_expired === undefined ? {} : { password_expired }),
  };
}
