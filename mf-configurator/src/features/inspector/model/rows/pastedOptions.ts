import { readNumber, tidyNumber } from '../numberText.ts';

/** An option that was pasted; its points as they are written, '' for none. */
export interface PastedOption {
  readonly text: string;
  readonly score: string;
}

/** Signs that lists of other programs put before their entries. */
const bullet = /^(?:[-*•–·▪]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/;

/** Options of a pasted list or table, one a line, with points where one column holds numbers; null for what is only a text. */
export function pastedOptions(pasted: string): PastedOption[] | null {
  const lines = pasted.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 && !pasted.includes('\t')) return null;
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const scored = columnOfNumbers(rows);
  return rows
    .map((cells) => ({
      text: textOf(cells.filter((_, column) => column !== scored)),
      score: scored === null ? '' : tidyNumber(cells[scored] ?? ''),
    }))
    .filter(({ text }) => text !== '');
}

/** The column beside the texts in which every line has a number; null for none. */
function columnOfNumbers(rows: readonly (readonly string[])[]): number | null {
  const columns = Math.max(...rows.map(({ length }) => length));
  if (columns < 2) return null;
  const places = Array.from({ length: columns }, (_, column) => column);
  return places.find((column) => rows.every((cells) => isNumber(cells[column] ?? ''))) ?? null;
}

function isNumber(cell: string): boolean {
  const value = readNumber(cell);
  return value !== null && !Number.isNaN(value);
}

function textOf(cells: readonly string[]): string {
  const text = cells.find((cell) => cell !== '') ?? '';
  return text.replace(bullet, '').trim();
}
