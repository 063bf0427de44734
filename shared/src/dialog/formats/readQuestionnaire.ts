import type { ImportResult } from './common/importResult.ts';
import { formatOf } from './formatOf.ts';
import type { QuestionnaireFile } from './formatOf.ts';
import { formatReaders } from './registry.ts';

/** Reads a questionnaire file of any format as the start of a dialog. `language` is the one that it shall have; null: the file's own. */
export async function readQuestionnaire(file: QuestionnaireFile, language: string | null): Promise<ImportResult> {
  const { id } = await formatOf(file);
  const read = await formatReaders[id]();
  return read(file.content, language);
}
