import { reasonOf } from '@dialogwerk/shared/clients';
import { $chats } from '../state/chats.ts';
import { readChats } from './readChats.ts';

/** Loads a multi-chat to be shown; what was given up changes nothing. */
export async function loadChats(id: number, signal: AbortSignal): Promise<void> {
  $chats.set({ kind: 'loading' });
  try {
    const chats = await readChats(id, signal);
    if (!signal.aborted) $chats.set({ kind: 'loaded', chats });
  } catch (error) {
    if (!signal.aborted) $chats.set({ kind: 'failed', reason: reasonOf(error) });
  }
}
