import { atom } from 'nanostores';

const KEY = 'dialogwerk-folded';

/** Which sections are folded, by survey id; kept in this browser. */
export const $folded = atom<ReadonlyMap<string, ReadonlySet<string>>>(kept());

/** The section whose name is being written; null for none. */
export const $naming = atom<string | null>(null);

/** The section that was folded or unfolded by hand just now: it stays where it is seen. */
export const $toggled = atom<string | null>(null);

/** Folds sections of a dialog, or unfolds them. */
export function setFolded(survey_id: string, sections: readonly string[], isFolded: boolean): void {
  const before = $folded.get().get(survey_id);
  const after = new Set(before);
  for (const section of sections)
    if (isFolded) after.add(section);
    else after.delete(section);
  if (after.size === (before?.size ?? 0)) return;
  const all = new Map($folded.get());
  if (after.size === 0) all.delete(survey_id);
  else all.set(survey_id, after);
  $folded.set(all);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].map(([id, folded]) => [id, [...folded]])));
  } catch {
    // A browser that keeps nothing still folds them, until the page is left.
  }
}

function kept(): ReadonlyMap<string, ReadonlySet<string>> {
  try {
    return readFolded(localStorage.getItem(KEY));
  } catch {
    return new Map();
  }
}

/** What a browser has kept of all dialogs; empty when it is none of ours. */
export function readFolded(text: string | null): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, ReadonlySet<string>>();
  const value: unknown = text === null ? null : parsed(text);
  const pairs: readonly unknown[] = Array.isArray(value) ? value : [];
  for (const pair of pairs) {
    if (!Array.isArray(pair) || typeof pair[0] !== 'string' || !Array.isArray(pair[1])) continue;
    const sections: readonly unknown[] = pair[1];
    all.set(pair[0], new Set(sections.filter((id) => typeof id === 'string')));
  }
  return all;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
