import { atom } from 'nanostores';
import { allVisible, readVisibility } from '../model/EdgeVisibility.ts';
import type { EdgeVisibility } from '../model/EdgeVisibility.ts';

const KEY = 'dialogwerk-connections';

/** Which connections are drawn, by survey id; kept in this browser. */
export const $edgeVisibility = atom<ReadonlyMap<string, EdgeVisibility>>(kept());

export function visibilityOf(all: ReadonlyMap<string, EdgeVisibility>, survey_id: string): EdgeVisibility {
  return all.get(survey_id) ?? allVisible;
}

/** Changes what is drawn of one dialog; without flags everything is drawn again. */
export function showEdges(survey_id: string, flags: EdgeVisibility = allVisible): void {
  const all = new Map($edgeVisibility.get());
  if (Object.values(flags).every(Boolean)) all.delete(survey_id);
  else all.set(survey_id, flags);
  $edgeVisibility.set(all);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // A browser that keeps nothing still draws what was asked for, until the page is left.
  }
}

function kept(): ReadonlyMap<string, EdgeVisibility> {
  try {
    return readVisibility(localStorage.getItem(KEY));
  } catch {
    return new Map();
  }
}
