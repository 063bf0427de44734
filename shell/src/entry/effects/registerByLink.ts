import { authorClient } from '@dialogwerk/shared/clients';
import { takeSession } from '../../session/effects/takeSession.ts';

interface Registration {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly magic_link: string;
}

/** Makes the account that a link invites to, and begins its session (spec §4). Tells whether this page goes on. Throws `ApiError`. */
export async function registerByLink(registration: Registration): Promise<boolean> {
  const { username, firstName, lastName } = registration;
  const { user_id, token, refresh_token, device } = await authorClient.call('magicLinkRegistration', registration);
  const user = { username, firstName, lastName, user_id, admin: false };
  return takeSession(user, { token, refresh_token, device });
}
