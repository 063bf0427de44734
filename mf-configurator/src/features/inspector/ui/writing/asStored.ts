import { looksSame, understoodRichText, writeRichText } from '@dialogwerk/shared/dialog';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorState, Transaction } from 'prosemirror-state';
import { docOf, richOf } from './richDoc.ts';

/** Puts a document in the place of another one where they differ, so that the caret stays. */
export function replaceDoc(tr: Transaction, next: Node): Transaction {
  const start = tr.doc.content.findDiffStart(next.content);
  const end = tr.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return tr;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
}

/** Whether a document is read again as it looks, once it is stored. */
export function comesBack(doc: Node): boolean {
  const rich = richOf(doc);
  return looksSame(understoodRichText(writeRichText(rich)), rich);
}

/** What makes a document look as it would be read again; null where it does. */
export function tidied({ doc, tr }: EditorState): Transaction | null {
  if (comesBack(doc)) return null;
  const next = docOf(understoodRichText(writeRichText(richOf(doc))));
  return replaceDoc(tr, next).setStoredMarks([]);
}

/** Shows at once what typed signs mean: `**fett**`, `{{name}}` and `#500#` are what they will be to respondents. */
export const asStored = new Plugin({
  appendTransaction: (transactions, _, state) => {
    const isWritten = transactions.some(({ docChanged }) => docChanged);
    // A word that an input method is putting together must stay as it is.
    const isComposing = transactions.some((transaction) => transaction.getMeta('composition') !== undefined);
    return isWritten && !isComposing ? tidied(state) : null;
  },
});
