import { mdiDotsVertical } from '@mdi/js';
import { authorClient } from '@dialogwerk/shared/clients';
import type { AdminUser, CallRequest } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Icon, IconButton, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import { texts } from '../texts.ts';

type Change = Omit<CallRequest<'adminUpdateUser'>, 'user_id'>;

interface UserActionsProps {
  readonly user: AdminUser;
  readonly onChanged: (user: AdminUser) => void;
}

/** What an admin can do with an account. It shows at once, is taken back when it fails, and can be undone. */
export function UserActions({ user, onChanged }: UserActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user_id, username, admin, disabled } = user;

  const change = async (wanted: Change, said: string, back: Change): Promise<void> => {
    const send = async (changes: Change): Promise<void> => {
      onChanged({ ...user, ...defined(changes) });
      try {
        onChanged((await authorClient.call('adminUpdateUser', { user_id, ...changes })).user);
      } catch (error) {
        onChanged(user);
        showCallFault(error);
        throw error;
      }
    };
    setAnchor(null);
    await send(wanted).then(
      () => showNotice(said, { label: texts.undo, run: () => void send(back).catch(() => undefined) }),
      () => undefined,
    );
  };
  const resend = async (): Promise<void> => {
    setAnchor(null);
    try {
      await authorClient.call('adminResendValidation', { user_id });
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

/** Without what was left out, so that it overwrites nothing. */
function defined({ admin, disabled, password_expired }: Change): Partial<AdminUser> {
  return {
    ...(admin === undefined ? {} : { admin }),
    ...(disabled === undefined ? {} : { disabled }),
    ...(password_expired === undefined ? {} : { password_expired }),
  };
}
