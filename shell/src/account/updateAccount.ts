import { patch, send } from '@dialogwerk/shared/clients';
import type { CallRequest } from '@dialogwerk/shared/contract';

/** Changes what is given and leaves the rest. Throws `ApiError`. */
export async function updateAccount(changes: CallRequest<'updateAccount'>): Promise<void> {
  await send('updateAccount', changes, { answered: (account) => [patch('account', {}, () => account)] });
}
