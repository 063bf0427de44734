import type { CallResponse, Translation } from '@dialogwerk/shared/contract';
import type { OutgoingText } from '../formats/TranslationFile.ts';

/** A dialog's texts with their versions, as the server gives them. */
export type DialogTexts = CallResponse<'getTranslations'>;

/** A text with its place, as the server gives it. */
export type DialogText = DialogTexts['texts'][number];

export type TextState = 'missing' | 'changed' | 'done';

/** A text beside its translation into one language. */
export interface TextRow extends OutgoingText {
  readonly state: TextState;
}

/** Translations of one language as they shall be, by key; null for none. */
export type Typed = ReadonlyMap<string, { readonly after: Translation | null }>;

/** All texts of a dialog in one language, as they are kept. */
export function rowsOf(
  { texts, translations }: Pick<DialogTexts, 'texts' | 'translations'>,
  language: string,
  placeOf: (text: DialogText) => string,
): TextRow[] {
  const made = new Map(Object.entries(translations[language] ?? {}));
  return texts.map((one) => rowOf(one.key, placeOf(one), one.text, made.get(one.key) ?? null));
}

/** The same with what was typed and is not kept yet. */
export function withTyped(rows: readonly TextRow[], typed: Typed): readonly TextRow[] {
  if (typed.size === 0) return rows;
  return rows.map((row) => {
    const change = typed.get(row.key);
    return change ? rowOf(row.key, row.place, row.text, change.after) : row;
  });
}

const rowOf = (key: string, place: string, text: string, translation: Translation | null): TextRow => ({
  key,
  place,
  text,
  translation,
  state: stateOf(text, translation),
});

function stateOf(text: string, translation: Translation | null): TextState {
  if (translation === null || translation.text.trim() === '') return 'missing';
  return translation.source === text ? 'done' : 'changed';
}

/** How many texts there are in each state. */
export function statesOf(rows: readonly TextRow[]): Readonly<Record<TextState, number>> {
  const count = (state: TextState): number => rows.filter((row) => row.state === state).length;
  return { missing: count('missing'), changed: count('changed'), done: count('done') };
}

/** The rows that a search finds, in place, text or translation; all for ''. */
export function foundRows(rows: readonly TextRow[], search: string): readonly TextRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return rows;
  return rows.filter(({ place, text, translation }) =>
    `${place}\n${text}\n${translation?.text ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
}
