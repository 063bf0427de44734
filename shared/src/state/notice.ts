import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isFunction, isNumber, isText, orNull } from './guards.ts';

/** A sentence at the foot of the screen, with an offer such as 'Rückgängig'. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

/** The notice that shows now; null for none. Owner: shell draws it, every module may set it. */
export const $notice = crossAppAtom<Notice | null>(
  'notice',
  null,
  orNull(
    fields<Notice>({
      id: isNumber,
      text: isText,
      action: orNull(fields<NonNullable<Notice['action']>>({ label: isText, run: isFunction })),
    }),
  ),
);

/** Shows a sentence; a newer one replaces an older one. */
export function showNotice(text: string, action: Notice['action'] = null): void {
  $notice.set({ id: ($notice.get()?.id ?? 0) + 1, text, action });
}
