import { missingCodes } from '@dialogwerk/shared/dialog';
import type { Cell, DataColumn } from '@dialogwerk/shared/dialog';
import type { ExportData, ExportFormatRule } from './ExportData.ts';
import { labelling } from './labelOf.ts';

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const separators = { semicolon: ';', comma: ',', tab: '\t' } as const;
/** What a cell cannot hold unless it is quoted. */
const special = { semicolon: /["\r\n;]/, comma: /["\r\n,]/, tab: /["\r\n\t]/ } as const;

/** What spreadsheets take for the beginning of a formula, also behind blanks. */
const formula = /^[\s\0]*[=+\-@＝＋－＠\t\r]/;

/** A text that no spreadsheet calculates with: an apostrophe stands before what could be a formula. */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** How a column's cells are written. */
function writing(variable: DataColumn, { wish }: ExportData, quoted: (text: string) => string): (cell: Cell) => string {
  const codes = new Map(missingCodes(variable).map(({ kind, value }) => [kind, value]));
  const decimal = wish.separator === 'semicolon' ? ',' : '.';
  const written = (value: string | number): string =>
    typeof value === 'number' ? String(value).replace('.', decimal) : quoted(harmless(value));
  const labelled = labelling(variable);
  return (cell) => {
    if (typeof cell === 'object') return wish.missing === 'empty' ? '' : String(codes.get(cell.missing) ?? '');
    return written(wish.content === 'labels' ? labelled(cell) : cell);
  };
}

/** RFC 4180, in UTF-8 with a byte order mark: names of variables first, then a line for each conversation. */
export const csvFormat: ExportFormatRule = {
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  async *write(data) {
    const separator = separators[data.wish.separator];
    const isSpecial = (text: string): boolean => text.trim() !== text || special[data.wish.separator].test(text);
    const quoted = (text: string): string => (isSpecial(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const columns = data.variables.map((variable) => writing(variable, data, quoted));
    yield `${BYTE_ORDER_MARK}${data.variables.map(({ name }) => name).join(separator)}\r\n`;
    for await (const rows of data.rows(true)) {
      yield rows.map((row) => `${columns.map((write, index) => write(row[index] ?? '')).join(separator)}\r\n`).join('');
    }
  },
};
