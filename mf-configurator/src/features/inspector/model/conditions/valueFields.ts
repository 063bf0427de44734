import { isReference } from '@dialogwerk/shared/dialog/conditions';
import type {
  KnownVariable,
  NamedValue,
  RowOperator,
  RowReference,
  RowValue,
} from '@dialogwerk/shared/dialog/conditions';
import { conditionTexts } from '../../conditionTexts.ts';
import { readNumber } from '../numberText.ts';

/** How a row's value is entered; `any` takes a number where one is written, else a text. */
export type ValueField = 'choice' | 'number' | 'date' | 'time' | 'text' | 'pattern' | 'any';

const ofText: ReadonlySet<RowOperator> = new Set([
  'contains',
  'contains-not',
  'begins',
  'begins-not',
  'exactly',
  'exactly-not',
]);
const ofPattern: ReadonlySet<RowOperator> = new Set(['matches', 'matches-not']);
const ofAge: ReadonlySet<RowOperator> = new Set(['age-at-least', 'age-below']);
/** How many bare numbers are chosen from a list; more are quicker typed. */
const MOST_BARE = 15;

const truths: readonly NamedValue[] = [
  { value: true, label: conditionTexts.yes },
  { value: false, label: conditionTexts.no },
];

/** The values to choose from, with what people call them; a number stands before its name. */
export function choicesFor(variable: KnownVariable | undefined): readonly NamedValue[] {
  if (!variable) return [];
  if (variable.values.length === 0) return variable.kind === 'boolean' ? truths : [];
  const isBare = variable.values.every(({ label, value }) => label === String(value));
  if (isBare && variable.kind === 'number' && variable.values.length > MOST_BARE) return [];
  return variable.values.map(({ label, value }) => ({
    value,
    label: typeof value === 'number' && label !== String(value) ? `${value} – ${label}` : label,
  }));
}

/** Which field a row's value has. */
export function valueFieldOf(variable: KnownVariable | undefined, operator: RowOperator): ValueField {
  if (ofText.has(operator)) return 'text';
  if (ofPattern.has(operator)) return 'pattern';
  if (ofAge.has(operator)) return 'number';
  if (choicesFor(variable).length > 0) return 'choice';
  const kind = variable?.kind ?? 'unknown';
  if (kind === 'number' || kind === 'date' || kind === 'time') return kind;
  return kind === 'unknown' ? 'any' : 'text';
}

/** What a day or a time is compared with, where that is no fixed one, as its field holds it. */
export function referenceText(reference: RowReference): string {
  return reference.of === 'today' ? 'heute()' : `{{${reference.name}}}`;
}

function referenceIn(text: string): RowReference | null {
  if (text === 'heute()') return { of: 'today' };
  const name = /^\{\{(.+)\}\}$/.exec(text)?.[1];
  return name === undefined ? null : { of: 'variable', name };
}

/** A value as its field shows it. */
export function shownValue(value: RowValue, field: ValueField): string {
  if (isReference(value)) return referenceText(value);
  if (field === 'choice') return JSON.stringify(value);
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

/** What a field holds as a value; null for nothing, or for what is none. */
export function valueIn(text: string, field: ValueField, choices: readonly NamedValue[]): RowValue | null {
  if (field === 'choice') return choices.find(({ value }) => JSON.stringify(value) === text)?.value ?? null;
  if (text.trim() === '') return null;
  if (field === 'date' || field === 'time') return referenceIn(text) ?? text;
  if (field !== 'number' && field !== 'any') return text;
  const number = readNumber(text);
  if (number !== null && !Number.isNaN(number)) return number;
  return field === 'any' ? text : null;
}
