import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { $managerList } from '../state/managerList.ts';

/** Loads the multi-chats; what was given up changes nothing. */
export async function loadManagers(signal: AbortSignal): Promise<void> {
  try {
    const { managers } = await authorClient.call('listManagers', {}, { signal });
    if (!signal.aborted) $managerList.set({ kind: 'loaded', managers });
  } catch (error) {
    if (!signal.aborted) $managerList.set({ kind: 'failed', reason: reasonOf(error) });
  }
}
