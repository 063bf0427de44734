import { saveFile } from '@dialogwerk/shared/browser';
import type { OutgoingFile } from './formats/TranslationFile.ts';
import { fileTexts } from './texts.ts';

const formats = {
  xliff: {
    extension: '.xlf',
    type: 'application/xliff+xml',
    load: async () => (await import('./formats/xliff/writeXliff.ts')).writeXliff,
  },
  csv: {
    extension: '.csv',
    type: 'text/csv',
    load: async () => (await import('./formats/csv/writeCsv.ts')).writeCsv,
  },
} as const;

/** Hands translations to the browser to keep as a file; false where the code for it does not come. */
export async function saveTranslations(file: OutgoingFile, format: keyof typeof formats): Promise<boolean> {
  const { extension, type, load } = formats[format];
  const write = await load().catch(() => null);
  if (!write) return false;
  const name = fileTexts
    .name(file.survey_name, file.language)
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim();
  saveFile(new Blob([write(file)], { type: `${type};charset=utf-8` }), `${name}${extension}`);
  return true;
}
