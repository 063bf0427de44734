import type { RecordedAnswer, StoredValue, VariableValue } from '@dialogwerk/shared/contract';

/** What was answered; a recording reads the same at every question. */
export type GivenValue = Exclude<StoredValue, RecordedAnswer | null>;

/** A place in the table of conversations. */
export type Cell =
  /** Not asked, or without a value. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'truth'; readonly value: boolean };

export function textCell(text: string): Cell {
  return text === '' ? { kind: 'missing' } : { kind: 'text', text };
}

/** A value as it is. */
export function valueCell(value: VariableValue): Cell {
  if (value === null) return { kind: 'missing' };
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'boolean') return { kind: 'truth', value };
  return textCell(Array.isArray(value) ? value.join(', ') : value);
}

/** What was chosen, by its wording; what has none as it is. */
export function chosenCell(value: GivenValue, labelOf: (id: string) => string | undefined): Cell {
  if (Array.isArray(value)) return textCell(value.map((id) => labelOf(id) ?? id).join(', '));
  const chosen = labelOf(String(value));
  return chosen === undefined ? valueCell(value) : textCell(chosen);
}
