import { crossAppAtom } from './crossAppAtom.ts';

/** What the error dialog at the top of the screen says (spec §8). */
export interface ErrorDialog {
  /** A title that spec §8 names, or the server's msg. */
  readonly title: string;
  /** Shown below a divider when not empty. */
  readonly additional: string;
  /** The id under which the server's log has the request. */
  readonly requestId?: string | undefined;
}

/** null while hidden. Owner: shell. */
export const $errorDialog = crossAppAtom<ErrorDialog | null>('errorDialog', null);

/** Shows the error dialog; `server_busy` gives the notice that spec §8 describes. */
export function showError(title: string, additional = '', requestId?: string): void {
  $errorDialog.set({ title, additional, ...(requestId === undefined ? {} : { requestId }) });
}

export function hideError(): void {
  $errorDialog.set(null);
}
