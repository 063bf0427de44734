/** What is known of a visitor's earlier visits: whether a dialog may open by itself. */
export interface Visits {
  readonly mayOpen: () => boolean;
  /** It has opened by itself. */
  readonly noteOpened: () => void;
  /** It was closed without an answer, or answered to the end: it stays closed. */
  readonly noteDone: () => void;
}

const DONE = 'done';

/** Kept in the page's own storage under `dialogwerk:<dialog>`, the day alone; for this page alone where nothing can be kept. */
export function createVisits(dialog: string): Visits {
  const key = `dialogwerk:${dialog}`;
  let here: string | null = null;
  const note = (what: string): void => {
    here = what;
    try {
      localStorage.setItem(key, what);
    } catch {
      // Refused by the browser or its user.
    }
  };
  const noted = (): string | null => {
    try {
      return localStorage.getItem(key) ?? here;
    } catch {
      return here;
    }
  };
  const today = (): string => new Date().toDateString();
  return {
    mayOpen: () => noted() !== DONE && noted() !== today(),
    noteOpened: () => note(today()),
    noteDone: () => note(DONE),
  };
}
