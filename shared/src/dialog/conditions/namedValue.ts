import type { RowValue } from '../expressions/rows/ConditionRows.ts';
import type { Scanner } from './Scanner.ts';
import type { KnownVariable } from './vocabularyOf.ts';
import { writtenValue } from '../expressions/rows/writeRows.ts';

/** Where a value ends that stands without quotation marks. */
const END = '(?=\\s*(?:$|[);,]|&&|\\|\\|)|\\s+(?:und|oder|and|or)(?![\\p{L}\\d_]))';
const end = new RegExp(END, 'uiy');
/** Words, so that what may end a value is looked for once behind each of them. */
const WORD = `(?:(?!&&|\\|\\|)[^\\s"'„“”(){};,])+`;
const bare = new RegExp(`${WORD}(?:\\s+${WORD})*?${END}`, 'uiy');
const quoted = /"((?:[^"]|"")*)"|'([^']*)'|[„“”»«]([^„“”"»«]*)[„“”"»«]/y;
const number = new RegExp(`-?\\d+(?:[.,]\\d+)?${END}`, 'uiy');
const wholeNumber = new RegExp(`-?\\d+(?:\\.\\d+)?(?![\\p{L}\\d_.])`, 'uy');
const germanDay = /(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/y;
const isoDay = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y;
const clock = /(\d{1,2})[:.](\d{2})(?:\s*Uhr)?(?!\d)/iy;

/** The value that a text stands for, upper and lower case and spaces alike; null for none. */
function labelled(text: string, { values }: KnownVariable): RowValue | null {
  const plain = (written: string): string => written.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const found = values.find(({ label }) => label === text) ?? values.find(({ label }) => plain(label) === plain(text));
  return found?.value ?? null;
}

/** The longest of a variable's values that is written here without quotation marks. */
function bareLabel(scanner: Scanner, variable: KnownVariable): RowValue | null {
  const labels = variable.values.map(({ label }) => label.trim()).filter((label) => label !== '');
  for (const label of labels.toSorted((a, b) => b.length - a.length)) {
    if (scanner.takeWords(label.split(/\s+/), end)) return labelled(label, variable);
  }
  return null;
}

const twoDigits = (digits = ''): string => digits.padStart(2, '0');

/** A day or a time as people write it. */
function moment(scanner: Scanner, kind: KnownVariable['kind']): string | null {
  if (kind === 'time') {
    const [, hours, minutes] = scanner.take(clock) ?? [];
    return hours === undefined ? null : `${twoDigits(hours)}:${minutes}`;
  }
  if (kind === 'number' || kind === 'boolean' || kind === 'list') return null;
  const [, day, month, year] = scanner.take(germanDay) ?? [];
  if (year !== undefined) return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return kind === 'date' ? (scanner.take(isoDay)?.[0] ?? null) : null;
}

/** A number, with a comma only where none parts the values of a function. */
function takenNumber(scanner: Scanner, mayHaveComma: boolean): string | null {
  if (!mayHaveComma) return scanner.take(wholeNumber)?.[0] ?? null;
  return (scanner.take(number) ?? scanner.take(wholeNumber))?.[0].replace(',', '.') ?? null;
}

/** Words that stand for themselves, in or without quotation marks; null where something else stands. */
export function takenWords(scanner: Scanner): string | null {
  const found = scanner.take(quoted);
  if (found) return writtenValue(found[1]?.replaceAll('""', '"') ?? found[2] ?? found[3] ?? '');
  const words = scanner.take(bare)?.[0];
  return words === undefined ? null : writtenValue(words);
}

/** What a variable is compared with, as it is stored; null where it is no value of its own but a calculation. */
export function takenValue(scanner: Scanner, variable: KnownVariable, mayHaveComma: boolean): string | null {
  const found = scanner.take(quoted);
  if (found) {
    const text = found[1]?.replaceAll('""', '"') ?? found[2] ?? found[3] ?? '';
    return writtenValue(labelled(text, variable) ?? text);
  }
  const isNumber = variable.kind === 'number' || variable.kind === 'unknown';
  const counted = isNumber && !scanner.peek(germanDay) ? takenNumber(scanner, mayHaveComma) : null;
  if (counted !== null) return counted;
  const label = bareLabel(scanner, variable);
  if (label !== null) return writtenValue(label);
  const day = moment(scanner, variable.kind);
  if (day !== null) return writtenValue(day);
  const isCounted =
    variable.kind === 'number' && variable.values.every(({ label: name, value }) => name === String(value));
  return isCounted || scanner.peek(/[-(\d]|[\p{L}][\p{L}\d_.@#$]*\s*\(/uy) ? null : takenWords(scanner);
}
