import { CODE_DESCRIPTION_LIMIT, CODE_NAME_LIMIT, codeKey } from '@dialogwerk/shared/contract';
import Papa from 'papaparse';
import { codingTexts } from '../texts.ts';

const texts = codingTexts.codebook;

/** A code as a codebook says it. */
export interface CodebookEntry {
  readonly name: string;
  /** '' for nothing said. */
  readonly description: string;
}

/** What a file holds: codes, and a sentence for each of its lines that is none; or why it is no codebook. */
export type CodebookFile =
  | { readonly kind: 'read'; readonly entries: readonly CodebookEntry[]; readonly faults: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for the beginning of a formula, also behind apostrophes that keep them from it. */
const formula = /^'*\s*[=+\-@]/;
const guarded = /^'+\s*[=+\-@]/;
const MOST_BYTES = 1_000_000;

/** Codes as a file: semicolons, because German spreadsheets part columns by them. */
export function writeCodebook(entries: readonly CodebookEntry[]): string {
  const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);
  const data = entries.map(({ name, description }) => [harmless(name), harmless(description)]);
  const fields = [texts.columns.name, texts.columns.description];
  return `${BYTE_ORDER_MARK}${Papa.unparse({ fields, data }, { delimiter: ';' })}\r\n`;
}

const refused = (reason: string): CodebookFile => ({ kind: 'refused', reason });

/** What parts the columns, as the heading says. */
function delimiterOf(heading: string): string {
  return [';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
}

const cellOf = (text: string): string => (guarded.test(text) ? text.slice(1) : text).replace(/\r\n?/g, '\n').trim();

/** Reads a codebook from the bytes of a CSV file; numbers of lines are those that a spreadsheet shows. */
export function readCodebook(bytes: ArrayBuffer): CodebookFile {
  if (bytes.byteLength > MOST_BYTES) return refused(texts.tooLarge);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused(texts.notUtf8);
  }
  if (text.trim() === '') return refused(texts.empty);
  const delimiter = delimiterOf(text.split(/[\r\n]/, 1)[0] ?? '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) return refused(texts.quotes((unclosed.row ?? 0) + 1));
  const [heading = [], ...lines] = data;
  const named = heading.map((column) => column.trim().toLowerCase());
  const nameAt = named.indexOf(texts.columns.name.toLowerCase());
  if (nameAt < 0) return refused(texts.noHeading);
  const descriptionAt = named.indexOf(texts.columns.description.toLowerCase());
  return readLines(lines, { nameAt, descriptionAt, width: heading.length });
}

interface Columns {
  readonly nameAt: number;
  /** -1 for none. */
  readonly descriptionAt: number;
  readonly width: number;
}

function readLines(lines: readonly (readonly string[])[], { nameAt, descriptionAt, width }: Columns): CodebookFile {
  const entries: CodebookEntry[] = [];
  const faults: string[] = [];
  const seen = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    if (line.every((cell) => cell.trim() === '')) continue;
    const place = at + 2;
    const entry = { name: cellOf(line[nameAt] ?? ''), description: cellOf(line[descriptionAt] ?? '') };
    const before = seen.get(codeKey(entry.name));
    const fault = line.slice(width).some((cell) => cell.trim() !== '')
      ? texts.tooManyColumns(place)
      : (faultOf(entry, place) ?? (before === undefined ? null : texts.twice(place, entry.name, before)));
    if (fault !== null) {
      faults.push(fault);
      continue;
    }
    seen.set(codeKey(entry.name), place);
    entries.push(entry);
  }
  return entries.length === 0 && faults.length === 0 ? refused(texts.noCodes) : { kind: 'read', entries, faults };
}

/** Why a line is no code; null where it is one. */
function faultOf({ name, description }: CodebookEntry, place: number): string | null {
  if (name === '') return texts.noName(place);
  if (name.includes('\n')) return texts.nameOfLines(place);
  if (name.length > CODE_NAME_LIMIT) return texts.nameTooLong(place);
  return description.length > CODE_DESCRIPTION_LIMIT ? texts.descriptionTooLong(place) : null;
}
