import { memoryStorage, openStorage } from '@dialogwerk/shared/browser';
import type { KeyValueStorage } from '@dialogwerk/shared/browser';
import { HISTORY } from '../features/conversation/effects/keepConversation.ts';

/**
 * Where a test is kept: its history in this tab (spec §7: the way of simulate_path is the local history), so that a reload shows it at
 * once, and never where the same dialog's respondents have theirs; all else in memory, because the server has it.
 */
export function testStorage(): KeyValueStorage {
  const [memory, tab] = [memoryStorage(), openStorage('sessionStorage')];
  const of = (key: string): KeyValueStorage => (key === HISTORY ? tab : memory);
  return {
    read: (key) => of(key).read(key),
    write: (key, value) => of(key).write(key, value),
    remove: (key) => of(key).remove(key),
    lasts: memory.lasts,
  };
}
