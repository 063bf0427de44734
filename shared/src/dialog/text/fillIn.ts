import type { VariableValue } from '../../contract/index.ts';
import type { RespondentTexts } from '../texts.ts';
import { asPlainText } from './asPlainText.ts';
import { placeholder, secretNamed } from './placeholders.ts';
import { LONGEST_MESSAGE, cut, shortened } from './shortened.ts';

/** What texts are filled with: values by name, and how those read that do not say it themselves. */
export interface FilledWith {
  readonly variables: Readonly<Record<string, VariableValue>>;
  readonly labels: Readonly<Record<string, string>>;
}

/** A value in human-readable form; computed numbers with at most two decimals. */
export function readable(value: VariableValue, texts: RespondentTexts): string {
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
export function fillIn(text: string, known: FilledWith, texts: RespondentTexts): string {
  return filled(text, known, texts, asPlainText);
}

/** A label of an input, which is no markup, with its `{{variables}}` filled in on its one line. */
export function fillLabel(text: string, known: FilledWith, texts: RespondentTexts): string {
  return filled(text, known, texts, (value) => value.replaceAll(/\s+/gu, ' '));
}

function filled(text: string, known: FilledWith, texts: RespondentTexts, inserted: (value: string) => string): string {
  const valueOf = (name: string): string => {
    if (secretNamed(name) !== null) return '';
    if (Object.hasOwn(known.labels, name)) return known.labels[name] ?? '';
    return Object.hasOwn(known.variables, name) ? readable(known.variables[name] ?? null, texts) : '';
  };
  // One more than fits, so that it shows that something is missing. Thousands of long values would be millions of signs.
  let room = LONGEST_MESSAGE + 1;
  const whole = text.replaceAll(placeholder, (_, name: string) => {
    if (room <= 0) return '';
    const value = cut(inserted(valueOf(name)), room);
    room -= value.length;
    return value;
  });
  return shortened(whole, LONGEST_MESSAGE);
}
