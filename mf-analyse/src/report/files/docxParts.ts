import { AlignmentType, BorderStyle, ImageRun, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { ReportTable } from '../model/ReportFigure.ts';

/** What stands between the margins of a page in A4, in twentieths of a point. */
const PAGE_WIDTH = 9_638;
/** In pixels of 96 to the inch. */
const PICTURE_WIDTH = 620;
const PICTURE_HEIGHT = 780;
const QUIET = '5C6664';
/** Half-points; smaller where a table has many columns. */
const CELL_SIZE = 18;
const SMALL_CELL_SIZE = 14;
const MANY_COLUMNS = 7;
const line = { style: BorderStyle.SINGLE, size: 4, color: 'C9D0CF' };
const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };

/** A picture of a chart. */
export interface Picture {
  readonly data: ArrayBuffer;
  readonly width: number;
  readonly height: number;
}

/** A paragraph for each part of a text that blank lines part. */
export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const lines = part.trim().split('\n');
      return new Paragraph({
        spacing: { after: 160 },
        children: lines.map((words, place) => new TextRun({ text: words, break: place === 0 ? 0 : 1 })),
      });
    });
}

/** A line in small quiet letters. */
export function quietLine(text: string, after = 80): Paragraph {
  return new Paragraph({ spacing: { after }, children: [new TextRun({ text, size: CELL_SIZE, color: QUIET })] });
}

/** A chart, as wide as the page at most; `words` is what it says, for whoever cannot see it. */
export function pictureOf({ data, width, height }: Picture, words: string): Paragraph {
  const scale = Math.min(1, PICTURE_WIDTH / width, PICTURE_HEIGHT / height);
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const altText = { name: words, title: words, description: words };
  return new Paragraph({
    keepLines: true,
    spacing: { after: 120 },
    children: [new ImageRun({ type: 'png', data, transformation, altText })],
  });
}

/** A table whose head is repeated on each page; the first column names the row. */
export function tableOf({ head, rows }: ReportTable): Table {
  const size = head.length >= MANY_COLUMNS ? SMALL_CELL_SIZE : CELL_SIZE;
  const cell = (text: string, place: number, isBold: boolean) =>
    new TableCell({
      margins: { top: 50, bottom: 50, left: 80, right: 80 },
      children: [
        new Paragraph({
          alignment: place === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT,
          children: [new TextRun({ text, size, bold: isBold })],
        }),
      ],
    });
  const lines = [
    new TableRow({ tableHeader: true, children: head.map((text, place) => cell(text, place, true)) }),
    ...rows.map(
      ({ cells }) =>
        new TableRow({ cantSplit: true, children: cells.map((text, place) => cell(text, place, place === 0)) }),
    ),
  ];
  return new Table({
    width: { size: PAGE_WIDTH, type: WidthType.DXA },
    borders: { top: line, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none },
    rows: lines,
  });
}
