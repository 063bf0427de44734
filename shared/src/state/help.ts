import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isText, orNull } from './guards.ts';

/** A page of the help, or one passage of it. */
export interface HelpPlace {
  /** null: the list of all pages. */
  readonly page: string | null;
  readonly passage: string | null;
}

/** What is open beside the work; null: nothing is. Owner: shell draws it, every module may open a page. */
export const $help = crossAppAtom<HelpPlace | null>(
  'help',
  null,
  orNull(fields<HelpPlace>({ page: orNull(isText), passage: orNull(isText) })),
);

/** Opens a page of the help beside the work; null: the list of all. */
export function openHelp(page: string | null, passage: string | null = null): void {
  $help.set({ page, passage });
}

export function closeHelp(): void {
  $help.set(null);
}
