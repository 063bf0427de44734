import { authorClient } from '@dialogwerk/shared/clients';
import type { DialogManager } from '@dialogwerk/shared/contract';

/** The author's multi-chats. Throws `ApiError`. */
export async function loadManagers(signal: AbortSignal): Promise<readonly DialogManager[]> {
  return (await authorClient.call('listManagers', {}, { signal })).managers;
}
