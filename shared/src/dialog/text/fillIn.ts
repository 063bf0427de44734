import type { VariableValue } from '../../contract/index.ts';
import type { RespondentTexts } from '../texts.ts';
import { asPlainText } from './asPlainText.ts';
import { placeholder, secretNamed } from './placeholders.ts';
import { LONGEST_MESSAGE, cut, shortened } from './shortened.ts';

/** A value in human-readable form; computed numbers with at most two decimals. */
function readable(value: VariableValue, texts: RespondentTexts): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return texts.number(Math.round(value * 100) / 100);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return texts.list(value);
}

/**
 * A text with its `{{variables}}` filled in (domain.md §1): an unknown or missing one inserts nothing, a secret
 * neither, and what is inserted is text, never markup.
 */
export function fillIn(
  text: string,
  known: {
    readonly variables: Readonly<Record<string, VariableValue>>;
    readonly labels: Readonly<Record<string, string>>;
  },
  texts: RespondentTexts,
): string {
  const valueOf = (name: string): string => {
    if (secretNamed(name) !== null) return '';
    if (Object.hasOwn(known.labels, name)) return known.labels[name] ?? '';
    return Object.hasOwn(known.variables, name) ? readable(known.variables[name] ?? null, texts) : '';
  };
  // One more than fits, so that it shows that something is missing. Thousands of long values would be millions of signs.
  let room = LONGEST_MESSAGE + 1;
  const filled = text.replaceAll(placeholder, (_, name: string) => {
    if (room <= 0) return '';
    const inserted = cut(asPlainText(valueOf(name)), room);
    room -= inserted.length;
    return inserted;
  });
  return shortened(filled, LONGEST_MESSAGE);
}
