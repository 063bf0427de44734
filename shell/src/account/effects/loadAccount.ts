import { authorClient } from '@dialogwerk/shared/clients';
import { takeAccount } from './takeAccount.ts';

/** Loads one's own account. Throws `ApiError`. */
export async function loadAccount(signal?: AbortSignal): Promise<void> {
  const account = await authorClient.call('account', {}, signal ? { signal } : {});
  if (!signal?.aborted) takeAccount(account);
}
