/** Styles by their place in `styles.xml`. */
export const styles = { plain: 0, header: 1, date: 2, datetime: 3, time: 4 } as const;
export type Style = (typeof styles)[keyof typeof styles];

/** A cell of a sheet; null is empty. */
export type SheetCell = string | number | { readonly serial: number; readonly style: Style } | null;

/** The longest text of a cell, in UTF-16 units. */
export const LONGEST_CELL = 32_767;

/** What a text of XML 1.0 does not hold as it is; `_xHHHH_` is Excel's own escape, which it reads anywhere. */
const special = /[&<>\p{Cc}\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\t': '\t',
  '\n': '\n',
  '\r': '&#13;',
};

export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(
      special,
      (sign) => entities[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}

/** A column's letters, from 0. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

function cellXml(cell: SheetCell, at: string, style: Style): string {
  if (cell === null) return '';
  const styled = style === styles.plain ? '' : ` s="${style}"`;
  if (typeof cell === 'number') return `<c r="${at}"${styled}><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}" s="${cell.style}"><v>${cell.serial}</v></c>`;
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

/** A row of a sheet; `row` counts from 1. Texts are texts: no cell holds a formula. */
export function rowXml(
  cells: readonly SheetCell[],
  row: number,
  letters: readonly string[],
  style: Style = styles.plain,
): string {
  const inside = cells.map((cell, index) => cellXml(cell, `${letters[index] ?? ''}${row}`, style)).join('');
  return `<row r="${row}">${inside}</row>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The first row stays in sight. */
export const sheetBegin = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

/** The small files of a workbook with these sheets. */
export function workbookFiles(names: readonly string[]): Readonly<Record<string, string>> {
  const sheetOf = (index: number): string => `worksheets/sheet${index + 1}.xml`;
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = names.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="${sheetOf(index)}"/>`,
  );
  const kinds = names.map(
    (_, index) =>
      `<Override PartName="/xl/${sheetOf(index)}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${kinds.join('')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/><xf xfId="0" numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}
