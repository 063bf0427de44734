import type { HelpPage, ModuleId } from '@dialogwerk/shared/contract';
import { readRegistry } from '../../remotes/effects/readRegistry.ts';
import { $areas } from '../../remotes/state/areas.ts';
import { parseHelp } from '../model/parseHelp.ts';
import { ownHelp } from '../ownHelp.ts';
import { $knownHelp } from '../state/helpPages.ts';

/** Fetches the help of every module that is released, once; what does not come is named, and asked for again the next time. */
export async function loadHelp(): Promise<void> {
  if ($knownHelp.get()?.missing.length === 0) return;
  const answers = await Promise.all((await entries()).map(readModule));
  const missing = answers.flatMap(({ id, pages }) => (pages === null ? [id] : []));
  $knownHelp.set({ pages: [...ownHelp, ...answers.flatMap(({ pages }) => pages ?? [])], missing });
}

interface Entry {
  readonly id: ModuleId;
  /** null: no such module is known. */
  readonly entry: string | null;
}

/** Where each module lies; asks for them one by one where the page names its own alone. */
async function entries(): Promise<Entry[]> {
  const remotes = new Map<ModuleId, string>();
  const ids = $areas.get().map(({ id }) => id);
  for (const id of ids) {
    if (remotes.has(id)) continue;
    const registry = await readRegistry(id).catch(() => null);
    for (const remote of registry?.remotes ?? []) remotes.set(remote.id, remote.entry);
  }
  return ids.map((id) => ({ id, entry: remotes.get(id) ?? null }));
}

async function readModule({ id, entry }: Entry): Promise<{ id: ModuleId; pages: readonly HelpPage[] | null }> {
  if (entry === null) return { id, pages: null };
  try {
    const answer = await fetch(new URL('help.json', new URL(entry, location.href)));
    return { id, pages: answer.ok ? parseHelp(await answer.json()) : null };
  } catch {
    return { id, pages: null };
  }
}
