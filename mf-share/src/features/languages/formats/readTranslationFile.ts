import { readCsv } from './csv/readCsv.ts';
import { decoded } from './decoded.ts';
import { FileProblem } from './FileProblem.ts';
import { FILE_LIMIT_BYTES } from './TranslationFile.ts';
import type { ReadFile } from './TranslationFile.ts';
import { readXliff } from './xliff/readXliff.ts';

/** Reads a file of translations, XLIFF or CSV by what it holds; one that cannot be read says why. */
export async function readTranslationFile(file: Blob): Promise<ReadFile> {
  if (file.size > FILE_LIMIT_BYTES) return { ok: false, fault: { kind: 'too-large' } };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { ok: false, fault: { kind: 'unreadable' } };
  const content = decoded(new Uint8Array(bytes));
  try {
    const read = content.trimStart().startsWith('<') ? readXliff : readCsv;
    return { ok: true, file: read(content) };
  } catch (error) {
    if (error instanceof FileProblem) return { ok: false, fault: error.fault };
    throw error;
  }
}
