import type { ErrorCode } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isText, orNull, orUndefined } from './guards.ts';

/** What the error dialog at the top of the screen says (spec §8). */
export interface ErrorDialog {
  /** The server's msg, or a sentence of our own. */
  readonly title: string;
  /** What a call was refused for; some codes have texts of their own. */
  readonly code?: ErrorCode | undefined;
  /** Shown below a divider when not empty. */
  readonly additional: string;
  /** The id under which the server's log has the request. */
  readonly requestId?: string | undefined;
}

/** null while hidden. Owner: shell. */
export const $errorDialog = crossAppAtom<ErrorDialog | null>(
  'errorDialog',
  null,
  orNull(
    fields<ErrorDialog>({
      title: isText,
      code: orUndefined(isText),
      additional: isText,
      requestId: orUndefined(isText),
    }),
  ),
);

/** Shows the error dialog; the code `server/busy` gives the notice that spec §8 describes. */
export function showError(title: string, more: Partial<Omit<ErrorDialog, 'title'>> = {}): void {
  $errorDialog.set({ title, additional: '', ...more });
}

export function hideError(): void {
  $errorDialog.set(null);
}
