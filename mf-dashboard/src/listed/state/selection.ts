import { atom } from 'nanostores';

/** The dialogs that were chosen to do one thing with all of them. */
export const $selected = atom<ReadonlySet<string>>(new Set());

export const select = (survey_ids: readonly string[]): void => $selected.set(new Set(survey_ids));
export const clearSelection = (): void => $selected.set(new Set());

export function toggleSelected(survey_id: string): void {
  const selected = new Set($selected.get());
  if (!selected.delete(survey_id)) selected.add(survey_id);
  $selected.set(selected);
}
