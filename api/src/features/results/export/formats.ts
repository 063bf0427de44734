import type { ExportFormat } from '@dialogwerk/shared/contract';
import { codebookFormat } from './codebook.ts';
import { csvFormat } from './csv.ts';
import type { ExportFormatRule } from './ExportData.ts';
import { jsonFormat } from './json.ts';
import { packageFormat } from './package/packageFormat.ts';
import { savFormat } from './sav/sav.ts';
import { xlsxFormat } from './xlsx/xlsx.ts';

/** The formats that are written from rows. */
export const rowFormats: Readonly<Record<Exclude<ExportFormat, 'transcripts'>, ExportFormatRule>> = {
  xlsx: xlsxFormat,
  csv: csvFormat,
  sav: savFormat,
  json: jsonFormat,
  codebook: codebookFormat,
  package: packageFormat,
};

/** Texts are no table. */
export const transcriptFormat = { extension: 'txt', mediaType: 'text/plain; charset=utf-8' } as const;

export function formatFacts(format: ExportFormat): Pick<ExportFormatRule, 'extension' | 'mediaType'> {
  return format === 'transcripts' ? transcriptFormat : rowFormats[format];
}
