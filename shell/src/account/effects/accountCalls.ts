import { authorClient, uploadOwnAvatar } from '@dialogwerk/shared/clients';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { takeAccount } from './takeAccount.ts';

/** Changes what is given and leaves the rest. Throws `ApiError`. */
export async function updateAccount(changes: CallRequest<'updateAccount'>): Promise<void> {
  takeAccount(await authorClient.call('updateAccount', changes));
}

/** Asks a new address for confirmation. Throws `ApiError`. */
export async function changeEmail(request: CallRequest<'changeEmail'>): Promise<void> {
  takeAccount(await authorClient.call('changeEmail', request));
}

/** Throws `ApiError`. */
export async function uploadAvatar(file: File): Promise<void> {
  takeAccount(await uploadOwnAvatar(file));
}
