import { plainText } from '@dialogwerk/shared/dialog/messenger';

/** Bounds what a search engine or a link preview gets of what a dialog says first. */
const LENGTH = 160;

/** What is said of a dialog whose first words say nothing. */
const ANY_DIALOG = 'Ein Dialog im Chat: Schreiben Sie einfach mit.';

/** How a dialog is described by what it says first, without markup; null for nothing. `standIn` says it of any, in the dialog's language. */
export const cardDescription = (first: string | null, standIn: string = ANY_DIALOG): string =>
  plainText(first ?? '').slice(0, LENGTH) || standIn;
