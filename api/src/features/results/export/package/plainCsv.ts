/** What spreadsheets take for the beginning of a formula, also behind apostrophes that keep them from it. */
const formula = /^'* *[=+\-@＝＋－＠]/;
const guarded = /^'+ *[=+\-@＝＋－＠]/;

/** A text in one line, without signs that control. */
const inLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** A text that no spreadsheet calculates with; an apostrophe more than it had, which `unguarded` and the scripts take away. */
function guard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that `guard` was given, as the scripts read it. */
export function unguarded(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

/** Null stands for nothing. */
export type PlainCell = string | number | null;

const field = (cell: PlainCell): string => {
  if (typeof cell === 'number') return String(cell);
  const text = guard(inLine(cell ?? ''));
  return /["',]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table of one line texts for programs: commas, decimal points, UTF-8 without a mark, because its head is read by name. */
export function plainCsv(head: readonly string[], rows: readonly (readonly PlainCell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
