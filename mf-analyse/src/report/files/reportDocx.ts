import { Bookmark, Document, HeadingLevel, InternalHyperlink, Packer, Paragraph, TextRun } from 'docx';
import type { ParagraphChild, Table } from 'docx';
import type { DrawnFigure } from '../../answerTypes/Figure.ts';
import { reportContents } from '../model/reportContents.ts';
import type { ReportBlock, ReportDocument } from '../model/ReportDocument.ts';
import type { ReportFigure, ReportTable } from '../model/ReportFigure.ts';
import { reportTexts as texts } from '../texts.ts';
import { pictureOf, paragraphs, quietLine, tableOf } from './docxParts.ts';
import type { Picture } from './docxParts.ts';

type Draw = (charts: readonly DrawnFigure[]) => Promise<Picture>;
type Part = Paragraph | Table;

/** Names of bookmarks begin with a letter and are short. */
const markOf = (entry_id: string): string => `e${entry_id.replaceAll('-', '')}`;

/** A heading that the contents lead to. */
function heading(level: 1 | 2, { entry_id }: ReportBlock, text: string): Paragraph {
  const marked: ParagraphChild[] = [new Bookmark({ id: markOf(entry_id), children: [new TextRun(text)] })];
  return new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    keepNext: true,
    children: marked,
  });
}

/** Tables that follow each other without a line between them would be one. */
function tableParts(table: ReportTable): Part[] {
  const caption = table.caption === '' ? [] : [quietLine(table.caption)];
  return [...caption, tableOf(table), quietLine('', 0)];
}

async function figureParts(figure: ReportFigure, draw: Draw): Promise<Part[]> {
  const { title, base, charts, tables, notes, missing } = figure;
  return [
    ...(base === '' ? [] : [quietLine(base, 120)]),
    ...(missing === null ? [] : [quietLine(missing)]),
    ...(charts.length === 0 ? [] : [pictureOf(await draw(charts), texts.chartOf(title))]),
    ...tables.flatMap((table) => tableParts(table)),
    ...notes.map((note) => quietLine(note)),
  ];
}

async function blockParts(block: ReportBlock, draw: Draw): Promise<Part[]> {
  switch (block.kind) {
    case 'heading':
      return block.text.trim() === '' ? [] : [heading(1, block, block.text)];
    case 'text':
      return paragraphs(block.text);
    case 'figure':
      return [heading(2, block, block.figure.title), ...(await figureParts(block.figure, draw))];
  }
}

function contentsParts(blocks: readonly ReportBlock[]): Part[] {
  const lines = reportContents(blocks);
  if (lines.length === 0) return [];
  return [
    new Paragraph({
      children: [new TextRun({ text: texts.contents, bold: true })],
      spacing: { before: 200, after: 80 },
    }),
    ...lines.map(
      ({ entry_id, title, level }) =>
        new Paragraph({
          indent: { left: level === 1 ? 0 : 360 },
          children: [
            new InternalHyperlink({
              anchor: markOf(entry_id),
              children: [new TextRun({ text: title, style: 'Hyperlink' })],
            }),
          ],
        }),
    ),
  ];
}

/** A report as a document for Word. `draw` gives the charts of a figure as one picture. */
export async function reportDocx({ name, facts, blocks }: ReportDocument, draw: Draw): Promise<Blob> {
  const parts: Part[] = [];
  // One by one, because each picture needs a canvas.
  for (const block of blocks) parts.push(...(await blockParts(block, draw)));
  const document = new Document({
    title: name,
    creator: 'Dialogwerk',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22, language: { value: 'de-DE' } } },
        title: { run: { size: 40, bold: true } },
        heading1: {
          run: { size: 30, bold: true, color: '1D655F' },
          paragraph: { spacing: { before: 360, after: 120 } },
        },
        heading2: { run: { size: 24, bold: true }, paragraph: { spacing: { before: 280, after: 80 } } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_134, bottom: 1_134, left: 1_134, right: 1_134 },
          },
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(name)] }),
          ...facts.map((fact) => quietLine(fact)),
          ...contentsParts(blocks),
          ...parts,
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}
