import type { AdminUser } from '@dialogwerk/shared/contract';

/** An account as the administration lists it, of somebody who never logged in. */
export const otto: AdminUser = {
  user_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  username: 'otto@example.org',
  firstName: 'Otto',
  lastName: 'Muster',
  admin: false,
  disabled: false,
  email_validated: false,
  password_expired: false,
  created_at: 1,
  last_login_at: null,
  dialogs: 1,
};
