import { atom } from 'nanostores';

/** How dialogs are listed. */
export type View = 'cards' | 'table';

const KEY = 'dialogwerk-dashboard-view';

/** As this browser remembers it. */
export const $view = atom<View>(keptView());

export function setView(view: View): void {
  $view.set(view);
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // A browser that keeps nothing begins with cards next time.
  }
}

function keptView(): View {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}
