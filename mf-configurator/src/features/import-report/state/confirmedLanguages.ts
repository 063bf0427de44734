import { atom } from 'nanostores';

const KEY = 'dialogwerk-import-languages';

/** The imported dialogs whose author has said which language they are in; kept in this browser. */
export const $confirmedLanguages = atom<ReadonlySet<string>>(kept());

/** Remembers that the language of a dialog is settled. */
export function confirmLanguage(survey_id: string): void {
  const all = new Set($confirmedLanguages.get()).add(survey_id);
  $confirmedLanguages.set(all);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

function kept(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
