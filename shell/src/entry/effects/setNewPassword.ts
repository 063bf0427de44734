import { authorClient, knownDevice } from '@dialogwerk/shared/clients';

/** Sets the password by the link's token; gives the account's address. This browser is known from then on. Throws `ApiError`. */
export async function setNewPassword(token: string, password: string): Promise<string> {
  const { username, device } = await authorClient.call('resetPassword', { token, password });
  knownDevice.keep(device);
  return username;
}
