import { missingCodes } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';
import { escapeHtml } from '../../../escapeHtml.ts';
import type { ExportFormatRule } from './ExportData.ts';
import { exportTexts } from './texts.ts';

/** What a codebook says of a variable, by `exportTexts.codebookColumns`. */
export function codebookRow(variable: Variable): string[] {
  const { name, label, type, measure, values, set } = variable;
  const listed = (named: readonly { readonly value: number; readonly label: string }[]): string =>
    named.map((one) => `${one.value} = ${one.label}`).join('; ');
  return [
    name,
    label,
    exportTexts.types[type],
    exportTexts.measures[measure],
    listed(values),
    listed(missingCodes(variable)),
    set ?? '',
  ];
}

const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
  `<tr>${row.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;

/** A page of its own to read and to print; it loads nothing. */
export const codebookFormat: ExportFormatRule = {
  extension: 'html',
  mediaType: 'text/html; charset=utf-8',
  async *write({ survey_name, variables, total }) {
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
<p>${escapeHtml(exportTexts.codebookLead(total, variables.length))}</p>
<table>
<thead>${cells('th', exportTexts.codebookColumns)}</thead>
<tbody>
`;
    yield variables.map((variable) => cells('td', codebookRow(variable))).join('\n');
    yield '\n</tbody>\n</table>\n</html>\n';
  },
};
