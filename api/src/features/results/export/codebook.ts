import { missingCodes } from '@dialogwerk/shared/dialog';
import type { DataColumn } from '@dialogwerk/shared/dialog';
import { formatDecimal } from '@dialogwerk/shared/numbers';
import { escapeHtml } from '../../../escapeHtml.ts';
import type { ExportFormatRule } from './ExportData.ts';
import type { AskedColumn } from './package/StudyFacts.ts';
import { exportTexts } from './texts.ts';

/** What a codebook says of a variable, by `exportTexts.codebookColumns`. */
export function codebookRow(variable: DataColumn): string[] {
  const { name, label, type, measure, values, set, alias } = variable;
  const listed = (named: readonly { readonly value: number; readonly label: string }[]): string =>
    named.map((one) => `${one.value} = ${one.label}`).join('; ');
  return [
    name,
    alias === undefined ? label : exportTexts.renamed(label, alias),
    exportTexts.types[type],
    exportTexts.measures[measure],
    listed(values),
    listed(missingCodes(variable)),
    set ?? '',
  ];
}

const head = (row: readonly string[]): string =>
  `<tr>${row.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')}</tr>`;
const cells = (row: readonly string[]): string =>
  `<tr>${row.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;

/** What was asked, in which words where there were several, and in which revisions. */
function askedText(asked: AskedColumn | undefined): string {
  if (!asked) return '';
  const { wordings, offered } = asked;
  const words = wordings.map(({ text, revisions }) =>
    wordings.length === 1 ? text : exportTexts.asked.wording(text, revisions),
  );
  return [...words, exportTexts.asked.offered(offered)].join(' · ');
}

/** A cell as text. */
function written(cell: string | number | null): string {
  if (cell === null) return '–';
  return typeof cell === 'number' ? formatDecimal(cell) : cell;
}

/** A page of its own to read and to print; it loads nothing. */
export const codebookFormat: ExportFormatRule = {
  extension: 'html',
  mediaType: 'text/html; charset=utf-8',
  async *write({ survey_name, unit, variables, tables, study, total }) {
    const asked = await study.asked();
    const heads = [...exportTexts.codebookColumns, ...(asked.size > 0 ? [exportTexts.asked.column] : [])];
    const title = escapeHtml(exportTexts.codebookOf(survey_name));
    yield `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 15px/1.4 system-ui, sans-serif; margin: 1.5rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid #8886; overflow-wrap: anywhere }
thead { display: table-header-group }
tr { break-inside: avoid }
</style>
<h1>${title}</h1>
<p>${escapeHtml(exportTexts.codebookLead(exportTexts.rows[unit](total), variables.length))}</p>
<table>
<thead>${head(heads)}</thead>
<tbody>
`;
    yield variables
      .map((variable) =>
        cells([...codebookRow(variable), ...(asked.size > 0 ? [askedText(asked.get(variable.name))] : [])]),
      )
      .join('\n');
    yield '\n</tbody>\n</table>\n';
    for (const { title: heading, columns, rows } of tables) {
      yield `<h2>${escapeHtml(heading)}</h2>\n<table>\n<thead>${head(columns)}</thead>\n<tbody>\n`;
      yield rows.map((row) => cells(row.map(written))).join('\n');
      yield '\n</tbody>\n</table>\n';
    }
    yield '</html>\n';
  },
};
