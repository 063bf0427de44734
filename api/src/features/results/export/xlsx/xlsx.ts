import { missingCodes } from '@dialogwerk/shared/dialog';
import type { Cell, DataColumn } from '@dialogwerk/shared/dialog';
import { codebookRow } from '../codebook.ts';
import type { ExportData, ExportFormatRule, ExtraTable } from '../ExportData.ts';
import { labelling } from '../labelOf.ts';
import { exportTexts } from '../texts.ts';
import { piecesOf } from '../widths.ts';
import type { Piece } from '../widths.ts';
import { zipped } from '../../../../zipped.ts';
import { columnLetters, LONGEST_CELL, rowXml, sheetBegin, sheetEnd, styles, workbookFiles } from './sheetXml.ts';
import type { SheetCell } from './sheetXml.ts';

/** Excel's days count from here; its wrong 29 February 1900 lies before all that we write. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

function serial(text: string, type: 'date' | 'time' | 'datetime'): SheetCell {
  const at = Date.parse(type === 'time' ? `1899-12-30T${text}Z` : type === 'date' ? text : `${text}Z`);
  // What Excel has no number for stays a text.
  if (Number.isNaN(at) || at < DAY_ZERO) return text;
  return { serial: (at - DAY_ZERO) / DAY_MS, style: styles[type] };
}

/** A text in parts that a cell holds; parts end between signs. */
function textParts(text: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  do {
    let end = Math.min(text.length, begin + LONGEST_CELL);
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
    parts.push(text.slice(begin, end));
    begin = end;
  } while (begin < text.length);
  return parts;
}

const firstPart = (text: string): string => textParts(text)[0] ?? '';

type Writing = (cell: Cell) => SheetCell;

function valueWriting({ variable, part }: Piece, missing: 'empty' | 'codes'): Writing {
  const { type } = variable;
  const codes = new Map(missingCodes(variable).map(({ kind, value }) => [kind, value]));
  return (cell) => {
    if (typeof cell === 'object') return missing === 'empty' ? null : (codes.get(cell.missing) ?? null);
    if (typeof cell === 'number') return cell;
    return type === 'date' || type === 'time' || type === 'datetime'
      ? serial(cell, type)
      : (textParts(cell)[part] ?? null);
  };
}

function labelWriting(piece: Piece): Writing {
  const labelled = labelling(piece.variable);
  const value = valueWriting(piece, 'empty');
  return (cell) => (typeof cell === 'string' ? value(cell) : labelled(cell));
}

interface Sheet {
  readonly pieces: readonly Piece[];
  readonly head: readonly string[];
  readonly write: (piece: Piece) => Writing;
  readonly isLast: boolean;
}

async function* answerSheet({ rows }: ExportData, { pieces, head, write, isLast }: Sheet): AsyncGenerator<string> {
  const letters = pieces.map((_, index) => columnLetters(index));
  const columns = pieces.map((piece) => ({ column: piece.column, write: write(piece) }));
  yield sheetBegin + rowXml(head, 1, letters, styles.header);
  let count = 1;
  for await (const some of rows(isLast)) {
    const lines = some.map((row) => {
      count += 1;
      const cells = columns.map(({ column, write: written }) => written(row[column] ?? { missing: 'not-asked' }));
      return rowXml(cells, count, letters);
    });
    yield lines.join('');
  }
  yield sheetEnd;
}

function* extraSheet({ columns, rows }: ExtraTable): Generator<string> {
  const letters = columns.map((_, index) => columnLetters(index));
  yield sheetBegin + rowXml(columns, 1, letters, styles.header);
  for (const [index, row] of rows.entries()) {
    const cells = row.map((cell) => (typeof cell === 'string' ? firstPart(cell) : cell));
    yield rowXml(cells, index + 2, letters);
  }
  yield sheetEnd;
}

function* codebookSheet(variables: readonly DataColumn[]): Generator<string> {
  const letters = exportTexts.codebookColumns.map((_, index) => columnLetters(index));
  yield sheetBegin + rowXml(exportTexts.codebookColumns, 1, letters, styles.header);
  for (const [index, variable] of variables.entries()) {
    yield rowXml(codebookRow(variable).map(firstPart), index + 2, letters);
  }
  yield sheetEnd;
}

/**
 * An Excel workbook (ISO/IEC 29500) with the sheets values, labels and codebook. Sheets are written one after the other and no
 * row is kept, because no library writes several sheets as fast as they are taken; the zip is yazl's.
 */
export const xlsxFormat: ExportFormatRule = {
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  async *write(data) {
    const { sheets } = exportTexts;
    const pieces = await piecesOf(data, { most: LONGEST_CELL, lengthOf: ({ length }) => length, split: textParts });
    const names = pieces.map(({ name }) => name);
    const titles = pieces.map(({ variable, part }) =>
      firstPart(part === 0 ? variable.label : `${variable.label} (${part + 1})`),
    );
    const values = {
      pieces,
      head: names,
      write: (piece: Piece) => valueWriting(piece, data.wish.missing),
      isLast: false,
    };
    const labels = { pieces, head: titles, write: labelWriting, isLast: true };
    const parts = [
      answerSheet(data, values),
      answerSheet(data, labels),
      codebookSheet(data.variables),
      ...data.tables.map(extraSheet),
    ];
    const files = workbookFiles([
      sheets.values,
      sheets.labels,
      sheets.codebook,
      ...data.tables.map(({ title }) => title),
    ]);
    yield* zipped(
      [
        ...Object.entries(files).map(([name, content]) => ({ name, content })),
        ...parts.map((content, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content })),
      ],
      data.at,
    );
  },
};
