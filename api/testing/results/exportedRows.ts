import { parse as parseCsv } from 'csv-parse/sync';
import { findExport } from '../../src/features/results/export/exportStatements.ts';
import { openExport } from '../../src/features/results/export/writeExport.ts';
import type { TestApi } from '../startTestApi.ts';

/** The rows of the table that is exported, without codes for what is missing; `token` is of an author who may see all of it. */
export async function exportedRows(
  api: TestApi,
  { survey_id, token }: { readonly survey_id: string; readonly token: string },
  filter: string,
): Promise<Record<string, string>[]> {
  const { export_id } = await api.call('excelExport', { survey_id, filter, format: 'csv', missing: 'empty' }, token);
  const row = await findExport(api.services.db, export_id);
  if (!row) throw new Error('the export is not there');
  const { pieces } = await openExport(api.services, row);
  let text = '';
  for await (const piece of pieces) text += String(piece);
  return parseCsv(text, { bom: true, columns: true, delimiter: ';' });
}
