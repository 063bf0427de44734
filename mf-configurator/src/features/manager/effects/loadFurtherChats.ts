import { $furtherChats } from '../state/chats.ts';
import { readChats } from './readChats.ts';

/** Loads the further multi-chats of a dialog for the check alone, which goes on without those that cannot be had now. */
export async function loadFurtherChats(ids: readonly number[], signal: AbortSignal): Promise<void> {
  const read = await Promise.allSettled(ids.map((id) => readChats(id, signal)));
  if (signal.aborted) return;
  $furtherChats.set(read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}
