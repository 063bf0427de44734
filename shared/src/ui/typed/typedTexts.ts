import { openStorage } from '../../browser/openStorage.ts';
import { $session } from '../../state/session.ts';

/** Opened once, because what a browser denies is kept in memory by whoever has opened it. */
const storage = openStorage('sessionStorage');

const key = (): string => `dialogwerk-typed ${$session.get()?.user_id ?? ''}`;

/** All that was typed and not sent, by its place. */
function readAll(): Map<string, string> {
  const kept: unknown = JSON.parse(storage.read(key()) ?? '{}');
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * What was typed at a place and not sent, in this tab, by whoever is signed in; null for nothing. Outlives Escape, closing what it was
 * typed in, and a reload; not signing out.
 */
export function readTyped(place: string): string | null {
  return readAll().get(place) ?? null;
}

/** Keeps what is typed at a place; null forgets it. Passwords and other secrets are never kept. */
export function keepTyped(place: string, text: string | null): void {
  // Fields that go with the session must not leave behind what it has forgotten.
  if ($session.get() === null) return;
  const all = readAll();
  if (text === null) all.delete(place);
  else all.set(place, text);
  if (all.size === 0) storage.remove(key());
  else storage.write(key(), JSON.stringify(Object.fromEntries(all)));
}

/** Forgets all that whoever is signed in has typed, because they go and somebody else may sit down. */
export function forgetTyped(): void {
  storage.remove(key());
}
