import type { TranslatableDialog } from './TranslatableDialog.ts';
import { mapDialogTexts } from './mapDialogTexts.ts';
import type { TranslatableText } from './mapDialogTexts.ts';

/** Every text of a dialog that has a version in its other languages, in the order in which respondents meet them (domain.md §14). */
export function translatableTexts(snapshot: TranslatableDialog): TranslatableText[] {
  const found: TranslatableText[] = [];
  mapDialogTexts(snapshot, (one) => {
    found.push(one);
    return one.text;
  });
  return found;
}
