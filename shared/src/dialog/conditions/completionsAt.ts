import type { Vocabulary } from './vocabularyOf.ts';
import { writtenName, writtenValue } from '../expressions/rows/writeRows.ts';

/** What could be written next. */
export interface Completion {
  readonly text: string;
  /** What it says beside it; '' for nothing. */
  readonly hint: string;
}

export interface Completions {
  /** Where what is written so far of it begins, from 0. */
  readonly from: number;
  readonly options: readonly Completion[];
}

const MOST = 8;
/** How much before the caret is looked at, in characters, because the patterns try each start of a name anew. */
const LONGEST_TAIL = 200;
const afterOperator =
  /(\p{L}[\p{L}\d_.@#$]*)\s*(?:=|!=|<>|≠|ist|ist nicht|enthält|enthält nicht)\s*("?[^"(){}<>=!≤≥]*)$/iu;
const wordBefore = /\p{L}[\p{L}\d_.@#$]*$/u;
const functionNames = (
  'beantwortet enthält beginnt passt genau summe mittelwert anzahl wenn ' +
  'heute jetzt alter tage monate jahre wochentag plustage plusmonate plusjahre'
).split(' ');

/** What fits where the caret of an expression stands: the answers of a variable behind its operator, else variables and functions. */
export function completionsAt(source: string, caret: number, vocabulary: Vocabulary): Completions {
  const before = source.slice(Math.max(0, caret - LONGEST_TAIL), caret);
  const skipped = caret - before.length;
  const { from, options } = valuesAfter(before, vocabulary) ?? namesAfter(before, vocabulary);
  return { from: skipped + from, options };
}

function valuesAfter(before: string, vocabulary: Vocabulary): Completions | null {
  const [, name = '', begun = ''] = afterOperator.exec(before) ?? [];
  const small = name.toLowerCase();
  const variable = [...vocabulary.values()].find((one) => one.name.toLowerCase() === small);
  if (!variable || variable.values.length === 0) return null;
  const written = begun.replace(/^"/, '').toLowerCase();
  const options = variable.values
    .map(({ label, value }) => ({ label, text: writtenValue(value) }))
    .filter(({ label, text }) => [label, text].some((one) => one.toLowerCase().startsWith(written)))
    .filter(({ label, text }) => label.toLowerCase() !== written && text !== begun)
    .map(({ label, text }) => ({ text, hint: text === writtenValue(label) || text === label ? '' : label }));
  return { from: before.length - begun.length, options: options.slice(0, MOST) };
}

function namesAfter(before: string, vocabulary: Vocabulary): Completions {
  const begun = wordBefore.exec(before)?.[0] ?? '';
  const from = before.length - begun.length;
  if (begun === '') return { from, options: [] };
  const small = begun.toLowerCase();
  const fits = (name: string): boolean => name.toLowerCase().startsWith(small) && name !== begun;
  const variables = [...vocabulary.keys()].filter(fits).map((name) => ({ text: writtenName(name), hint: '' }));
  const calls = functionNames.filter(fits).map((name) => ({ text: `${name}(`, hint: '' }));
  return { from, options: [...variables, ...calls].slice(0, MOST) };
}
